/** The basket in the address: `?basket=material.Button~joy.Slider`. */
import type { SizeEntry } from './sizesFile';

const BASKET_PARAMETER = 'basket';

/** The maximum number of components and hooks in a basket. */
export const BASKET_LIMIT = 100;

const SCOPE = '@mui/';

type Named = Pick<SizeEntry, 'name' | 'package'>;

/** Returns the query of a basket, without `?`. It is empty for an empty basket. */
export function writeBasketQuery(basket: readonly Named[]): string {
  const names = basket.map((entry) => `${entry.package.slice(SCOPE.length)}.${entry.name}`);
  return names.length > 0 ? `${BASKET_PARAMETER}=${names.join('~')}` : '';
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
  const value = new URLSearchParams(search).get(BASKET_PARAMETER) ?? '';
  const known = new Map(entries.map((entry) => [writeBasketQuery([entry]), entry]));
  const found = new Set<Entry>();
  for (const name of value.split('~')) {
    const entry = known.get(`${BASKET_PARAMETER}=${name}`);
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
  const query = [others.toString(), writeBasketQuery(basket)].filter(Boolean).join('&');
  return query && `?${query}`;
}
