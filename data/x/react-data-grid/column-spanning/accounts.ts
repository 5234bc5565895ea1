/** A line of the yearly accounts. A line with `kind: 'heading'` has no amounts. */
export interface Line {
  id: number;
  kind: 'heading' | 'item' | 'total';
  text: string;
  account: string;
  planned: number;
  spent: number;
}

const areas: [string, [string, string, number, number][]][] = [
  [
    'Track and buildings',
    [
      ['Sleepers, oak', '4110', 18400, 19150],
      ['Roof of the engine shed', '4120', 32000, 27480],
    ],
  ],
  [
    'Rolling stock',
    [
      ['Boiler certificate', '4210', 9600, 9600],
      ['Coal', '4220', 14200, 16830],
      ['Paint and lettering', '4230', 2800, 1945],
    ],
  ],
];

/** A heading, the items, and a total for each area. */
export const accounts: Line[] = areas
  .flatMap(([area, items]): Omit<Line, 'id'>[] => [
    { kind: 'heading', text: area, account: '', planned: 0, spent: 0 },
    ...items.map(([text, account, planned, spent]) => ({
      kind: 'item' as const,
      text,
      account,
      planned,
      spent,
    })),
    {
      kind: 'total',
      text: `Total: ${area}`,
      account: '',
      planned: items.reduce((sum, [, , planned]) => sum + planned, 0),
      spent: items.reduce((sum, [, , , spent]) => sum + spent, 0),
    },
  ])
  .map((line, index) => ({ ...line, id: index + 1 }));

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

export const formatDollars = (value: number) => dollars.format(value);
