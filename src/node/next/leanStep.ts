/**
 * Makes the exported pages lean. Next writes the props of a page into its HTML, where the text stands already;
 * here every `html` field leaves `__NEXT_DATA__`. The sources of demos leave the props altogether: each becomes
 * a file of its own, fetched when a reader opens the code.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { localizeHref } from '@/src/shared/languages';
import type { Block, DemoBlock, DocsPage } from '@/src/shared/page';
import { getSourceUrl } from '@/src/shared/sourceUrl';
import { getThemeSheetId } from '@/src/shared/styleIds';
import { BuildError } from '../errors';
import { relative } from '../paths';
import { shareDemoStyles, writeStyles } from './demoStyles';
import { NEXT_DATA, type NextData, listPageFiles } from './exportedPages';

/** What is in the HTML already is not in its props. */
type ServedPage = Omit<DocsPage, 'toc'> & Partial<Pick<DocsPage, 'toc'>>;

/** A page's props in three parts. */
export interface SplitPage {
  /** For the HTML: no prose, no code, no table of contents. */
  served: ServedPage;
  /** For in-site navigation: all that the page shows at first. */
  data: DocsPage;
  /** The demos with the sources of all their files. */
  sources: DemoBlock[];
}

/** Splits a page. Nothing of `page` is changed. */
export function splitPage(page: DocsPage): SplitPage {
  const data: DocsPage = {
    ...page,
    blocks: page.blocks.map((block) => {
      if (block.type !== 'demo') {
        return block;
      }
      const flavours = Object.entries(block.flavours).map(([flavour, source]) => [
        flavour,
        {
          ...source,
          ...(source.files && {
            // Code that is open from the start shows at once.
            files: block.options.defaultCodeOpen
              ? { ...source.files, JS: withoutHtml(source.files.JS) }
              : withoutHtml(source.files),
          }),
        },
      ]);
      return { ...block, flavours: Object.fromEntries(flavours) };
    }),
  };
  return {
    served: withoutHtml({
      ...data,
      blocks: data.blocks.map(withoutFiles),
      toc: data.toc.length > 0 ? undefined : [],
    }),
    data,
    sources: page.blocks.filter((block) => block.type === 'demo'),
  };
}

/** In the HTML a demo's files are not even named, unless they are open: the browser asks for them by the demo's name. */
function withoutFiles(block: Block): Block {
  if (block.type !== 'demo') {
    return block;
  }
  const flavours = Object.entries(block.flavours).map(([flavour, { preview, files }]) => [
    flavour,
    { ...(preview && { preview }), ...(block.options.defaultCodeOpen && { files }) },
  ]);
  return { ...block, flavours: Object.fromEntries(flavours) };
}

/** A copy without any field called `html`, at any depth. */
export function withoutHtml<T>(value: T): T {
  return JSON.parse(JSON.stringify(value, (key, child) => (key === 'html' ? undefined : child)));
}

/**
 * Runs over the export.
 * @param out the folder of the export.
 * @returns how many pages were made lean, and how many files of source were written.
 * @throws BuildError when a page does not hold its props as expected, as a new version of Next might have it.
 */
export async function makeLean(out: string): Promise<{ pages: number; sources: number }> {
  // Fragments of the reference, left by the development server, are no pages; the build writes its own.
  const files = await listPageFiles(out);
  const counts = { pages: 0, sources: 0 };
  for (const file of files) {
    const html = await readFile(path.join(out, file), 'utf8');
    const match = NEXT_DATA.exec(html);
    if (!match?.[2]) {
      throw new BuildError({
        file: `out/${file}`,
        cause: 'the page holds no __NEXT_DATA__',
        remedy: 'compare src/node/next/leanStep.ts with what this version of Next writes',
      });
    }
    const nextData: NextData = JSON.parse(match[2]);
    const { page } = nextData.props.pageProps;
    if (!page || page.heading.html === undefined) {
      continue; // No documentation, or lean already.
    }
    const styled = await shareDemoStyles(await shareThemes(html, out), out);
    const { served, data, sources } = splitPage(page);
    const lean = toScriptJson({
      ...nextData,
      props: { ...nextData.props, pageProps: { page: served } },
    });
    await writeFile(
      path.join(out, file),
      styled.replace(NEXT_DATA, (_whole, open, _json, close) => open + lean + close),
    );
    await rewriteData(
      path.join(
        out,
        '_next/data',
        nextData.buildId,
        `${localizeHref(page.pathname, page.language)}.json`,
      ),
      data,
    );
    for (const block of sources) {
      const target = path.join(out, getSourceUrl(nextData.buildId, page.pathname, block.name));
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, JSON.stringify(block.flavours));
      counts.sources += 1;
    }
    counts.pages += 1;
  }
  return counts;
}

const THEME_STYLE = new RegExp(
  `<style id="(${getThemeSheetId('')}\\w+)">([\\s\\S]*?)</style>`,
  'g',
);

/** The style sheet of a demo theme is the same on every page: it becomes a file that the browser keeps. */
async function shareThemes(html: string, out: string): Promise<string> {
  let shared = html;
  for (const [style, id = '', css = ''] of html.matchAll(THEME_STYLE)) {
    const url = await writeStyles(css, id, out);
    shared = shared.replace(style, `<link id="${id}" rel="stylesheet" href="${url}"/>`);
  }
  return shared;
}

/** JSON that may stand in a script element. */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

async function rewriteData(file: string, page: DocsPage): Promise<void> {
  if (!existsSync(file)) {
    throw new BuildError({
      file: relative(file),
      cause: `the export has no data for ${page.pathname}`,
      remedy: 'compare src/node/next/leanStep.ts with what this version of Next writes',
    });
  }
  const data: { pageProps: object } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...data, pageProps: { ...data.pageProps, page } }));
}
