/**
 * Next writes three scripts of routes and asks for each on every page. They are joined into the first, and packed:
 * two requests fewer, and half of the bytes.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, readdir, rename as renameFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildError } from '../errors';
import { changeScripts } from './changeScripts';
import { nameChunks, packRoutes } from './packRoutes';

/** The script that stays; each only sets a variable of its own, so their order is of no matter. */
const KEPT = '_buildManifest.js';
const JOINED = ['_ssgManifest.js', '_clientMiddlewareManifest.js'];

const TAG =
  /<script src="[^"]*\/_(?:ssgManifest|clientMiddlewareManifest)\.js" defer="">\s*<\/script>/g;

/** The scripts of an export that were joined. */
interface JoinedManifests {
  /**
   * Makes a page ask for the joined script.
   * @param file its name, relative to the export, for errors.
   * @throws BuildError when it asks in another way than expected, as a new version of Next might have it.
   */
  change: (html: string, file: string) => string;
}

/**
 * Joins the scripts of an export; its pages are changed by the function that is returned.
 * @param out the folder of the export.
 * @throws BuildError when there are others than expected, as a new version of Next might have them.
 */
export async function joinManifests(out: string): Promise<JoinedManifests> {
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
      remedy: 'compare src/node/next/joinManifests.ts with what this version of Next writes',
    });
  }
  const scripts = [kept, ...(joined as string[])].map((file) => path.join(folder, file));
  const texts = await Promise.all(scripts.map((script) => readFile(script, 'utf8')));
  await Promise.all(scripts.slice(1).map((script) => rm(script)));
  const rename = await renameChunks(path.join(folder, 'chunks'), texts.join(';'));
  await changeScripts(out, rename);
  await writeFile(scripts[0]!, packRoutes(rename(texts.join(';'))));
  return {
    change: (html, file) => {
      const lean = rename(html.replace(TAG, ''));
      if (JOINED.some((name) => lean.includes(name))) {
        throw new BuildError({
          file: `out/${file}`,
          cause: 'the page asks for a script of routes in another way than expected',
          remedy: 'compare src/node/next/joinManifests.ts with what this version of Next writes',
        });
      }
      return lean;
    },
  };
}

/** Letters of a name, as a number of base 36: enough that no two deploys will ever have the same for different files. */
const NAME_LENGTH = 8;

/**
 * Gives the chunks of routes their short names.
 * @param folder of chunks.
 * @param script all scripts of routes.
 * @returns what puts the new names into a text.
 */
async function renameChunks(folder: string, script: string): Promise<(text: string) => string> {
  const names = nameChunks(script, (...files) => {
    const hash = createHash('sha256');
    files.forEach((file) => hash.update(readFileSync(path.join(folder, file))));
    return BigInt(`0x${hash.digest('hex')}`)
      .toString(36)
      .slice(-NAME_LENGTH);
  });
  for (const [from, to] of names) {
    await renameFile(path.join(folder, from), path.join(folder, to));
  }
  return (text) =>
    text.replace(/(chunks\/)([\w-]+\.js)\b/g, (all, place: string, name: string) =>
      names.has(name) ? `${place}${names.get(name)}` : all,
    );
}
