/** Random baskets with a seed, for calibration and tests. */

/** Creates a generator of numbers from 0 up to 1, which are always the same for a seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

interface BasketItem {
  package: string;
}

/** The packages that an app mixes: most apps use one library, and some move from one to another. */
const MIXES = [['@mui/material', '@mui/lab'], ['@mui/joy'], ['@mui/base'], undefined] as const;

/**
 * Chooses baskets. In turn, they are from Material UI, Joy UI, Base UI, and from all packages.
 * @param items all items, in a stable order.
 * @param largest the maximum number of items in a basket. The minimum is 2.
 */
export function createBaskets<Item extends BasketItem>(
  items: readonly Item[],
  { seed, count, largest }: { seed: number; count: number; largest: number },
): Item[][] {
  const random = createRandom(seed);
  const choose = (limit: number) => Math.floor(random() * limit);
  return Array.from({ length: count }, (_none, index) => {
    const packages: readonly string[] | undefined = MIXES[index % MIXES.length];
    const pool = items.filter((item) => packages?.includes(item.package) ?? true);
    const basket = new Set<Item>();
    const size = Math.min(2 + choose(largest - 1), pool.length);
    while (basket.size < size) {
      basket.add(pool[choose(pool.length)]!);
    }
    return [...basket];
  });
}
