import type { GridColDef } from '@mui/x-data-grid';

/** An exhibit that the museum has lent to another one. */
export interface Loan {
  id: string;
  exhibit: string;
  borrower: string;
  until: number;
  insured: number;
}

/** Returns an item of a list, and starts again at the end. */
const pick = <T>(list: readonly [T, ...T[]], index: number) => list[index % list.length] ?? list[0];

const exhibits: [string, ...string[]] = [
  'Signal lever frame',
  'Station clock',
  'Guard’s lantern',
  'Builder’s plate 1187',
];
const borrowers: [string, ...string[]] = ['Harbor Museum', 'School of Engineering', 'Town archive'];

export const loans: Loan[] = Array.from({ length: 12 }, (_, index) => ({
  id: `X-${80 + index}`,
  exhibit: pick(exhibits, index * 3),
  borrower: pick(borrowers, index),
  until: 2027 + ((index * 2) % 5),
  insured: 1200 + ((index * 950) % 7000),
}));

export const loanColumns: GridColDef<Loan>[] = [
  { field: 'id', headerName: 'Number' },
  { field: 'exhibit', headerName: 'Exhibit', width: 190 },
  { field: 'borrower', headerName: 'Borrower', width: 190 },
  { field: 'until', headerName: 'Until', type: 'number', valueFormatter: String },
  { field: 'insured', headerName: 'Insured ($)', type: 'number', width: 120 },
];

/** Returns a copy of the columns in which a column is one place nearer to the start or the end. */
export function moveColumn(columns: GridColDef<Loan>[], field: string, step: -1 | 1) {
  const from = columns.findIndex((column) => column.field === field);
  const to = Math.min(columns.length - 1, Math.max(0, from + step));
  const moved = [...columns];
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}
