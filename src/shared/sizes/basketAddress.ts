/**
 * The basket in the address: `?basket=material.Button~joy.Slider`. Links on other pages add to the basket of the visitor:
 * `?add=material.Button`.
 */
import type { SizeEntry } from './sizesFile';

const BASKET_PARAMETER = 'basket';
const ADDITION_PARAMETER = 'add';

/** The maximum number of components and hooks in a basket. */
export const BASKET_LIMIT = 100;

const SCOPE = '@mui/';

type Named = Pick<SizeEntry, 'name' | 'package'>;

const writeName = (entry: Named): string => `${entry.package.slice(SCOPE.length)}.${entry.name}`;

/** Returns the query of a basket, without `?`. It is empty for an empty basket. */
export function writeBasketQuery(basket: readonly Named[]): string {
  return basket.length > 0 ? `${BASKET_PARAMETER}=${basket.map(writeName).join('~')}` : '';
}

/** Returns the query, without `?`, that adds an entry to the basket of the visitor. */
export function writeAdditionQuery(entry: Named): string {
  return `${ADDITION_PARAMETER}=${writeName(entry)}`;
}

/** Whether a query names a basket. */
export function hasBasket(search: string): boolean {
  return new URLSearchParams(search).has(BASKET_PARAMETER);
}

/**
 * Reads the basket of an address: the one that it names, or the visitor's own basket, with what the address adds. Unknown
 * names and those above the limit are left out.
 * @param search a query of any origin.
 * @param own the query of the visitor's own basket, as `writeBasketQuery` returned it.
 * @param entries all known entries.
 */
export function openBasket<Entry extends Named>(
  search: string,
  own: string,
  entries: readonly Entry[],
): Entry[] {
  const basket = readBasketQuery(hasBasket(search) ? search : own, entries);
  const added = readNames(new URLSearchParams(search).get(ADDITION_PARAMETER) ?? '', entries);
  return [...new Set([...basket, ...added])].slice(0, BASKET_LIMIT);
}

/**
 * Reads a basket from a query. Unknown names and those above the limit are left out.
 * @param search a query of any origin.
 * @param entries all known entries.
 */
export function readBasketQuery<Entry extends Named>(
  search: string,
  entries: readonly Entry[],
): Entry[] {
  return readNames(new URLSearchParams(search).get(BASKET_PARAMETER) ?? '', entries);
}

function readNames<Entry extends Named>(names: string, entries: readonly Entry[]): Entry[] {
  const known = new Map(entries.map((entry) => [writeName(entry), entry]));
  const found = new Set<Entry>();
  for (const name of names.split('~')) {
    const entry = known.get(name);
    if (entry && found.size < BASKET_LIMIT) {
      found.add(entry);
    }
  }
  return [...found];
}

/** Replaces the basket in a query, which may contain other parameters. */
export function replaceBasket(search: string, basket: readonly Named[]): string {
  const others = new URLSearchParams(search);
  others.delete(BASKET_PARAMETER);
  others.delete(ADDITION_PARAMETER);
  const query = [others.toString(), writeBasketQuery(basket)].filter(Boolean).join('&');
  return query && `?${query}`;
}
