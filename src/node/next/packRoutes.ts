/**
 * Makes Next's route manifests name all scripts of each route, and compresses them to a third of their size. Every page loads
 * them, and they grow with each route. Each name is stored once instead of up to four times, data that many routes share is
 * stored once, and of a route's two own chunks only one name is stored, because the other one can be derived from it.
 */
import { isDeepStrictEqual } from 'node:util';
import { BuildError } from '../errors';

/** The suffix that distinguishes the chunk that registers a page from the chunk with its code. */
const REGISTRATION_SUFFIX = 'p';

/** The variables that the scripts set, as written by Next 16 and Turbopack. */
interface RouteVariables {
  __BUILD_MANIFEST: { __rewrites: unknown; sortedPages: string[] } & Record<string, unknown>;
  __TURBOPACK_PAGE_BOOTSTRAP: Record<string, { otherChunks: string[]; runtimeModuleIds: number[] }>;
  __TURBOPACK_CHUNK_LOADING_GLOBAL: string;
  __SSG_MANIFEST: Set<string>;
  __MIDDLEWARE_MATCHERS: unknown[];
}

/** The folder of all chunks. */
const CHUNKS = 'static/chunks/';

/** Callbacks that are called when the variable is set. */
const CALLBACKS = ['__BUILD_MANIFEST_CB', '__SSG_MANIFEST_CB', '__MIDDLEWARE_MATCHERS_CB'];

/**
 * Packs the scripts of routes.
 * @param script all of them, one after the other, as Next writes them.
 * @returns a script that sets the same variables and calls the same callbacks. `__BUILD_MANIFEST` names all scripts of a
 *   route, so that the router requests them together. Next names only the one that requests the others.
 * @throws BuildError when it would not, as with a version of Next that writes others.
 */
export function packRoutes(script: string): string {
  const { values, called } = run(script);
  try {
    const variables = values as unknown as RouteVariables;
    const packed = write(variables);
    if (isDeepStrictEqual(run(packed), { values: nameAllScripts(variables), called })) {
      return packed;
    }
  } catch (error) {
    throw unknownScripts(String(error));
  }
  throw unknownScripts('what was packed is not what comes out again');
}

function nameAllScripts(values: RouteVariables): RouteVariables {
  const manifest = { ...values.__BUILD_MANIFEST };
  for (const [page, { otherChunks }] of Object.entries(values.__TURBOPACK_PAGE_BOOTSTRAP)) {
    if (manifest[page]) {
      manifest[page] = [
        ...(manifest[page] as string[]),
        ...otherChunks.filter((chunk) => chunk.endsWith('.js')),
      ];
    }
  }
  return { ...values, __BUILD_MANIFEST: manifest };
}

function unknownScripts(why: string): BuildError {
  return new BuildError({
    file: 'out/_next/static',
    cause: `the route manifests have an unexpected format (${why})`,
    remedy: 'compare src/node/next/packRoutes.ts with the output of this version of Next',
  });
}

/**
 * Names for the chunks that each route has to itself, from which one can tell which belong together.
 * @param script all scripts of routes, one after the other, as Next writes them.
 * @param hash a short name for files, by what they hold; other contents have another.
 * @returns new names by the old ones, both without folder.
 */
export function nameChunks(
  script: string,
  hash: (...files: readonly string[]) => string,
): Map<string, string> {
  const { __BUILD_MANIFEST: manifest, __TURBOPACK_PAGE_BOOTSTRAP: bootstraps } = run(script)
    .values as unknown as RouteVariables;
  const pairs = Object.entries(bootstraps).flatMap(([page, { otherChunks }]) => {
    const [registering, ...more] = (manifest[page] ?? []) as string[];
    const [holding] = otherChunks;
    return registering && holding?.endsWith('.js') && more.length === 0
      ? [[registering, holding].map((chunk) => chunk.slice(CHUNKS.length)) as [string, string]]
      : [];
  });
  const all = pairs.flat();
  const isOwn = (chunk: string) => all.indexOf(chunk) === all.lastIndexOf(chunk);
  return new Map(
    pairs
      .filter((pair) => pair.every(isOwn))
      .flatMap(([registering, holding]) => {
        const name = hash(registering, holding);
        return [
          [registering, `${name}${REGISTRATION_SUFFIX}.js`],
          [holding, `${name}.js`],
        ] as const;
      }),
  );
}

