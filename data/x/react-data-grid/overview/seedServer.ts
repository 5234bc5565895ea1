import type { GridFilterModel, GridPaginationModel, GridSortModel } from '@mui/x-data-grid';
import { accessions, type Accession } from './seeds';

export interface SeedQuery {
  pagination: GridPaginationModel;
  sort: GridSortModel;
  filter: GridFilterModel;
}

export interface SeedPage {
  rows: Accession[];
  total: number;
}

function compare(a: Accession, b: Accession, field: keyof Accession) {
  if (a[field] === b[field]) {
    return 0;
  }
  return a[field] < b[field] ? -1 : 1;
}

/** Simulates a server, which returns one page and the number of all matches after 600 milliseconds. */
export async function findAccessions({ pagination, sort, filter }: SeedQuery): Promise<SeedPage> {
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  const words = (filter.quickFilterValues ?? []).map((word) => String(word).toLowerCase());
  const found = accessions.filter((row) =>
    words.every((word) => `${row.variety} ${row.family} ${row.donor}`.toLowerCase().includes(word)),
  );
  const [order] = sort;
  if (order?.sort) {
    const sign = order.sort === 'asc' ? 1 : -1;
    found.sort((a, b) => sign * compare(a, b, order.field as keyof Accession));
  }
  const start = pagination.page * pagination.pageSize;
  return { rows: found.slice(start, start + pagination.pageSize), total: found.length };
}
