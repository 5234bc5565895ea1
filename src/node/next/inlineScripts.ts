/** Hashes of inline scripts for the Content-Security-Policy. */
import { createHash } from 'node:crypto';
import { BuildError } from '../errors';

/** Matches executable scripts. JSON and JSON-LD are data, which the policy doesn't restrict. */
const SCRIPT =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g;

/**
 * The maximum number of different scripts in all pages. Headers are limited, and a script per page would exceed the
 * limit.
 */
const LIMIT = 12;

/** Returns the hash of a script as the policy needs it: `sha256-…`. */
export function hashScript(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

/** Lists the hashes of the scripts in a page's HTML. */
export function listScriptHashes(html: string): string[] {
  return [...html.matchAll(SCRIPT)].map(([, script = '']) => hashScript(script));
}

/** Sorts hashes and removes duplicates. @throws BuildError when there are too many. */
export function collectHashes(hashes: Iterable<string>): string[] {
  const all = [...new Set(hashes)].sort();
  if (all.length > LIMIT) {
    throw new BuildError({
      file: 'src/node/next/inlineScripts.ts',
      cause: `the pages have ${all.length} different inline scripts in total, more than ${LIMIT}`,
      remedy:
        'use the same script on every page and pass differing data in an attribute, as bootScript does',
    });
  }
  return all;
}

const BOOT_PUSH = String.raw`\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[^<]*?\})\);`;
const BOOT = new RegExp(String.raw`<script>((?:\s*${BOOT_PUSH})+)\s*</script>`);

/** Passes data to Turbopack's runtime from an attribute of this script. */
export const bootScript =
  'JSON.parse(document.currentScript.dataset.boot).forEach(function(e){(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(e)})';

/**
 * Moves the names of a page's chunks from Next's inline script to an attribute, which makes the script the same on
 * every page.
 * @param file name of the page, for errors.
 * @throws BuildError when the script has an unexpected form, for example in a new version of Next.
 */
export function shareBootScript(html: string, file: string): string {
  const match = BOOT.exec(html);
  if (!match?.[1]) {
    throw new BuildError({
      file: `out/${file}`,
      cause: 'the page passes its chunks to Turbopack in an unexpected form',
      remedy: 'compare src/node/next/inlineScripts.ts with the output of this version of Next',
    });
  }
  const pushed = [...match[1].matchAll(new RegExp(BOOT_PUSH, 'g'))].map(([, json = '']) => json);
  const data = JSON.stringify(pushed.map((json): unknown => JSON.parse(json)))
    .replace(/&/g, '&amp;')
    .replace(/'/g, '&#39;');
  return html.replace(match[0], () => `<script data-boot='${data}'>${bootScript}</script>`);
}
