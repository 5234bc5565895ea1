/** Code variants and styling flavours. Both are data: a new flavour is one line here. */

/** The styling flavours of a demo, named as in S3.14. The key is the folder name, the cookie value, and the hash prefix. */
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

/** What a URL hash says about a demo's code; fields that it does not name are absent. */
export interface DemoHash {
  /** The demo's name, such as `BasicButtons`. */
  demo: string;
  variant?: Variant;
  flavour?: Flavour;
}

const HASH = new RegExp(
  `^#?(?:(${FLAVOUR_IDS.join('|')})-)?([A-Z]\\w*?(?:-\\d+)?)(?:\\.(js|tsx))?$`,
);

/**
 * Reads a demo anchor: `#BasicButtons`, `#BasicButtons.js`, `#tailwind-SelectBasic.tsx`.
 * @returns undefined for a hash of any other form, such as that of a heading.
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

/** What a hash says about all demos of the page; fields that it does not name are absent. */
type CodeHash = Pick<DemoHash, 'variant' | 'flavour'>;

/** Where one hash contains several, the first counts. */
const ANY_FLAVOUR = new RegExp(`(${FLAVOUR_IDS.join('|')})-`);

/**
 * The variant and the flavour that a hash sets, whatever else it says.
 * S4.12: "A URL hash ending in .js or .tsx overrides it". S4.15: "A hash containing tailwind-, css- or system- sets it".
 * @param hash without its sign. @param isPlace whether the page has an element of this id: the hash `css-variables`
 *   leads to the heading of that name, and sets no flavour.
 */
export function parseCodeHash(hash: string, isPlace: (id: string) => boolean): CodeHash {
  const ending = /\.(js|tsx)$/.exec(hash)?.[1];
  const flavour = ANY_FLAVOUR.exec(hash)?.[1] as Flavour | undefined;
  return {
    ...(ending && { variant: ending === 'js' ? 'JS' : 'TS' }),
    ...(flavour && !isPlace(hash) && { flavour }),
  };
}

/** The flavour to show: the wanted one where the demo has it, else System, else its first. */
export function resolveFlavour(available: readonly Flavour[], wanted: Flavour): Flavour {
  if (available.includes(wanted)) {
    return wanted;
  }
  return available.includes(DEFAULT_FLAVOUR) ? DEFAULT_FLAVOUR : (available[0] ?? DEFAULT_FLAVOUR);
}
