/** The options in the list of results. */
import type { Hit, HitGroup } from '@/src/shared/search/groups';
import { getType } from '@/src/shared/search/records';

/** An option: a result, or a button that expands its group. */
export type Option =
  | { kind: 'hit'; hit: Hit; first: Hit; position: number }
  | { kind: 'more'; hit: Hit; group: string; count: number };

/**
 * The number of results that a collapsed group shows. A prop that forty components have would otherwise hide all other
 * results.
 */
const COLLAPSED_HITS = 3;

/** Returns a key that identifies a group while more of the index loads: its page, or its name in the reference. */
export function getGroupKey({ hits: [first] }: HitGroup): string {
  return first && getType(first.kind) !== 'api'
    ? first.href.replace(/#.*$/, '')
    : `${first?.kind} ${first?.title}`;
}

/** Returns the name of a group by its first result: the title of its page, or its name in the reference. */
export function getGroupTitle({ kind, title, crumbs }: Hit): string {
  return kind === 'page' || getType(kind) === 'api' ? title : (crumbs[0] ?? title);
}

/**
 * Returns the options of groups.
 * @param opened keys of the expanded groups.
 */
export function listOptions(groups: readonly HitGroup[], opened: ReadonlySet<string>): Option[] {
  return groups.flatMap((group): Option[] => {
    const key = getGroupKey(group);
    const [first] = group.hits;
    if (!first) {
      return [];
    }
    // A single additional result takes as much space as the button that would show it.
    const all = opened.has(key) || group.hits.length <= COLLAPSED_HITS + 1;
    const shown = all ? group.hits : group.hits.slice(0, COLLAPSED_HITS);
    const hits = shown.map((hit, position): Option => ({ kind: 'hit', hit, first, position }));
    return all
      ? hits
      : [
          ...hits,
          { kind: 'more', hit: first, group: key, count: group.hits.length - COLLAPSED_HITS },
        ];
  });
}

/** An option, and its index in the whole list. */
interface IndexedOption {
  option: Option;
  index: number;
}

/** Splits options at the first result of each group. */
export function splitGroups(options: readonly Option[]): IndexedOption[][] {
  const groups: IndexedOption[][] = [];
  for (const [index, option] of options.entries()) {
    if (option.kind === 'hit' && option.position === 0) {
      groups.push([]);
    }
    groups.at(-1)?.push({ option, index });
  }
  return groups;
}

/**
 * Returns what the short line of a further result says: its title unless the first result has the same one, and those
 * of its parents that the first result doesn't name.
 * @param getCrumbs returns the parents of a result, outermost first, with the product.
 */
export function getMemberLine(
  hit: Hit,
  first: Hit,
  getCrumbs: (hit: Hit) => readonly string[],
): { title: string | undefined; crumbs: string[] } {
  const known = new Set([first.title, ...getCrumbs(first)]);
  const crumbs = getCrumbs(hit).filter((crumb) => !known.has(crumb));
  const isSame = hit.title === first.title && crumbs.length > 0;
  return { title: isSame ? undefined : hit.title, crumbs };
}
