/** The size of a basket: a selection of components and hooks that an app imports. */
import type { SizeEntry, SizesFile } from './sizesFile';

/** Bytes of code without React and React DOM. */
export interface Size {
  minified: number;
  /** With Brotli. */
  compressed: number;
}

export interface ModuleSize extends Size {
  /** Path in `node_modules`. */
  path: string;
}

/** An entry of a basket. */
export interface BasketEntry {
  entry: SizeEntry;
  /** The size of the entry as the only import. */
  alone: Size;
  /** How much smaller the basket is without the entry. */
  added: Size;
  /** The entry with which it shares most code. It is undefined if it shares none. */
  closest?: { entry: SizeEntry; shared: Size };
}

export interface Basket {
  total: Size;
  /** The size of the code that two or more entries of the basket need. It is undefined for fewer than two entries. */
  shared: Size | undefined;
  entries: readonly BasketEntry[];
  /** All modules, the heaviest first. Their compressed sizes add up to the total. */
  modules: readonly ModuleSize[];
}

export interface BasketOptions {
  /** Whether the size includes Emotion. */
  withEmotion: boolean;
}

/** Returns the size of a selection of entries, by the union of the code that they need. */
export function measureEntries(
  file: SizesFile,
  entries: readonly SizeEntry[],
  options: BasketOptions,
): Size {
  return measureGroups(file, listGroups(file, entries, options));
}

/** Measures a basket, each of its entries, and its modules. */
export function measureBasket(
  file: SizesFile,
  entries: readonly SizeEntry[],
  options: BasketOptions,
): Basket {
  const groups = listGroups(file, entries, options);
  const total = measureGroups(file, groups);
  const uses = countUses(entries);
  const shared = groups.filter((group) => (uses.get(group) ?? 0) > 1);
  const findClosest = createFindClosest(file, entries, groups);
  return {
    total,
    shared: entries.length > 1 ? measureGroups(file, shared) : undefined,
    entries: entries.map((entry) => {
      const others = groups.filter(
        (group) => uses.get(group) !== 1 || !entry.groups.includes(group),
      );
      return {
        entry,
        alone: measureEntries(file, [entry], options),
        added: subtract(total, measureGroups(file, others)),
        closest: findClosest(entry),
      };
    }),
    modules: listModules(file, groups, total),
  };
}

/** Creates the function that finds the entry of a basket with which an entry shares most code, by minified size. */
function createFindClosest(
  file: SizesFile,
  entries: readonly SizeEntry[],
  groups: readonly number[],
): (entry: SizeEntry) => BasketEntry['closest'] {
  const bytes = new Map(groups.map((group) => [group, sumParts(file.groups[group]!.parts)]));
  return (entry) => {
    const own = new Set(entry.groups.filter((group) => bytes.has(group)));
    const [closest] = entries
      .filter((other) => other !== entry)
      .map((other) => {
        const common = other.groups.filter((group) => own.has(group));
        return {
          entry: other,
          common,
          sum: common.reduce((sum, group) => sum + bytes.get(group)!, 0),
        };
      })
      .sort((a, b) => b.sum - a.sum);
    return closest && closest.sum > 0
      ? { entry: closest.entry, shared: measureGroups(file, closest.common) }
      : undefined;
  };
}

/**
 * Returns how much an entry adds to the bundle of an app.
 * @param present what the app imports already.
 */
export function measureAddition(
  file: SizesFile,
  present: readonly SizeEntry[],
  entry: SizeEntry,
  options: BasketOptions,
): Size {
  return subtract(
    measureEntries(file, [...present, entry], options),
    measureEntries(file, present, options),
  );
}

const subtract = (a: Size, b: Size): Size => ({
  minified: a.minified - b.minified,
  // Estimates of almost equal sizes can differ the wrong way by a few bytes.
  compressed: Math.max(0, a.compressed - b.compressed),
});

function listGroups(
  file: SizesFile,
  entries: readonly SizeEntry[],
  { withEmotion }: BasketOptions,
): number[] {
  const groups = new Set(entries.flatMap((entry) => entry.groups));
  return [...groups].filter((group) => withEmotion || !file.groups[group]?.isEmotion);
}

function countUses(entries: readonly SizeEntry[]): Map<number, number> {
  const uses = new Map<number, number>();
  for (const group of entries.flatMap((entry) => entry.groups)) {
    uses.set(group, (uses.get(group) ?? 0) + 1);
  }
  return uses;
}

function measureGroups(file: SizesFile, groups: readonly number[]): Size {
  let minified = 0;
  let sum = groups.length > 0 ? file.fixed : 0;
  for (const group of groups) {
    const { rate, parts } = file.groups[group]!;
    const bytes = sumParts(parts);
    minified += bytes;
    sum += rate * bytes;
  }
  sum -= file.duplicateRate * countDuplicates(file.modules, readModules(file, groups));
  return { minified, compressed: Math.round(Math.max(sum, 0) ** (1 / file.exponent)) };
}

function sumParts(parts: readonly number[]): number {
  return parts.reduce((sum, part, index) => (index % 2 === 0 ? sum : sum + part), 0);
}

/**
 * Adds up the bytes of each module, by its index.
 * @param isWeighted whether to multiply them by the compression rates of their groups.
 */
function readModules(
  file: SizesFile,
  groups: readonly number[],
  isWeighted = false,
): Map<number, number> {
  const modules = new Map<number, number>();
  for (const group of groups) {
    const { rate, parts } = file.groups[group]!;
    for (let index = 0; index < parts.length; index += 2) {
      const [module, bytes] = [parts[index]!, parts[index + 1]!];
      modules.set(module, (modules.get(module) ?? 0) + (isWeighted ? rate * bytes : bytes));
    }
  }
  return modules;
}

/** The sizes of copies differ a little, because the versions of their packages can differ. */
const LEAST_RATIO = 0.9;

/**
 * Counts the bytes of modules of which there is another copy: in a second version of the package, or in another package
 * under the same file name. They are in the bundle twice, but compress well.
 * @param paths of modules.
 * @param modules minified bytes by the index of a module.
 */
export function countDuplicates(
  paths: readonly string[],
  modules: ReadonlyMap<number, number>,
): number {
  const known = new Map<string, number[]>();
  let duplicates = 0;
  for (const [module, bytes] of modules) {
    const name = paths[module]!.split('/').at(-1)!;
    const sizes = known.get(name) ?? [];
    const isCopy = sizes.some(
      (size) => Math.min(size, bytes) >= LEAST_RATIO * Math.max(size, bytes),
    );
    duplicates += isCopy ? bytes : 0;
    sizes.push(bytes);
    known.set(name, sizes);
  }
  return duplicates;
}

function listModules(file: SizesFile, groups: readonly number[], total: Size): ModuleSize[] {
  const weights = readModules(file, groups, true);
  const sum = [...weights.values()].reduce((all, weight) => all + weight, 0) || 1;
  return [...readModules(file, groups)]
    .map(([module, minified]) => ({
      path: file.modules[module]!,
      minified,
      compressed: (total.compressed * weights.get(module)!) / sum,
    }))
    .sort((a, b) => b.minified - a.minified || (a.path < b.path ? -1 : 1));
}
