/**
 * The styles of a page's demos as a file, and their mirror image as another: a page that a reader opens in
 * right-to-left is painted so at once, and nobody loads what the other direction needs.
 */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compile, middleware, serialize, stringify } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { DEMO_STYLES_ID, MIRRORED_STYLES_ID } from '@/src/shared/styleIds';

/** Mirrors a style sheet: `margin-left` becomes `margin-right`. */
export function mirrorCss(css: string): string {
  return serialize(compile(css), middleware([rtlPlugin, stringify]));
}

/**
 * Writes a style sheet under a name made of its content.
 * @returns its address, such as `/_next/static/css/demos-1a2b3c.css`.
 */
export async function writeStyles(css: string, name: string, out: string): Promise<string> {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 12);
  const url = `/_next/static/css/${name}-${hash}.css`;
  await mkdir(path.dirname(path.join(out, url)), { recursive: true });
  await writeFile(path.join(out, url), css);
  return url;
}

/**
 * Runs while the page is parsed, so that the mirrored sheet blocks the first paint like any other.
 * The same on every page (a Content-Security-Policy can name it); the address is in its `data-href`.
 */
const SCRIPT =
  `(function(s){if(document.documentElement.dir!=='rtl')return;` +
  `document.getElementById('${DEMO_STYLES_ID}').media='not all';` +
  `document.write('<link id="${MIRRORED_STYLES_ID}" rel="stylesheet" href="'+s.dataset.href+'">')})(document.currentScript)`;

const EMOTION_STYLE = /(<style data-emotion="[^"]*">)([\s\S]*?)(<\/style>)/g;

/**
 * Takes the styles of demos out of a page. The <style> elements stay, empty: their names tell Emotion what is there.
 * @returns the page's HTML with links to the files.
 */
export async function shareDemoStyles(html: string, out: string): Promise<string> {
  const styles = [...html.matchAll(EMOTION_STYLE)];
  const [first] = styles;
  if (!first) {
    return html;
  }
  const css = styles.map(([, , text = '']) => text).join('');
  const url = await writeStyles(css, 'demos', out);
  const mirrored = await writeStyles(mirrorCss(css), 'demos-rtl', out);
  const links =
    `<link id="${DEMO_STYLES_ID}" rel="stylesheet" href="${url}"/>` +
    `<script data-href="${mirrored}">${SCRIPT}</script>`;
  const emptied = html.replace(EMOTION_STYLE, '$1$3');
  return `${emptied.slice(0, first.index)}${links}${emptied.slice(first.index)}`;
}
