/** Splits the code of bundles into groups that the same bundles contain. */

/** Code that is in the same bundles. */
interface CodeGroup {
  isEmotion: boolean;
  /** Indexes of modules, each followed by its minified bytes. */
  parts: number[];
}

export interface CodeGroups {
  /** Paths of modules. */
  modules: string[];
  groups: CodeGroup[];
  /** Indexes of groups, for each bundle. */
  bundles: number[][];
}

/** Sizes of a module that differ by less are those of the same code: only the lengths of short names differ. */
const TOLERANCE = 30;

/**
 * Bundlers remove unused code of modules, so the bytes of a module differ between bundles. The bytes that all bundles
 * have are one part of the module, and each larger size adds a part. A union of bundles then has the largest size.
 * @param bundles minified bytes by the path of a module.
 */
export function groupCode(
  bundles: readonly Readonly<Record<string, number>>[],
  emotionModules: ReadonlySet<string>,
): CodeGroups {
  const modules = [...new Set(bundles.flatMap((bundle) => Object.keys(bundle)))].sort();
  const users = new Map<string, Map<number, number>>();
  bundles.forEach((bundle, index) => {
    for (const [path, bytes] of Object.entries(bundle)) {
      const sizes = users.get(path) ?? new Map<number, number>();
      users.set(path, sizes.set(index, bytes));
    }
  });
  const groups = new Map<string, CodeGroup & { users: readonly number[] }>();
  modules.forEach((path, module) => {
    const isEmotion = emotionModules.has(path);
    for (const part of splitModule(users.get(path)!)) {
      const key = `${isEmotion} ${part.users.join()}`;
      const group = groups.get(key) ?? { isEmotion, parts: [], users: part.users };
      group.parts.push(module, part.bytes);
      groups.set(key, group);
    }
  });
  const found = [...groups.values()];
  const members: number[][] = bundles.map(() => []);
  found.forEach((group, index) => group.users.forEach((user) => members[user]!.push(index)));
  return {
    modules,
    groups: found.map(({ isEmotion, parts }) => ({ isEmotion, parts })),
    bundles: members,
  };
}

/** @param sizes bytes by the index of a bundle. */
function splitModule(sizes: ReadonlyMap<number, number>): { bytes: number; users: number[] }[] {
  const sorted = [...sizes].sort(([, a], [, b]) => a - b);
  const parts: { bytes: number; users: number[] }[] = [];
  let done = 0;
  for (let start = 0; start < sorted.length;) {
    const smallest = sorted[start]![1];
    let end = start;
    while (end < sorted.length && sorted[end]![1] - smallest <= TOLERANCE) {
      end += 1;
    }
    // The median: half of the bundles have a little more, and half a little less.
    const bytes = sorted[(start + end - 1) >> 1]![1];
    const users = sorted.slice(start).map(([user]) => user);
    parts.push({ bytes: bytes - done, users: users.sort((a, b) => a - b) });
    done = bytes;
    start = end;
  }
  return parts;
}
