/**
 * Plans which pages and demos a run visits, and in which combination of settings. All functions except `readPlan` are
 * pure and get the list of pages as an argument.
 */
import { z } from 'zod';
import { isComponentPage } from '../../src/shared/products';

const MODES = ['light', 'dark'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;
/** The widths of a desktop and a phone, in CSS pixels. */
const WIDTHS = [1280, 390] as const;

/** The settings of a visit. Without a single width, the page is checked in both. */
export interface Combination {
  mode: (typeof MODES)[number];
  direction: (typeof DIRECTIONS)[number];
  widths: readonly (typeof WIDTHS)[number][];
}

export interface Visit extends Combination {
  /** Address with trailing slash. */
  url: string;
}

/** All modes and directions, each with both widths, so that a page is loaded once for the two. */
export const COMBINATIONS: readonly Combination[] = MODES.flatMap((mode) =>
  DIRECTIONS.map((direction) => ({ mode, direction, widths: WIDTHS })),
);

/** One page of each kind. The gate visits them in all combinations. */
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
   * `full` visits everything in all settings. `gate` visits one page of each kind, up to `MOST_CHANGED` changed pages,
   * and a tenth of the rest. `changed` only visits changed pages and demos.
   */
  scope: z.enum(['full', 'gate', 'changed']),
  /** The number of commits in the history. It selects the tenth, so that ten consecutive commits visit everything. */
  turn: z.int().nonnegative(),
  /** Addresses of pages with changed inputs, with trailing slash. */
  changedPages: z.array(z.string()),
  /** Demos with changed files: paths of their first file, relative to the repository. */
  changedDemos: z.array(z.string()),
  /** Prefixes of the addresses to visit. If there are any, only these are visited. */
  only: z.array(z.string()),
});

export type Plan = z.infer<typeof planSchema>;

/** The plan of a run without the runner, such as `npx playwright test`. */
const UNPLANNED: Plan = { scope: 'gate', turn: 0, changedPages: [], changedDemos: [], only: [] };

/** The environment variable that passes the plan to Playwright's processes. */
export const PLAN_VARIABLE = 'PROOF_PLAN';

/** Reads the plan of this run. @throws Error when the variable has an invalid value. */
export function readPlan(env: NodeJS.ProcessEnv = process.env): Plan {
  const text = env[PLAN_VARIABLE];
  return text ? planSchema.parse(JSON.parse(text)) : UNPLANNED;
}

/** The number of consecutive commits in which each unchanged address is visited once. */
const TURNS = 10;

/**
 * The maximum number of changed pages that the gate visits. Larger changes, such as a new key in the front matter of
 * all pages, would exceed its time limit. `npm run proof -- --changed` visits all changed pages.
 */
const MOST_CHANGED = 100;

/** As above, for component pages in settings of their own, such as forced colors. Each takes about eight seconds. */
const MOST_COMPONENT_PAGES = 20;

/** As above, for demos that are used. Each takes about eight seconds, which adds up to three minutes. */
const USE_TURNS = 100;
const MOST_USED = 25;

/** Selects the changed items to visit, at most `most` of them in the gate. */
function chooseChanged(
  changed: readonly string[],
  { scope, turn }: Plan,
  most: number,
): ReadonlySet<string> {
  if (scope !== 'gate' || changed.length <= most) {
    return new Set(changed);
  }
  const ranks = new Map(changed.map((key) => [key, hash(`${turn} ${key}`)]));
  const ranked = [...changed].sort((a, b) => ranks.get(a)! - ranks.get(b)!);
  return new Set(ranked.slice(0, most));
}

/**
 * Whether an unchanged item is part of this commit's sample.
 * @param turns the number of consecutive commits in which each item is sampled once.
 */
export function isSampled(key: string, turn: number, turns = TURNS): boolean {
  return hash(key) % turns === turn % turns;
}

/**
 * Chooses the combination of an address, which rotates so that each one is used eventually.
 * @param list the combinations to choose from.
 */
