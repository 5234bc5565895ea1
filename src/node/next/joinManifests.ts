/**
 * Next writes three route manifests and requests each on every page. This module joins and compresses them, and removes
 * the requests, because the manifests grow with every route: src/site/browser/routeManifest.ts loads them after the page.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { BuildError } from '../errors';
import { changeScripts } from './changeScripts';
import { nameChunks, packRoutes } from './packRoutes';

/** The script that is kept. The order doesn't matter because each script only sets its own variable. */
const KEPT = '_buildManifest.js';
const JOINED = ['_ssgManifest.js', '_clientMiddlewareManifest.js'];

const TAG =
  /<script src="[^"]*\/_(?:buildManifest|ssgManifest|clientMiddlewareManifest)\.js" defer="">\s*<\/script>/g;

/** The scripts of an export that were joined. */
interface JoinedManifests {
  /**
   * Changes a page not to request the manifests.
   * @param file its name, relative to the export, for errors.
   * @throws BuildError when the requests have an unexpected form, for example in a new version of Next.
   */
  change: (html: string, file: string) => string;
}

/**
 * Joins the manifests of an export, and returns a function that changes the pages.
 * @param out the folder of the export.
 * @throws BuildError when there are unexpected manifests, for example in a new version of Next.
 */
export function joinManifests(out: string): JoinedManifests {
  const folder = path.join(out, '_next/static');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|[\\/])_\w+Manifest\.js$/.test(file),
  );
  const find = (name: string) => files.find((file) => path.basename(file) === name);
  const kept = find(KEPT);
  const joined = JOINED.map(find);
  if (files.length !== 3 || !kept || joined.some((file) => file === undefined)) {
    throw new BuildError({
      file: 'out/_next/static',
      cause: `the route manifests are ${files.join(', ') || 'missing'}, but expected were ${[KEPT, ...JOINED].join(', ')}`,
      remedy: 'compare src/node/next/joinManifests.ts with the output of this version of Next',
    });
  }
  const scripts = [kept, ...(joined as string[])].map((file) => path.join(folder, file));
  const texts = scripts.map((script) => readFileSync(script, 'utf8'));
  scripts.slice(1).forEach((script) => rmSync(script));
  const rename = renameChunks(path.join(folder, 'chunks'), texts.join(';'));
  changeScripts(out, rename);
  writeFileSync(scripts[0]!, packRoutes(rename(texts.join(';'))));
  return {
    change: (html, file) => {
      const lean = rename(html.replace(TAG, ''));
      if ([KEPT, ...JOINED].some((name) => lean.includes(name))) {
        throw new BuildError({
          file: `out/${file}`,
          cause: 'the page requests a route manifest in an unexpected form',
          remedy: 'compare src/node/next/joinManifests.ts with the output of this version of Next',
        });
      }
      return lean;
    },
  };
}

/** The length of a name in base 36, which makes it very unlikely that different files ever have the same name. */
const NAME_LENGTH = 8;

/**
 * Gives short names to the chunks of routes.
 * @param folder folder of the chunks.
 * @param script all manifests.
 * @returns a function that replaces the names in a text.
 */
function renameChunks(folder: string, script: string): (text: string) => string {
  const names = nameChunks(script, (...files) => {
    const hash = createHash('sha256');
    files.forEach((file) => hash.update(readFileSync(path.join(folder, file))));
    return BigInt(`0x${hash.digest('hex')}`)
      .toString(36)
      .slice(-NAME_LENGTH);
  });
  for (const [from, to] of names) {
    renameSync(path.join(folder, from), path.join(folder, to));
  }
  return (text) =>
    text.replace(/(chunks\/)([\w-]+\.js)\b/g, (all, place: string, name: string) =>
      names.has(name) ? `${place}${names.get(name)}` : all,
    );
}
