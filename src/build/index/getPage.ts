/** One page of the site, whole: the answer to every question about it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SOURCE_REPOSITORY, SITE_REPOSITORY } from '@/src/shared/links';
import { getProduct } from '@/src/shared/products';
import type { Block, DemoBlock, DocsPage, FrontMatter, HeaderChip } from '@/src/shared/page';
import { getDemoName, readDemo } from '../demos/readDemo';
import { BuildError } from '../errors';
import { buildText } from '../i18n/buildText';
import {
  type MarkdownBlock,
  type RenderedMarkdown,
  renderMarkdown,
} from '../markdown/renderMarkdown';
import { ROOT } from '../paths';
import { createApiSection } from './apiSection';
import { getNeighbours } from './navTree';
import { type MarkdownRoute, findMarkdownRoute } from './routes';

/** Renders the Markdown of a route. @throws BuildError for any fault in it. */
export function renderRoute(route: MarkdownRoute): RenderedMarkdown {
  const file = path.join(ROOT, route.markdownFile);
  if (!existsSync(file)) {
    throw new BuildError({
      file: route.routeFile,
      cause: `it shows ${route.markdownFile}, which is not there`,
      remedy: 'write that file, correct the path, or remove the route',
    });
  }
  const source = readFileSync(file, 'utf8');
  return renderMarkdown(source, route.markdownFile, buildText);
}

/**
 * Builds the page of an address.
 * @param pathname without trailing slash, such as `/material-ui/react-button`.
 * @throws BuildError when the address has no route, or for any fault in its Markdown or demos.
 */
export async function getPage(pathname: string): Promise<DocsPage> {
  const route = findMarkdownRoute(pathname);
  if (!route) {
    throw new BuildError({
      file: `pages${pathname}.tsx`,
      cause: `no route file shows a Markdown page at ${pathname}`,
      remedy: `run: npm run new-page -- ${pathname}`,
    });
  }
  const productId = getProduct(pathname)?.id ?? '';
  const rendered = renderRoute(route);
  const { frontMatter } = rendered;
  const title = frontMatter.title ?? rendered.heading.text;
  const api = createApiSection(frontMatter, rendered.ids);
  const nameDemo = createDemoNamer();
  const blocks = await Promise.all(rendered.blocks.map((block) => toBlock(block, route, nameDemo)));
  return {
    pathname,
    productId,
    title,
    heading: { html: rendered.heading.html },
    description: rendered.description,
    ...(rendered.lead !== undefined && { lead: { html: rendered.lead } }),
    chips: getChips(frontMatter),
    blocks: api ? [...blocks, api.block] : blocks,
    toc: api ? [...rendered.toc, api.toc] : rendered.toc,
    ...getNeighbours(productId, pathname),
    editHref: `${SITE_REPOSITORY}/edit/main/${route.markdownFile}`,
    noindex: productId === 'experiments',
  };
}

/** Names demos, and with that their anchors: the second placement of `TakeCounter` is `TakeCounter-2`. */
function createDemoNamer(): (key: string) => string {
  const counts = new Map<string, number>();
  return (key) => {
    const name = getDemoName(key);
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return count === 1 ? name : `${name}-${count}`;
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

function getChips(frontMatter: FrontMatter): HeaderChip[] {
  const { githubLabel, packageName, githubSource, waiAria, materialDesign, unstyled } = frontMatter;
  const chips: (HeaderChip | undefined | '')[] = [
    unstyled && { kind: 'unstyled', href: unstyled },
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
