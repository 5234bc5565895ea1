export type Status = 'Packed' | 'On its way' | 'Ordered' | 'Missing';

/** One thing that goes on board. */
export interface Cargo {
  id: number;
  item: string;
  deck: 'Bridge' | 'Laboratory' | 'Hold' | 'Galley';
  status: Status;
  kilograms: number;
  /** In euros, for one piece. */
  price: number;
  pieces: number;
  /** Share of the pieces that are packed, from 0 to 1. */
  packed: number;
  due: Date;
}

export const decks: Cargo['deck'][] = ['Bridge', 'Laboratory', 'Hold', 'Galley'];
export const statuses: Status[] = ['Packed', 'On its way', 'Ordered', 'Missing'];

const items: [string, Cargo['deck'], number, number][] = [
  ['Plankton net', 'Laboratory', 4.5, 310],
  ['Sample bottle', 'Laboratory', 0.4, 6.5],
  ['Echo sounder', 'Bridge', 38, 5400],
  ['Survival suit', 'Hold', 6, 420],
  ['Ice anchor', 'Hold', 24, 180],
  ['Tinned beans', 'Galley', 0.5, 1.2],
  ['Chart of the strait', 'Bridge', 0.3, 28],
  ['Core drill', 'Laboratory', 61, 8900],
  ['Coffee', 'Galley', 1, 14],
  ['Spare propeller', 'Hold', 140, 2300],
  ['Signal lamp', 'Bridge', 2.2, 95],
  ['Flour', 'Galley', 25, 19],
];

/** 120 rows that are the same on every visit: each is worked out from its number. */
export const cargo: Cargo[] = Array.from({ length: 120 }, (_, index) => {
  const [item, deck, kilograms, price] = items[index % items.length] ?? ['', 'Hold', 0, 0];
  const status = statuses[(index * 7 + Math.floor(index / 5)) % statuses.length] ?? 'Ordered';
  const pieces = 1 + ((index * 13) % 24);
  const share = { Packed: 1, 'On its way': 0.5, Ordered: 0.2, Missing: 0 }[status];
  return {
    id: index + 1,
    item: `${item}, lot ${Math.floor(index / items.length) + 1}`,
    deck,
    status,
    kilograms,
    price,
    pieces,
    packed: Math.floor(pieces * share) / pieces,
    due: new Date(2026, 2, 1 + ((index * 11) % 90)),
  };
});

/** One watch of a day at sea. */
export interface Watch {
  id: number;
  name: string;
  task: 'Helm' | 'Engine' | 'Laboratory' | 'Galley';
  hours: number;
}

export const tasks: Watch['task'][] = ['Helm', 'Engine', 'Laboratory', 'Galley'];

export const watches: Watch[] = [
  { id: 1, name: 'Amara Diallo', task: 'Helm', hours: 4 },
  { id: 2, name: 'Jon Eriksen', task: 'Engine', hours: 6 },
  { id: 3, name: 'Mei Tanaka', task: 'Laboratory', hours: 5 },
  { id: 4, name: 'Piet de Wit', task: 'Helm', hours: 4 },
  { id: 5, name: 'Sofia Ruiz', task: 'Galley', hours: 3 },
];

export const sensors = ['Bow', 'Stern', 'Mast', 'Keel', 'Winch', 'Hatch'];

/** A reading of every sensor at every depth, for one minute of the dive. */
export interface Reading {
  id: number;
  minute: string;
  [channel: string]: number | string;
}

/** Channels such as "Bow 10": each sensor at five depths. */
export const channels = sensors.flatMap((sensor) =>
  [10, 20, 30, 40, 50].map((depth) => ({ sensor, depth, field: `${sensor} ${depth}` })),
);

/** Temperatures that look measured and are computed, so that every visit shows the same. */
export function createReading(minute: number): Reading {
  const values = channels.map(({ field, depth }, index) => {
    const wave = Math.sin((minute + index * 3) / 9) * 1.4;
    return [field, Math.round((12 - depth / 8 + wave) * 10) / 10];
  });
  const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  return { id: minute, minute: clock, ...Object.fromEntries(values) };
}

/** A line of the budget. Lines of a kind `total` close a department. */
export interface BudgetLine {
  id: number;
  department: string;
  purpose: string;
  kind: 'cost' | 'total';
  amount: number;
}

const costs: [string, string, number][] = [
  ['Ship', 'Fuel', 48200],
  ['Ship', 'Harbor dues', 7350],
  ['Ship', 'Insurance', 15900],
  ['Science', 'Core drill', 8900],
  ['Science', 'Sample bottles', 2600],
  ['Crew', 'Wages', 64100],
  ['Crew', 'Provisions', 9800],
];

export const budget: BudgetLine[] = [...new Set(costs.map(([department]) => department))]
  .flatMap((department) => {
    const own = costs.filter(([name]) => name === department);
    const total = own.reduce((sum, [, , amount]) => sum + amount, 0);
    return [
      ...own.map(([, purpose, amount]) => ({ department, purpose, amount, kind: 'cost' as const })),
      { department, purpose: `Total: ${department}`, amount: total, kind: 'total' as const },
    ];
  })
  .map((line, index) => ({ ...line, id: index + 1 }));

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' });
const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' });

export const formatDay = (value: Date) => day.format(value);
export const formatEuros = (value: number) => euros.format(value);
