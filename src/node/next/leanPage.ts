/**
 * Reduces the size of exported pages. Next writes the props of a page into its HTML, which already contains the text,
 * so all `html` fields are removed from `__NEXT_DATA__`. The sources of demos are removed from the props and written to
 * files, which are fetched when a reader opens the code.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { localizeHref } from '@/src/shared/languages';
import type {
  BuiltBlock,
  BuiltDemoBlock,
  BuiltDemoSource,
  BuiltPage,
  DemoBlock,
  DemoSource,
  DemoSourceData,
  PageData,
  PageStart,
  PageTop,
  ServedDemoSource,
  ServedPage,
  WithoutHtml,
} from '@/src/shared/page';
import { getSourceUrl, getStartUrl } from '@/src/shared/sourceUrl';
import { getThemeSheetId } from '@/src/shared/styleIds';
import { getTemplateGallery } from '@/src/shared/nav';
import { getProduct } from '@/src/shared/products';
import { addColorVariablesToSheet } from '@/src/shared/userTheme/demoColors';
import { BuildError } from '../errors';
import { relative } from '../paths';
import { shareDemoStyles, writeStyles } from './demoStyles';
import { NEXT_DATA, type NextData } from './exportedPages';

/** A page's props, split into three parts. */
export interface SplitPage {
  served: ServedPage;
  data: PageData;
  /** The demos with the sources of all files. */
  sources: BuiltDemoBlock[];
}

/** Splits a page without modifying it. */
export function splitPage(page: BuiltPage): SplitPage {
  const { toc, blocks } = page;
  return {
    served: {
      ...withoutHtml({ ...page, blocks: [], toc: toc.length > 0 ? undefined : ([] as []) }),
      blocks: blocks.map(toServedBlock),
    },
    data: {
      ...page,
      blocks: blocks.map((block) =>
        block.type === 'demo'
          ? mapFlavours(block, (source) => toSourceData(source, block.options))
          : block,
      ),
    },
    sources: blocks.filter((block) => block.type === 'demo'),
  };
}

/** The most text in a `PageStart`, as a length of HTML. It fills the first screen. */
const MAX_START = 3000;

/**
 * Returns the first screen of a page: its header, table of contents, the links at its end, and the text above the ad and
 * the first demo. It has no ad, which would load again with the whole page. A template has no first screen, because it has
 * its own frame.
 */
export function createStart(page: BuiltPage): PageStart | null {
  if (getTemplateGallery(page.pathname) !== undefined) {
    return null;
  }
  const { blocks: all, texts: _texts, ...start } = page;
  const blocks: PageStart['blocks'] = [];
  let length = 0;
  for (const block of all.slice(0, page.adIndex)) {
    length += block.type === 'html' ? block.html.length : Infinity;
    if (block.type !== 'html' || length > MAX_START) {
      break;
    }
    blocks.push({ type: 'html', html: block.html });
  }
  return { ...start, isStart: true, blocks, disableAd: true };
}

/** Returns the heading, tabs, and description of a page. A template has none, as it has no first screen. */
export function createTop(page: BuiltPage): PageTop | undefined {
  if (getTemplateGallery(page.pathname) !== undefined) {
    return undefined;
  }
  const { heading, lead, tabs, wide, textLanguage, toc } = page;
  return {
    heading,
    ...(lead && { lead }),
    ...(tabs && { tabs }),
    ...(wide && { wide }),
    ...(textLanguage && { textLanguage }),
    ...(toc.length === 0 && { toc: [] as [] }),
  };
}

function toServedBlock(block: BuiltBlock): ServedPage['blocks'][number] {
  switch (block.type) {
    case 'demo':
      return mapFlavours(block, (source) => toServedSource(source, block.options));
    case 'playground':
      return {
        ...block,
        controls: withoutHtml(block.controls),
        variables: block.variables && withoutHtml(block.variables),
      };
    default:
      return withoutHtml(block);
  }
}

function mapFlavours<Source extends DemoSource>(
  block: BuiltDemoBlock,
  map: (source: BuiltDemoSource) => Source,
): DemoBlock<Source> {
  const flavours = Object.entries(block.flavours).map(([flavour, source]) => [
    flavour,
    map(source),
  ]);
  return { ...block, flavours: Object.fromEntries(flavours) };
}

