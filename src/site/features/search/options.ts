/** The lines of the list of hits. */
import type { Hit, HitGroup } from '@/src/shared/search/groups';

/** A line: a hit, or what opens the rest of its group. */
export type Option =
  | { kind: 'hit'; hit: Hit; position: number }
  | { kind: 'more'; hit: Hit; group: string; count: number };

/** Of one name so many hits show at first: forty components with a prop would hide all other hits. */
const FOLDED = 3;

/** How a group is known while the query changes. */
export function getGroupKey({ hits }: HitGroup): string {
  const [first] = hits;
  return `${first?.kind} ${first?.title}`;
}

/**
 * The lines of groups.
 * @param opened keys of the groups that show all their hits.
 */
export function listOptions(groups: readonly HitGroup[], opened: ReadonlySet<string>): Option[] {
  return groups.flatMap((group): Option[] => {
    const key = getGroupKey(group);
    const [first] = group.hits;
    // One line more than folded takes no less room than the line that would open it.
    const all = opened.has(key) || group.hits.length <= FOLDED + 1;
    const shown = all ? group.hits : group.hits.slice(0, FOLDED);
    const hits = shown.map((hit, position): Option => ({ kind: 'hit', hit, position }));
    return all || !first
      ? hits
      : [...hits, { kind: 'more', hit: first, group: key, count: group.hits.length - FOLDED }];
  });
}
