/**
 * The queries by which the relevance of the search is judged: 150 for each product, of which 15 are held out. The right
 * pages were chosen by reading the content, not by what the search finds.
 *
 * To add a query, write it as a visitor would type it, find the page that answers it, and add a row to its kind in the
 * file of the product. `queries.content.test.ts` checks that the address exists.
 */
import { BASE_UI } from './baseUi';
import { HELD_OUT } from './heldOut';
import { JOY_UI } from './joyUi';
import { LATER_UNSEEN_QUERIES } from './laterUnseen';
import { MATERIAL_UI } from './materialUi';
import { READER_QUERIES as READER_ROWS } from './readers';
import { SYSTEM } from './system';
import { UNSEEN_QUERIES as UNSEEN_ROWS } from './unseen';

/** The kinds of queries. */
export type QueryKind =
  /** The name of a component in another library, or a usual word for it. */
  | 'otherName'
  | 'htmlElement'
  /** An ARIA role or attribute. */
  | 'ariaRole'
  /** What the visitor wants to do. */
  | 'task'
  | 'typingError'
  | 'plural'
  | 'prop'
  | 'propWithValue'
  /** A class name, or a selector with one. */
  | 'className'
  | 'cssVariable'
  /** A path in the theme. */
  | 'themeKey'
  | 'importPath'
  | 'hook'
  /** A message in the console, or a part of it. */
  | 'errorText';

/**
 * The query and the right address. Several addresses are equally right. An address without a hash stands for the page
 * with all its sections, and one with a hash for this section only.
 */
export type QueryRow = readonly [query: string, ...right: [string, ...string[]]];

/** The queries of a product by kind. */
export type QueryTable = Partial<Readonly<Record<QueryKind, readonly QueryRow[]>>>;

/** A query with the product whose pages the visitor reads. */
export interface Query {
  query: string;
  product: string;
  /** Absent for queries that aren't sorted by their kind. */
  kind?: QueryKind;
  right: readonly string[];
}

const TABLES: Readonly<Record<string, QueryTable>> = {
  'material-ui': MATERIAL_UI,
  'joy-ui': JOY_UI,
  'base-ui': BASE_UI,
  system: SYSTEM,
};

/** The queries with which the search may be tuned. */
export const QUERIES = listQueries(TABLES);
export const HELD_OUT_QUERIES = listQueries(HELD_OUT);
export const READER_QUERIES = listRows(READER_ROWS);
export const UNSEEN_QUERIES = [...listRows(UNSEEN_ROWS), ...listRows(LATER_UNSEEN_QUERIES)];

function listRows(table: Readonly<Record<string, readonly QueryRow[]>>): Query[] {
  return Object.entries(table).flatMap(([product, rows]) =>
    rows.map(([query, ...right]) => ({ query, product, right })),
  );
}

function listQueries(tables: Readonly<Record<string, QueryTable>>): Query[] {
  return Object.entries(tables).flatMap(([product, table]) =>
    Object.entries(table).flatMap(([kind, rows]) =>
      rows.map(([query, ...right]) => ({ query, product, kind: kind as QueryKind, right })),
    ),
  );
}

/**
 * Whether a result is the right one.
 * @param href the address of the result, with trailing slash and with or without hash.
 */
export function isRight(href: string, { right }: Query): boolean {
  return right.some((address) =>
    address.includes('#') ? href === address : href.replace(/#.*$/, '') === address,
  );
}

/** Whether a result is on the right page, whatever its section. */
export function isOnRightPage(href: string, { right }: Query): boolean {
  const page = href.replace(/#.*$/, '');
  return right.some((address) => address.replace(/#.*$/, '') === page);
}
