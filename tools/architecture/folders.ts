/** Groups files by folder, and counts the imports between the folders. */
import type { Import } from './readImports';

/** All imports of one group of files from another one. */
export interface Arrow {
  from: string;
  to: string;
  /** Number of imports. */
  count: number;
}

/** Folders that are counted, from the most to the least specific. Files beside them belong to their parent folder. */
const FOLDERS = [
  /^src\/site\/(?:features|app)\/[^/]+(?=\/)/,
  /^src\/[^/]+\/[^/]+(?=\/)/,
  /^src\/[^/]+(?=\/)/,
  /^(?:tools|services)\/[^/]+(?=\/)/,
  /^[^/]+/,
];

/**
 * @param file path from the repository, with forward slashes.
 * @returns the counted folder, such as `src/site/features/demo`, `src/site/ui`, `src/node/api` or `pages`.
 */
export function findFolder(file: string): string {
  return (
    FOLDERS.map((pattern) => pattern.exec(file)?.[0]).find((folder) => folder !== undefined) ?? file
  );
}

/**
 * Counts the imports between groups of files. Imports within a group are no arrows.
 * @param findGroup the group of a file; undefined for files that do not count.
 * @returns the arrows, sorted by their two groups.
 */
export function countArrows(
  imports: readonly Import[],
  findGroup: (file: string) => string | undefined,
): Arrow[] {
  const arrows = new Map<string, Arrow>();
  for (const { from, to } of imports) {
    const [source, target] = [findGroup(from), findGroup(to)];
    if (source === undefined || target === undefined || source === target) {
      continue;
    }
    const key = `${source} ${target}`;
    const arrow = arrows.get(key) ?? { from: source, to: target, count: 0 };
    arrows.set(key, { ...arrow, count: arrow.count + 1 });
  }
  return [...arrows.values()].sort((a, b) => compare(a.from, b.from) || compare(a.to, b.to));
}

/** Two groups that import each other. */
interface MutualImport {
  groups: readonly [string, string];
  /** Number of imports of the second group by the first, and of the first by the second. */
  counts: readonly [number, number];
}

/** @returns each pair of groups that import each other once, the groups of a pair in alphabetical order. */
export function findMutualImports(arrows: readonly Arrow[]): MutualImport[] {
  return arrows.flatMap(({ from, to, count }) => {
    const back = arrows.find((arrow) => arrow.from === to && arrow.to === from);
    return back && from < to ? [{ groups: [from, to], counts: [count, back.count] }] : [];
  });
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
