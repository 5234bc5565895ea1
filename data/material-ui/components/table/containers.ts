/** The rows and columns of the complete example, and a function that sorts rows. */
const places = ['Bergen', 'Cork', 'Dieppe', 'Esbjerg', 'Faro', 'Gdynia'];

export const containers = Array.from({ length: 27 }, (_, index) => ({
  id: `HRB ${4100 + ((index * 31) % 97)}`,
  to: places[(index * 5) % places.length]!,
  tonnes: 3 + ((index * 11) % 22),
}));

export type Key = keyof (typeof containers)[number];

export const columns: { key: Key; label: string; align?: 'right' }[] = [
  { key: 'id', label: 'Container' },
  { key: 'to', label: 'To' },
  { key: 'tonnes', label: 'Tonnes', align: 'right' },
];

export interface Sort {
  by: Key;
  order: 'asc' | 'desc';
}

const { compare } = new Intl.Collator('en', { numeric: true });

/** Returns the sorted containers. */
export function sortContainers({ by, order }: Sort) {
  const sign = order === 'asc' ? 1 : -1;
  return [...containers].sort((a, b) => sign * compare(String(a[by]), String(b[by])));
}
