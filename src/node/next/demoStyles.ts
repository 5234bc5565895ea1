/**
 * Writes the styles of a page's demos to a file, and their mirrored version to another. A page in right-to-left is
 * mirrored from the first paint, and only the styles of one direction are loaded.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile, middleware, serialize, stringify } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import {
  DEFERRED_STYLES_ATTRIBUTE,
  DEMO_STYLES_ID,
  MIRRORED_STYLES_ID,
} from '@/src/shared/styleIds';
import { cachePerCodeVersion } from '../cache';

/** Mirrors a style sheet: `margin-left` becomes `margin-right`. */
export function mirrorCss(css: string): string {
  return serialize(compile(css), middleware([rtlPlugin, stringify]));
}

/**
 * Writes a style sheet to a file with a hash of its content in the name.
 * @returns its address, such as `/_next/static/css/demos-1a2b3c.css`.
 */
export function writeStyles(css: string, name: string, out: string): string {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 12);
  const url = `/_next/static/css/${name}-${hash}.css`;
  mkdirSync(path.dirname(path.join(out, url)), { recursive: true });
  writeFileSync(path.join(out, url), css);
  return url;
}

/**
 * Runs while the page is parsed, so that the mirrored style sheet blocks the first paint like any other. The script is
 * the same on every page, which lets the Content-Security-Policy use its hash. The address is in its `data-href`.
 */
const SCRIPT =
  `(function(s){if(document.documentElement.dir!=='rtl')return;` +
  `var l=document.getElementById('${DEMO_STYLES_ID}');l.media='not all';l.removeAttribute('${DEFERRED_STYLES_ATTRIBUTE}');` +
  `document.write('<link id="${MIRRORED_STYLES_ID}" rel="stylesheet" href="'+s.dataset.href+'">')})(document.currentScript)`;

const EMOTION_STYLE = /(<style data-emotion="[^"]*">)([\s\S]*?)(<\/style>)/g;

/** Demos with their own cache, such as one that mirrors styles, look the same in both directions of the page. */
const SITE_STYLE = /^<style data-emotion="css[ -]/;

/**
 * Moves the styles of demos from a page to files. The empty <style> elements stay because their attributes tell Emotion
 * which styles exist.
 * @param adapt changes the style sheet of the demos.
 * @returns the page's HTML with links to the files.
 */
export function shareDemoStyles(
  html: string,
  out: string,
  adapt = (css: string): string => css,
): string {
  const styles = [...html.matchAll(EMOTION_STYLE)].map(
    ([, tag = '', text = '']) => [tag, adapt(text)] as const,
  );
  if (styles.length === 0) {
    return html;
  }
  const css = styles.map(([, text]) => text).join('');
  const url = writeStyles(css, 'demos', out);
  const mirroredCss = styles.map(([tag, text]) =>
    SITE_STYLE.test(tag) ? cachePerCodeVersion(['mirrored', text], () => mirrorCss(text)) : text,
  );
  const mirrored = writeStyles(mirroredCss.join(''), 'demos-rtl', out);
  const links =
    `<link id="${DEMO_STYLES_ID}" rel="stylesheet" href="${url}"/>` +
    `<script data-href="${mirrored}">${SCRIPT}</script>`;
  const emptied = html.replace(EMOTION_STYLE, '$1$3');
  const start = html.search(EMOTION_STYLE);
  return `${emptied.slice(0, start)}${links}${emptied.slice(start)}`;
}