/**
 * The scripts that a page loads to go to a route.
 * @param script that of routes, packed or as Next writes it.
 * @returns files by route, beginning with `static/`.
 * @throws BuildError when it is no such script.
 */
export function listRoutes(script: string): Map<string, readonly string[]> {
  const { __BUILD_MANIFEST: manifest, __TURBOPACK_PAGE_BOOTSTRAP: bootstraps } = run(script)
    .values as Partial<RouteVariables>;
  if (!manifest || !bootstraps) {
    throw unknownScripts('it sets neither __BUILD_MANIFEST nor __TURBOPACK_PAGE_BOOTSTRAP');
  }
  return new Map(
    Object.entries(bootstraps).map(([route, { otherChunks }]) => [
      route,
      [...new Set([...((manifest[route] ?? []) as string[]), ...otherChunks])],
    ]),
  );
}

/** Runs a script like a page would. @returns the variables that it set, and the callbacks that it called. */
function run(script: string): { values: Record<string, unknown>; called: string[] } {
  const called: string[] = [];
  const self: Record<string, unknown> = Object.fromEntries(
    CALLBACKS.map((name) => [name, () => called.push(name)]),
  );
  new Function('self', script)(self);
  return {
    values: Object.fromEntries(Object.entries(self).filter(([name]) => !CALLBACKS.includes(name))),
    called: called.sort(),
  };
}

const getRegistering = (holding: string) => holding.replace('.js', `${REGISTRATION_SUFFIX}.js`);

function write(values: RouteVariables): string {
  const { sortedPages, __rewrites, ...chunksOf } = values.__BUILD_MANIFEST;
  if (values.__MIDDLEWARE_MATCHERS.length > 0) {
    throw new Error('there is middleware, which src/site/browser/routeManifest.ts rules out');
  }
  const bootstraps = values.__TURBOPACK_PAGE_BOOTSTRAP;
  const [[common] = []] = Object.values(bootstraps).map((page) => page.runtimeModuleIds);
  const join = (chunks: readonly string[]) =>
    chunks.map((chunk) => chunk.slice(CHUNKS.length)).join();
  /** The chunks after a page's own chunk are the same for most pages of a kind. */
  const shared = [
    ...new Set(Object.values(bootstraps).map(({ otherChunks }) => join(otherChunks.slice(1)))),
  ];
  const rows = sortedPages.map((page) => {
    const { otherChunks, runtimeModuleIds } = bootstraps[page]!;
    const own = (chunksOf[page] ?? []) as string[];
    const first = join(otherChunks.slice(0, 1));
    return [
      page,
      first,
      first !== '' && join(own) === getRegistering(first) ? REGISTRATION_SUFFIX : join(own),
      shared.indexOf(join(otherChunks.slice(1))),
      runtimeModuleIds[1]!.toString(36),
      ...(values.__SSG_MANIFEST.has(page) ? [''] : []),
    ].join(' ');
  });
  // A row contains the page, its chunk, the chunks that register it, the index of its shared chunks, its module, and an
  // empty string if the page has props.
  return `(w=>{let l=t=>t?t.split(",").map(n=>"${CHUNKS}"+n):[],
s=${JSON.stringify(shared.join(' '))}.split(" ").map(l),
b={__rewrites:${JSON.stringify(__rewrites)},sortedPages:[]},p={},g=new Set;
for(let r of ${JSON.stringify(rows.join('\n'))}.split("\\n")){let[n,f,o,k,i,h]=r.split(" ");
b.sortedPages.push(n);
let c=[...l(f),...s[k]];
if(o)b[n]=[...l(o=="${REGISTRATION_SUFFIX}"?f.replace(".js","${REGISTRATION_SUFFIX}.js"):o),...c.filter(x=>x.endsWith(".js"))];
p[n]={otherChunks:c,runtimeModuleIds:[${common},parseInt(i,36)]};
if(h!=null)g.add(n)}
w.__BUILD_MANIFEST=b;
w.__TURBOPACK_PAGE_BOOTSTRAP=p;
w.__TURBOPACK_CHUNK_LOADING_GLOBAL=${JSON.stringify(values.__TURBOPACK_CHUNK_LOADING_GLOBAL)};
w.__SSG_MANIFEST=g;
w.__MIDDLEWARE_MATCHERS=${JSON.stringify(values.__MIDDLEWARE_MATCHERS)};
${CALLBACKS.map((name) => `w.${name}&&w.${name}()`).join(';')}})(self)`;
}
