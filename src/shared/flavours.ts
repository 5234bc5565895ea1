/** Code variants and styling flavors. Both are data: to add a flavor, add one line here. */

/**
 * The styling flavors of a demo, named as in S3.14. The key is the folder name, the cookie value, and the hash prefix.
 */
export const FLAVOURS = {
  system: 'MUI System',
  tailwind: 'Tailwind',
  css: 'CSS',
} as const;
export type Flavour = keyof typeof FLAVOURS;
export const FLAVOUR_IDS = Object.keys(FLAVOURS) as Flavour[];

/** S4.14: "Code styling: defaults to MUI System". */
export const DEFAULT_FLAVOUR: Flavour = 'system';

/** The code variants; the key is the cookie value. */
export const VARIANTS = { TS: 'TypeScript', JS: 'JavaScript' } as const;
export type Variant = keyof typeof VARIANTS;
export const VARIANT_IDS = Object.keys(VARIANTS) as Variant[];

/** S4.11: "Code variant: defaults to TS". */
export const DEFAULT_VARIANT: Variant = 'TS';

/** The parts of a demo anchor. Parts that the hash doesn't contain are absent. */
export interface DemoHash {
  /** Name of the demo, such as `BasicButtons`. */
  demo: string;
  variant?: Variant;
  flavour?: Flavour;
}

const HASH = new RegExp(
  `^#?(?:(${FLAVOUR_IDS.join('|')})-)?([A-Z]\\w*?(?:-\\d+)?)(?:\\.(js|tsx))?$`,
);

/**
 * Parses a demo anchor: `#BasicButtons`, `#BasicButtons.js`, `#tailwind-SelectBasic.tsx`.
 * @returns undefined for any other hash, such as that of a heading.
 */
export function parseDemoHash(hash: string): DemoHash | undefined {
  const match = HASH.exec(hash);
  if (!match?.[2]) {
    return undefined;
  }
  return {
    demo: match[2],
    ...(match[3] && { variant: match[3] === 'js' ? 'JS' : 'TS' }),
    ...(match[1] && { flavour: match[1] as Flavour }),
  };
}

/** The part of a hash that applies to all demos of the page. */
type CodeHash = Pick<DemoHash, 'variant' | 'flavour'>;

/** If a hash contains several flavors, the first one counts. */
const ANY_FLAVOUR = new RegExp(`(${FLAVOUR_IDS.join('|')})-`);

/**
 * Returns the variant and the flavor that a hash sets.
 * S4.12: "A URL hash ending in .js or .tsx overrides it". S4.15: "A hash containing tailwind-, css- or system- sets
 * it".
 * @param hash without `#`.
 * @param isPlace whether the page has an element with this id. The hash `css-variables`, for example, is the id of a
 *   heading and sets no flavor.
 */
export function parseCodeHash(hash: string, isPlace: (id: string) => boolean): CodeHash {
  const ending = /\.(js|tsx)$/.exec(hash)?.[1];
  const flavour = ANY_FLAVOUR.exec(hash)?.[1] as Flavour | undefined;
  return {
    ...(ending && { variant: ending === 'js' ? 'JS' : 'TS' }),
    ...(flavour && !isPlace(hash) && { flavour }),
  };
}

/** Returns the flavor to show: the wanted one if the demo has it, else System, else the first one of the demo. */
export function resolveFlavour(available: readonly Flavour[], wanted: Flavour): Flavour {
  if (available.includes(wanted)) {
    return wanted;
  }
  return available.includes(DEFAULT_FLAVOUR) ? DEFAULT_FLAVOUR : (available[0] ?? DEFAULT_FLAVOUR);
}
