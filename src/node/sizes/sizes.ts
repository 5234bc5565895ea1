/** The sizes of components and hooks. They are kept in `.cache/sizes/` until a package or the measuring code changes. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { version } from 'esbuild';
import { countDuplicates } from '@/src/shared/sizes/measureBasket';
import type { SizesFile } from '@/src/shared/sizes/sizesFile';
import { API_PACKAGES, getPackageVersion } from '../api/packages';
import { cached, readCached } from '../cache';
import { ROOT } from '../paths';
import { createBaskets } from './baskets';
import { type MeasuredBundle, bundleBaskets } from './bundleBaskets';
import { type Sample, calibrate } from './calibrate';
import { type CodeGroups, groupCode } from './groups';
import { type MeasuredImport, listMeasuredImports } from './sizeEntries';

const KIND = 'sizes';

/** Baskets that are bundled as a whole, for the calibration. */
const CALIBRATION = { seed: 1, count: 160, largest: 12 };
const CALIBRATION_WITHOUT_EMOTION = { seed: 2, count: 96, largest: 12 };

/**
 * Measures the packages if they have changed. Otherwise, this takes milliseconds. The API reference must have been read.
 * @throws Error when an import of the API reference doesn't exist.
 */
export async function prepareSizes(): Promise<SizesFile> {
  const imports = listMeasuredImports();
  const json = await cached(KIND, getKey(imports), async () =>
    JSON.stringify(await measureSizes(imports)),
  );
  const sizes = JSON.parse(json) as SizesFile;
  known = { sizes };
  return sizes;
}

let known: { sizes: SizesFile | undefined } | undefined;

/** Returns the sizes if `prepareSizes` has measured them, in this process or before. They are kept in memory. */
export function getSizes(): SizesFile | undefined {
  if (!known) {
    const json = readCached(KIND, getKey(listMeasuredImports()));
    known = { sizes: json === undefined ? undefined : (JSON.parse(json) as SizesFile) };
  }
  return known.sizes;
}

/** Everything that the sizes depend on. */
function getKey(imports: readonly MeasuredImport[]): unknown[] {
  const folder = path.join(ROOT, 'src/node/sizes');
  const files = readdirSync(folder).map((name) => path.join(folder, name));
  files.push(path.join(ROOT, 'src/shared/sizes/measureBasket.ts'));
  files.push(path.join(ROOT, 'package-lock.json'));
  return [version, imports, ...files.sort().map((file) => readFileSync(file, 'utf8'))];
}

/** Bundles every import alone, and some baskets, and finds the compression rates that fit all of them. */
async function measureSizes(imports: readonly MeasuredImport[]): Promise<SizesFile> {
  const baskets = [...imports.map((item) => [item]), ...createBaskets(imports, CALIBRATION)];
  const withEmotion = await bundleBaskets(baskets, { withEmotion: true });
  const basketsWithout = createBaskets(imports, CALIBRATION_WITHOUT_EMOTION);
  const withoutEmotion = await bundleBaskets(basketsWithout, { withEmotion: false });
  const alone = withEmotion.bundles.slice(0, imports.length);
  const code = groupCode(
    alone.map(({ modules }) => modules),
    withEmotion.emotionModules,
  );
  const indexes = new Map(imports.map((item, index) => [item, index]));
  const createSamples = (
    bundled: readonly (readonly MeasuredImport[])[],
    bundles: readonly MeasuredBundle[],
    hasEmotion: boolean,
  ) =>
    bundled.map((basket, index) =>
      createSample(
        code,
        basket.map((item) => indexes.get(item)!),
        bundles[index]!,
        hasEmotion,
      ),
    );
  const { rates, duplicateRate, fixed, exponent } = calibrate(
    [
      ...createSamples(baskets, withEmotion.bundles, true),
      ...createSamples(basketsWithout, withoutEmotion.bundles, false),
    ],
    code.groups.length,
  );
  return {
    versions: readVersions(imports),
    exponent,
    duplicateRate: round(duplicateRate),
    fixed: round(fixed),
    modules: code.modules,
    groups: code.groups.map(({ isEmotion, parts }, index) => ({
      rate: round(rates[index]!),
      ...(isEmotion && { isEmotion }),
      parts,
    })),
    entries: imports.map((item, index) => ({ ...item, groups: code.bundles[index]! })),
  };
}

const round = (value: number) => Number(value.toFixed(4));

function createSample(
  { modules, groups, bundles }: CodeGroups,
  entries: readonly number[],
  { compressed }: MeasuredBundle,
  withEmotion: boolean,
): Sample {
  const used = new Set(entries.flatMap((entry) => bundles[entry]!));
  const bytesOfGroups = new Map<number, number>();
  const bytesOfModules = new Map<number, number>();
  for (const group of used) {
    const { isEmotion, parts } = groups[group]!;
    if (withEmotion || !isEmotion) {
      for (let index = 0; index < parts.length; index += 2) {
        const [module, bytes] = [parts[index]!, parts[index + 1]!];
        bytesOfGroups.set(group, (bytesOfGroups.get(group) ?? 0) + bytes);
        bytesOfModules.set(module, (bytesOfModules.get(module) ?? 0) + bytes);
      }
    }
  }
  return {
    groups: bytesOfGroups,
    duplicates: countDuplicates(modules, bytesOfModules),
    compressed,
  };
}

function readVersions(imports: readonly MeasuredImport[]): Record<string, string> {
  const names = new Set(imports.map((item) => item.package));
  return Object.fromEntries([
    ['esbuild', version],
    ...API_PACKAGES.filter(({ name }) => names.has(name)).map(
      (apiPackage) => [apiPackage.name, getPackageVersion(apiPackage)] as const,
    ),
  ]);
}
