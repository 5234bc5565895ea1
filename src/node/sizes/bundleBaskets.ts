/** Bundles selections of imports for production, as an app would. */
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { type Plugin, build } from 'esbuild';
import { ROOT, toPosix } from '../paths';
import type { MeasuredImport } from './sizeEntries';

const compress = promisify(brotliCompress);

/** The default level of ngx_brotli. The highest level makes files about 3 % smaller, and is too slow for each request. */
const LEVEL = 6;

export interface MeasuredBundle {
  /** Bytes of the bundle. */
  minified: number;
  /** Bytes of the bundle with Brotli. */
  compressed: number;
  /** Minified bytes by the path of a module in `node_modules`. Modules without code are left out. */
  modules: Readonly<Record<string, number>>;
}

export interface MeasuredBundles {
  bundles: MeasuredBundle[];
  /** Paths of the modules that only Emotion needs, including its own. */
  emotionModules: ReadonlySet<string>;
}

/**
 * Makes a bundle of each basket, without React and React DOM.
 * @param withEmotion whether the bundles contain Emotion.
 * @throws Error when a package or an export doesn't exist.
 */
export async function bundleBaskets(
  baskets: readonly (readonly MeasuredImport[])[],
  { withEmotion }: { withEmotion: boolean },
): Promise<MeasuredBundles> {
  const { metafile, outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: baskets.map((_basket, index) => ({ in: `basket:${index}`, out: String(index) })),
    plugins: [createBasketPlugin(baskets)],
    bundle: true,
    minify: true,
    write: false,
    metafile: true,
    format: 'esm',
    target: 'es2022',
    outdir: 'unused',
    external: ['react', 'react-dom', ...(withEmotion ? [] : ['@emotion/*'])],
    define: { 'process.env.NODE_ENV': '"production"' },
    legalComments: 'none',
    logLevel: 'silent',
  });
  const bundles: MeasuredBundle[] = [];
  const outputs = new Map(
    outputFiles.map(({ path, contents }) => [toPosix(path).split('/').at(-1)!, contents]),
  );
  for (const index of baskets.keys()) {
    const contents = outputs.get(`${index}.js`)!;
    bundles.push({
      minified: contents.length,
      // One at a time: Brotli needs much memory for each.
      compressed: (await compressBundle(contents)).length,
      modules: readModules(metafile.outputs[`unused/${index}.js`]!.inputs),
    });
  }
  return { bundles, emotionModules: findEmotionModules(metafile.inputs) };
}

const compressBundle = (contents: Uint8Array) =>
  compress(contents, { params: { [constants.BROTLI_PARAM_QUALITY]: LEVEL } });

/** Makes a module of each basket that exports all its imports. */
function createBasketPlugin(baskets: readonly (readonly MeasuredImport[])[]): Plugin {
  return {
    name: 'baskets',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^basket:/ }, ({ path }) => ({ path, namespace: 'basket' }));
      onLoad({ filter: /./, namespace: 'basket' }, ({ path }) => ({
        contents: baskets[Number(path.slice('basket:'.length))]!.map(
          (item, index) => `export { ${item.exported} as x${index} } from '${item.path}';`,
        ).join('\n'),
        resolveDir: ROOT,
      }));
    },
  };
}

const FOLDER = 'node_modules/';

function readModules(
  inputs: Readonly<Record<string, { bytesInOutput: number }>>,
): Record<string, number> {
  return Object.fromEntries(
    Object.entries(inputs)
      .filter(([path, { bytesInOutput }]) => path.startsWith(FOLDER) && bytesInOutput > 0)
      .map(([path, { bytesInOutput }]) => [path.slice(FOLDER.length), bytesInOutput]),
  );
}

type Inputs = Readonly<Record<string, { imports: { path: string; external?: boolean }[] }>>;

/** Finds the modules that can't be reached without a module of Emotion. */
function findEmotionModules(inputs: Inputs): Set<string> {
  const isEmotion = (path: string) => path.includes(`${FOLDER}@emotion/`);
  const others = new Set(Object.keys(inputs).filter((path) => !path.startsWith(FOLDER)));
  // A set visits the items that are added while it is iterated.
  for (const path of others) {
    for (const imported of inputs[path]?.imports ?? []) {
      if (!imported.external && !isEmotion(imported.path)) {
        others.add(imported.path);
      }
    }
  }
  return new Set(
    Object.keys(inputs)
      .filter((path) => !others.has(path))
      .map((path) => path.slice(FOLDER.length)),
  );
}
