/** Which page is visited in which mode, direction and width. Pure: the list of pages comes in. */

const MODES = ['light', 'dark'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;
/** Issue 8: "desktop and 390 px", in CSS pixels. */
const WIDTHS = [1280, 390] as const;

export interface Combination {
  mode: (typeof MODES)[number];
  direction: (typeof DIRECTIONS)[number];
  width: (typeof WIDTHS)[number];
}

export interface Visit extends Combination {
  /** Address with a trailing slash. */
  url: string;
}

export const COMBINATIONS: readonly Combination[] = MODES.flatMap((mode) =>
  DIRECTIONS.flatMap((direction) => WIDTHS.map((width) => ({ mode, direction, width }))),
);

/** One page of each kind: they are visited in all combinations. */
export const KINDS = {
  'component page': '/material-ui/react-dialog/',
  reference: '/material-ui/api/button/',
  'list of the reference': '/system/api/',
  'Base UI tab': '/base-ui/react-select/components-api/',
  'getting started': '/material-ui/getting-started/installation/',
  playground: '/system/react-box/',
  template: '/material-ui/getting-started/templates/dashboard/',
  experiments: '/experiments/docs/markdown/',
  home: '/',
  404: '/404/',
  offline: '/offline/',
} as const;

/** The combination of a page: always the same one, and chosen evenly. */
export function getCombination(url: string): Combination {
  return COMBINATIONS[hash(url) % COMBINATIONS.length]!;
}

/** FNV-1a of 32 bits, both halves folded, since its low bits alone are uneven. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  }
  return ((value >>> 16) ^ value) & 0xffff;
}

/**
 * The visits of a crawl, in the order of the pages.
 * @param pages addresses with a trailing slash.
 * @param full every page in all combinations; otherwise each in one, and those of KINDS in all.
 */
export function planVisits(pages: readonly string[], full: boolean): Visit[] {
  const kinds: readonly string[] = Object.values(KINDS);
  return pages.flatMap((url) => {
    const chosen = full || kinds.includes(url) ? COMBINATIONS : [getCombination(url)];
    return chosen.map((combination) => ({ url, ...combination }));
  });
}
