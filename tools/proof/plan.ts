/**
 * Which pages and demos a run visits, and in which combination of settings. Pure, but for `readPlan`: the list of pages
 * comes in.
 */
import { z } from 'zod';

const MODES = ['light', 'dark'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;
/** A desktop and a phone, in CSS pixels. */
const WIDTHS = [1280, 390] as const;

/** How a page is set when it is visited; both widths are looked at unless one is named. */
export interface Combination {
  mode: (typeof MODES)[number];
  direction: (typeof DIRECTIONS)[number];
  widths: readonly (typeof WIDTHS)[number][];
}

export interface Visit extends Combination {
  /** Address with a trailing slash. */
  url: string;
}

/** All modes and directions, each with both widths in turn: a page is loaded once for the two. */
export const COMBINATIONS: readonly Combination[] = MODES.flatMap((mode) =>
  DIRECTIONS.map((direction) => ({ mode, direction, widths: WIDTHS })),
);

/** One page of each kind: the gate visits them in all combinations. */
export const KINDS = {
  'component page': '/material-ui/react-dialog/',
  reference: '/material-ui/api/button/',
  'list of the reference': '/system/api/',
  'Base UI tab': '/base-ui/react-select/components-api/',
  'getting started': '/material-ui/getting-started/installation/',
  playground: '/system/react-box/',
  template: '/material-ui/getting-started/templates/dashboard/',
  'root of a product': '/material-ui/',
  experiments: '/experiments/docs/markdown/',
  home: '/',
  404: '/404/',
  offline: '/offline/',
} as const;

const planSchema = z.strictObject({
  /**
   * `full` visits everything in all settings; `gate` one page of each kind, what has changed up to `MOST_CHANGED` pages,
   * and a tenth of the rest; `changed` only what has changed.
   */
  scope: z.enum(['full', 'gate', 'changed']),
  /** The number of the commit in its history: it chooses the tenth, so that ten commits in a row visit everything. */
  turn: z.int().nonnegative(),
  /** Addresses of the pages whose inputs have changed, with a trailing slash. */
  changedPages: z.array(z.string()),
  /** The demos whose files have changed: paths of their first file, from the root of the repository. */
  changedDemos: z.array(z.string()),
  /** Beginnings of the addresses to visit, where the caller named some; then nothing else is visited. */
  only: z.array(z.string()),
});

export type Plan = z.infer<typeof planSchema>;

/** The plan of a run that nobody planned, such as one of `npx playwright test`. */
const UNPLANNED: Plan = { scope: 'gate', turn: 0, changedPages: [], changedDemos: [], only: [] };

/** How a plan reaches the processes of Playwright. */
export const PLAN_VARIABLE = 'PROOF_PLAN';

/** The plan of this run. @throws Error when the variable holds something else. */
export function readPlan(env: NodeJS.ProcessEnv = process.env): Plan {
  const text = env[PLAN_VARIABLE];
  return text ? planSchema.parse(JSON.parse(text)) : UNPLANNED;
}

/** Of all commits in a row, one in so many visits an address that did not change. */
const TURNS = 10;

/**
 * So many changed pages are visited by the gate. A change of more, such as another key in the front matter of all pages,
 * would otherwise take the gate past its limit of time: `npm run proof -- --changed` visits every page that has changed.
 */
const MOST_CHANGED = 100;

/** The changed pages that a run visits as such. */
function chooseChanged({ scope, turn, changedPages }: Plan): ReadonlySet<string> {
  if (scope !== 'gate' || changedPages.length <= MOST_CHANGED) {
    return new Set(changedPages);
  }
  const ranks = new Map(changedPages.map((url) => [url, hash(`${turn} ${url}`)]));
  const ranked = [...changedPages].sort((a, b) => ranks.get(a)! - ranks.get(b)!);
  return new Set(ranked.slice(0, MOST_CHANGED));
}

/** Whether it is an unchanged address's turn to be visited. */
export function isSampled(key: string, turn: number): boolean {
  return hash(key) % TURNS === turn % TURNS;
}

/**
 * The combination of an address: another one each time that its turn comes, so that all of them come up.
 * @param list what there is to choose from.
 */
export function chooseInTurn<T>(key: string, turn: number, list: readonly T[]): T {
  // The rest of the division by TURNS has chosen the address: what is left of the hash does not depend on it.
  return list[(Math.floor(hash(key) / TURNS) + Math.floor(turn / TURNS)) % list.length]!;
}

/**
 * The visits of a run, in the order of the pages.
 * @param pages all addresses, with a trailing slash.
 * @throws Error when no address begins as the caller asked for.
 */
export function planVisits(pages: readonly string[], plan: Plan): Visit[] {
  const { scope, turn } = plan;
  const changed = chooseChanged(plan);
  const kinds: readonly string[] = Object.values(KINDS);
  return selectNamed(pages, plan, (url) => url).flatMap((url) => {
    const isKind = scope === 'gate' && kinds.includes(url);
    const isNamed = plan.only.length > 0;
    if (scope === 'full' || isKind) {
      return COMBINATIONS.map((combination) => ({ url, ...combination }));
    }
    const own = chooseInTurn(url, turn, SINGLE);
    if (changed.has(url)) {
      return [own, getOpposite(own)].map((combination) => ({ url, ...combination }));
    }
    const isDue = isNamed || (scope === 'gate' && isSampled(url, turn));
    return isDue ? [{ url, ...own }] : [];
  });
}

/**
 * What the caller named by the beginning of its address; everything when nothing was named.
 * @throws Error when no address begins so.
 */
export function selectNamed<T>(
  all: readonly T[],
  { only }: Pick<Plan, 'only'>,
  getUrl: (item: T) => string,
): readonly T[] {
  const chosen = all.filter(
    (item) => only.length === 0 || only.some((start) => getUrl(item).startsWith(start)),
  );
  if (chosen.length === 0) {
    throw new Error(
      `No address begins with ${only.join(' or ')}: the folders of out/ are the addresses.`,
    );
  }
  return chosen;
}

/** All combinations with a single width. */
const SINGLE: readonly Combination[] = COMBINATIONS.flatMap((combination) =>
  WIDTHS.map((width) => ({ ...combination, widths: [width] })),
);

/** The combination that differs in everything. */
function getOpposite({ mode, direction, widths: [width] }: Combination): Combination {
  return {
    mode: MODES.find((other) => other !== mode)!,
    direction: DIRECTIONS.find((other) => other !== direction)!,
    widths: WIDTHS.filter((other) => other !== width),
  };
}

/** FNV-1a of 32 bits, both halves folded, since its low bits alone are uneven. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  }
  return ((value >>> 16) ^ value) & 0xffff;
}
