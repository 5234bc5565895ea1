/** The comparison of two versions in the address: `?product=material-ui&from=5.18&to=6.4&q=Button&kinds=added~removed`. */
import { CHANGE_KINDS, type ChangeKind } from './historyFile';

/** The products whose packages have a history, with the package of each. */
export const HISTORY_PRODUCTS = {
  'material-ui': '@mui/material',
  'joy-ui': '@mui/joy',
  'base-ui': '@mui/base',
  system: '@mui/system',
} as const;
export type HistoryProduct = keyof typeof HISTORY_PRODUCTS;

/** The maximum length of the query for names. */
export const QUERY_LIMIT = 200;

export interface ChangesAddress {
  product: HistoryProduct;
  /** Versions as written in the address. Empty for the default. */
  from: string;
  to: string;
  q: string;
  kinds: readonly ChangeKind[];
}

const PARAMETERS = ['product', 'from', 'to', 'q', 'kinds'] as const;

/**
 * Reads the comparison from a query. Unknown values are replaced with the defaults.
 * @param search a query of any origin.
 */
export function readChangesAddress(search: string): ChangesAddress {
  const parameters = new URLSearchParams(search);
  const get = (name: (typeof PARAMETERS)[number]) => parameters.get(name) ?? '';
  const product = get('product');
  const kinds = get('kinds').split('~');
  const known = CHANGE_KINDS.filter((kind) => kinds.includes(kind));
  return {
    product: Object.hasOwn(HISTORY_PRODUCTS, product) ? (product as HistoryProduct) : 'material-ui',
    from: readVersion(get('from')),
    to: readVersion(get('to')),
    q: get('q').slice(0, QUERY_LIMIT),
    // An empty list was written by this page, and a list without a known kind wasn't.
    kinds: known.length > 0 || parameters.get('kinds') === '' ? known : CHANGE_KINDS,
  };
}

const readVersion = (text: string) => (/^[\w.-]{1,40}$/.test(text) ? text : '');

/** Replaces the comparison in a query, which may contain other parameters. Defaults are left out. */
export function replaceChangesAddress(search: string, address: ChangesAddress): string {
  const parameters = new URLSearchParams(search);
  PARAMETERS.forEach((name) => parameters.delete(name));
  const { kinds, ...texts } = address;
  Object.entries(texts)
    .filter(([, text]) => text !== '')
    .forEach(([name, text]) => parameters.set(name, text));
  if (kinds.length < CHANGE_KINDS.length) {
    parameters.set('kinds', kinds.join('~'));
  }
  return `?${parameters.toString()}`;
}
