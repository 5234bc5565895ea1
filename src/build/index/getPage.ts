/** One page of the site, whole: the answer to every question about it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SOURCE_REPOSITORY, SITE_REPOSITORY } from '@/src/shared/links';
import { DEFAULT_LANGUAGE, localizeHref } from '@/src/shared/languages';
import { getProduct } from '@/src/shared/products';
import type { Block, DemoBlock, DocsPage, FrontMatter, HeaderChip } from '@/src/shared/page';
import { createDemoNamer, readDemo } from '../demos/readDemo';
import { BuildError } from '../errors';
import { createBuildText, readTexts } from '../i18n/languages';
import type { BuildText } from '../markdown/context';
import {
  type MarkdownBlock,
  type RenderedMarkdown,
  renderMarkdown,
} from '../markdown/renderMarkdown';
import { ROOT } from '../paths';
import { createApiSection } from './apiSection';
import { getNeighbours } from './navTree';
import { type MarkdownRoute, findMarkdownRoute } from './routes';

/** Options of `renderRoute`. */
interface RenderOptions {
  language?: string;
  t?: BuildText;
}

/**
 * Renders the Markdown of a route.
 * In another language that is `button-pt.md` beside `button.md`, with the English hashes; without it, the English text.
 * @throws BuildError for any fault in it.
 */
export function renderRoute(
  route: MarkdownRoute,
  { language = DEFAULT_LANGUAGE, t = createBuildText(language) }: RenderOptions = {},
): RenderedMarkdown {
  const { markdownFile, routeFile } = route;
  if (!existsSync(path.join(ROOT, markdownFile))) {
    throw new BuildError({
      file: routeFile,
      cause: `it shows ${markdownFile}, which is not there`,
      remedy: 'write that file, correct the path, or remove the route',
    });
  }
  const translated = getMarkdownFile(route, language);
  const english = readFileSync(path.join(ROOT, markdownFile), 'utf8');
  if (translated === markdownFile) {
    return renderMarkdown(english, markdownFile, { t, language });
  }
  const { hashes } = renderMarkdown(english, markdownFile, { t });
  return renderMarkdown(readFileSync(path.join(ROOT, translated), 'utf8'), translated, {
    t,
    language,
    hashes,
  });
}

/** The Markdown that a route shows in a language: the translation, or English where there is none. */
function getMarkdownFile({ markdownFile }: MarkdownRoute, language: string): string {
  const translated = markdownFile.replace(/\.md$/, `-${language}.md`);
  return existsSync(path.join(ROOT, translated)) ? translated : markdownFile;
}

/**
 * Builds the page of an address.
 * @param pathname without language prefix and trailing slash, such as `/material-ui/react-button`.
 * @throws BuildError when the address has no route, or for any fault in its Markdown or demos.
 */
export async function getPage(pathname: string, language = DEFAULT_LANGUAGE): Promise<DocsPage> {
  const route = findMarkdownRoute(pathname);
  if (!route) {
    throw new BuildError({
      file: `pages${pathname}.tsx`,
      cause: `no route file shows a Markdown page at ${pathname}`,
      remedy: `run: npm run new-page -- ${pathname}`,
    });
  }
  const t = createBuildText(language);
  const productId = getProduct(pathname)?.id ?? '';
  const rendered = renderRoute(route, { language, t });
  const { frontMatter } = rendered;
  const title = frontMatter.title ?? rendered.heading.text;
  const api = createApiSection(frontMatter, rendered.ids, t);
  const nameDemo = createDemoNamer();
  const blocks = await Promise.all(rendered.blocks.map((block) => toBlock(block, route, nameDemo)));
  return {
    pathname,
    language,
    ...(language !== DEFAULT_LANGUAGE && { texts: readTexts(language) }),
    productId,
    title,
    heading: { html: rendered.heading.html },
    description: rendered.description,
    ...(rendered.lead !== undefined && { lead: { html: rendered.lead } }),
    chips: getChips(frontMatter, language),
    blocks: api ? [...blocks, api.block] : blocks,
    toc: api ? [...rendered.toc, api.toc] : rendered.toc,
    ...getNeighbours(productId, pathname, language),
    editHref: `${SITE_REPOSITORY}/edit/main/${getMarkdownFile(route, language)}`,
    noindex: productId === 'experiments',
  };
}

async function toBlock(
  block: MarkdownBlock,
  route: MarkdownRoute,
  nameDemo: (key: string) => string,
): Promise<Block> {
  if (block.type === 'html') {
    return block;
  }
  const { under, line, ...content } = block;
  if (content.type !== 'demo') {
    return content;
  }
  const folder = path.join(ROOT, path.dirname(route.markdownFile));
  // Before anything asynchronous, so that names follow the order of the page.
  const name = nameDemo(content.key);
  const flavours = await readDemo(folder, content.key, { file: route.markdownFile, line });
  return { ...content, name, label: under || name, flavours } satisfies DemoBlock;
}

function getChips(frontMatter: FrontMatter, language: string): HeaderChip[] {
  const { githubLabel, packageName, githubSource, waiAria, materialDesign, unstyled } = frontMatter;
  const chips: (HeaderChip | undefined | '')[] = [
    unstyled && { kind: 'unstyled', href: localizeHref(unstyled, language) },
    githubLabel && {
      kind: 'feedback',
      href: `${SOURCE_REPOSITORY}/labels/${encodeURIComponent(githubLabel)}`,
    },
    packageName && { kind: 'bundleSize', href: `https://bundlephobia.com/package/${packageName}` },
    githubSource && { kind: 'source', href: `${SOURCE_REPOSITORY}/tree/v6.4.1/${githubSource}` },
    waiAria && { kind: 'waiAria', href: waiAria },
    materialDesign && { kind: 'materialDesign', href: materialDesign },
  ];
  return chips.filter((chip): chip is HeaderChip => Boolean(chip));
}
