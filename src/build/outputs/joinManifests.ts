/**
 * Next writes three small scripts of routes and asks for each on every page. They are joined into the first:
 * two requests fewer, and 1 kB.
 */
import { readFile, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildError } from '../errors';
import { listPageFiles } from './exportedPages';

/** The script that stays; each only sets a variable of its own, so their order is of no matter. */
const KEPT = '_buildManifest.js';
const JOINED = ['_ssgManifest.js', '_clientMiddlewareManifest.js'];

const TAG =
  /<script src="[^"]*\/_(?:ssgManifest|clientMiddlewareManifest)\.js" defer="">\s*<\/script>/g;

/**
 * Joins them in the export.
 * @param out the folder of the export.
 * @throws BuildError when there are others than expected, as a new version of Next might have them.
 */
export async function joinManifests(out: string): Promise<void> {
  const folder = path.join(out, '_next/static');
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /(^|[\\/])_\w+Manifest\.js$/.test(file),
  );
  const find = (name: string) => files.find((file) => path.basename(file) === name);
  const kept = find(KEPT);
  const joined = JOINED.map(find);
  if (files.length !== 3 || !kept || joined.some((file) => file === undefined)) {
    throw new BuildError({
      file: 'out/_next/static',
      cause: `the scripts of routes are ${files.join(', ') || 'missing'}; expected were ${[KEPT, ...JOINED].join(', ')}`,
      remedy: 'compare src/build/outputs/joinManifests.ts with what this version of Next writes',
    });
  }
  const scripts = [kept, ...(joined as string[])].map((file) => path.join(folder, file));
  const texts = await Promise.all(scripts.map((script) => readFile(script, 'utf8')));
  await writeFile(scripts[0]!, texts.join(';'));
  await Promise.all(scripts.slice(1).map((script) => rm(script)));
  for (const page of await listPageFiles(out)) {
    const file = path.join(out, page);
    const html = await readFile(file, 'utf8');
    const lean = html.replace(TAG, '');
    if (JOINED.some((name) => lean.includes(name))) {
      throw new BuildError({
        file: `out/${page}`,
        cause: 'the page asks for a script of routes in another way than expected',
        remedy: 'compare src/build/outputs/joinManifests.ts with what this version of Next writes',
      });
    }
    await writeFile(file, lean);
  }
}