export function chooseRoundRobin<T>(key: string, turn: number, list: readonly T[]): T {
  // The remainder of the division by TURNS selected the address, so the quotient is independent of it.
  return list[(Math.floor(hash(key) / TURNS) + Math.floor(turn / TURNS)) % list.length]!;
}

/**
 * Lists the visits of a run, in the order of the pages.
 * @param pages all addresses, with trailing slash.
 * @throws Error when no address matches the caller's prefixes.
 */
export function planVisits(pages: readonly string[], plan: Plan): Visit[] {
  const { scope, turn } = plan;
  const changed = chooseChanged(plan.changedPages, plan, MOST_CHANGED);
  const kinds: readonly string[] = Object.values(KINDS);
  return selectNamed(pages, plan, (url) => url).flatMap((url) => {
    const isKind = scope === 'gate' && kinds.includes(url);
    const isNamed = plan.only.length > 0;
    if (scope === 'full' || isKind) {
      return COMBINATIONS.map((combination) => ({ url, ...combination }));
    }
    const own = chooseRoundRobin(url, turn, SINGLE);
    if (changed.has(url)) {
      return [own, getOpposite(own)].map((combination) => ({ url, ...combination }));
    }
    const isDue = isNamed || (scope === 'gate' && isSampled(url, turn));
    return isDue ? [{ url, ...own }] : [];
  });
}

/**
 * Lists the component pages that tests visit once, for the evidence of accessibility: all of them in the full proof, else
 * the named or changed ones, and in the gate up to `MOST_COMPONENT_PAGES` of them and one that stands for the others.
 * @param pages all addresses, with trailing slash.
 */
export function planComponentPages(pages: readonly string[], plan: Plan): string[] {
  const { scope, only, changedPages } = plan;
  const changed = chooseChanged(changedPages.filter(isComponentPage), plan, MOST_COMPONENT_PAGES);
  return pages.filter(
    (url) =>
      isComponentPage(url) &&
      (only.length > 0
        ? only.some((start) => url.startsWith(start))
        : scope === 'full' ||
          changed.has(url) ||
          (scope === 'gate' && url === KINDS['component page'])),
  );
}

/** What a plan knows about a demo. */
interface PlannedDemo {
  /** Address of its page, without trailing slash. */
  pathname: string;
  /** Its first file, relative to the root of the repository. Each flavor has its own. */
  file: string;
}

/**
 * Lists the demos that a run uses: in the gate, the changed ones and a small sample of the others.
 * @param demos all demos.
 * @throws Error when no address matches the caller's prefixes.
 */
export function planUse<T extends PlannedDemo>(demos: readonly T[], plan: Plan): T[] {
  const { scope, turn, changedDemos, only } = plan;
  const changed = chooseChanged(changedDemos, plan, MOST_USED);
  return selectNamed(demos, plan, ({ pathname }) => `${pathname}/`).filter(
    ({ file }) =>
      scope === 'full' ||
      only.length > 0 ||
      changed.has(file) ||
      (scope === 'gate' && isSampled(file, turn, USE_TURNS)),
  );
}

/**
 * Selects items by prefixes of their addresses, or all items without prefixes.
 * @throws Error when no address matches.
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
      `No address begins with ${only.join(' or ')}: addresses are the folders of out/.`,
    );
  }
  return chosen;
}

/** All combinations with a single width. */
const SINGLE: readonly Combination[] = COMBINATIONS.flatMap((combination) =>
  WIDTHS.map((width) => ({ ...combination, widths: [width] })),
);

/** Returns the combination that differs in every setting. */
function getOpposite({ mode, direction, widths: [width] }: Combination): Combination {
  return {
    mode: MODES.find((other) => other !== mode)!,
    direction: DIRECTIONS.find((other) => other !== direction)!,
    widths: WIDTHS.filter((other) => other !== width),
  };
}

/** 32-bit FNV-1a. Both halves are combined because the low bits alone aren't distributed evenly. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ character.codePointAt(0)!, 0x01000193);
  }
  return ((value >>> 16) ^ value) & 0xffff;
}