/** Code that is expanded initially is shown at once. */
function toSourceData(
  source: BuiltDemoSource,
  { defaultCodeOpen }: BuiltDemoBlock['options'],
): DemoSourceData {
  const { TS, JS } = source.files;
  return {
    ...source,
    files: { TS: defaultCodeOpen ? TS : withoutHtml(TS), JS: withoutHtml(JS) },
  };
}

/** The browser requests the files of a demo by the demo's name. Expanded ones are in the HTML. */
function toServedSource(
  { preview, lines, files }: BuiltDemoSource,
  { defaultCodeOpen }: BuiltDemoBlock['options'],
): ServedDemoSource {
  return withoutHtml({ ...(preview && { preview }), lines, ...(defaultCodeOpen && { files }) });
}

/** Returns a copy without fields named `html`, at any depth. */
export function withoutHtml<T>(value: T): WithoutHtml<T> {
  return JSON.parse(JSON.stringify(value, (key, child) => (key === 'html' ? undefined : child)));
}

/** A page without the data that is already in its HTML. */
interface LeanPage {
  html: string;
  /** The page with its whole text; absent for a page that isn't documentation, which stays as it is. */
  page?: BuiltPage;
  buildId: string;
  /** The number of files with demo sources that were written. */
  sources: number;
}

/**
 * Makes a page lean, and writes the files that it shares with other pages or loads later: style sheets, the data for
 * in-site navigation, its first screen, and the sources of its demos.
 * @param html as Next wrote it.
 * @param file its name, relative to the export.
 * @param out the folder of the export.
 * @throws BuildError when a page does not hold its props as expected, as a new version of Next might have it.
 */
export function leanPage(html: string, file: string, out: string): LeanPage {
  const match = NEXT_DATA.exec(html);
  if (!match?.[2]) {
    throw new BuildError({
      file: `out/${file}`,
      cause: 'the page has no __NEXT_DATA__',
      remedy: 'compare src/node/next/leanPage.ts with the output of this version of Next',
    });
  }
  const nextData: NextData = JSON.parse(match[2]);
  const { page } = nextData.props.pageProps;
  if (!page || !isBuilt(page)) {
    // The page isn't documentation, or was reduced already.
    return { html, buildId: nextData.buildId, sources: 0 };
  }
  // The demos of other products have the colors of a visitor's theme by that theme.
  const followsColors = getProduct(page.pathname)?.demoThemes.includes('system');
  const styled = shareDemoStyles(
    shareThemes(html, out),
    out,
    followsColors ? addColorVariablesToSheet : undefined,
  );
  const { served, data, sources } = splitPage(page);
  const lean = toScriptJson({
    ...nextData,
    props: { ...nextData.props, pageProps: { page: served } },
  });
  const { buildId } = nextData;
  const address = localizeHref(page.pathname, page.language);
  rewriteData(path.join(out, '_next/data', buildId, `${address}.json`), data);
  writeJson(path.join(out, getStartUrl(buildId, address)), createStart(page));
  for (const block of sources) {
    writeJson(path.join(out, getSourceUrl(buildId, page.pathname, block.name)), block.flavours);
  }
  return {
    html: styled.replace(NEXT_DATA, (_whole, open, _json, close) => open + lean + close),
    page,
    buildId,
    sources: sources.length,
  };
}

function isBuilt(page: BuiltPage | ServedPage): page is BuiltPage {
  return page.heading.html !== undefined;
}

const THEME_STYLE = new RegExp(
  `<style id="(${getThemeSheetId('')}\\w+)">([\\s\\S]*?)</style>`,
  'g',
);

/** Moves the style sheet of a demo theme, which is the same on every page, to a file that browsers cache. */
function shareThemes(html: string, out: string): string {
  let shared = html;
  for (const [style, id = '', css = ''] of html.matchAll(THEME_STYLE)) {
    const url = writeStyles(css, id, out);
    shared = shared.replace(style, `<link id="${id}" rel="stylesheet" href="${url}"/>`);
  }
  return shared;
}

/** Formats JSON for a script element. */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

export function writeJson(file: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    writeFileSync(file, text);
  } catch {
    // Most files are in a folder that exists. An error that has another cause is thrown again here.
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

function rewriteData(file: string, page: PageData): void {
  if (!existsSync(file)) {
    throw new BuildError({
      file: relative(file),
      cause: `the export has no data for ${page.pathname}`,
      remedy: 'compare src/node/next/leanPage.ts with the output of this version of Next',
    });
  }
  const data: { pageProps: object } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ ...data, pageProps: { ...data.pageProps, page } }));
}
