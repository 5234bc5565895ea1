/** The options in the list of results. */
import type { Hit, HitGroup } from '@/src/shared/search/groups';

/** An option: a result, or a button that expands its group. */
export type Option =
  | { kind: 'hit'; hit: Hit; position: number }
  | { kind: 'more'; hit: Hit; group: string; count: number };

/**
 * The number of results that a collapsed group shows. A prop that forty components have would otherwise hide all other
 * results.
 */
const COLLAPSED_HITS = 3;

/** Returns a key that identifies a group while the query changes. */
export function getGroupKey({ hits }: HitGroup): string {
  const [first] = hits;
  return `${first?.kind} ${first?.title}`;
}

/**
 * Returns the options of groups.
 * @param opened keys of the expanded groups.
 */
export function listOptions(groups: readonly HitGroup[], opened: ReadonlySet<string>): Option[] {
  return groups.flatMap((group): Option[] => {
    const key = getGroupKey(group);
    const [first] = group.hits;
    // A single additional result takes as much space as the button that would show it.
    const all = opened.has(key) || group.hits.length <= COLLAPSED_HITS + 1;
    const shown = all ? group.hits : group.hits.slice(0, COLLAPSED_HITS);
    const hits = shown.map((hit, position): Option => ({ kind: 'hit', hit, position }));
    return all || !first
      ? hits
      : [
          ...hits,
          { kind: 'more', hit: first, group: key, count: group.hits.length - COLLAPSED_HITS },
        ];
  });
}
