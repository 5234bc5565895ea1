/** Builds the complete data of a page. */
import path from 'node:path';
import { EVIDENCE_PAGE, getEvidenceId } from '@/src/shared/evidence';
import { DEFAULT_LANGUAGE, localizeHref } from '@/src/shared/languages';
import { SITE_REPOSITORY, SOURCE_REPOSITORY, SOURCE_TREE } from '@/src/shared/links';
import type {
  BuiltBlock,
  BuiltDemoBlock,
  BuiltPage,
  FrontMatter,
  HeaderChip,
} from '@/src/shared/page';
import { getProduct, isComponentPage, isTestPage } from '@/src/shared/products';
import { createDemoNamer, getDemoName, readDemo } from '../demos/readDemo';
import type { EmbedData } from '../embeds/embed';
import { prepareEmbed } from '../embeds/registry';
import { createBuildText, readTexts } from '../i18n/languages';
import { createPlanChip } from '../markdown/elements';
import { raw, renderHtml } from '../markdown/html';
import type { MarkdownBlock } from '../markdown/renderMarkdown';
import { ROOT } from '../paths';
import { getPlayground } from './getPlayground';
import { findNavEntry, getNeighbours } from './nav/navTree';
import { createApiSection } from './reference/apiSection';
import { createImportLines } from './reference/importLines';
import { placeAd } from './placeAd';
import { createPageTabs } from './reference/pageTabs';
import { getMarkdownFile, renderRouteMarkdown } from './renderRouteMarkdown';
import { type MarkdownRoute, findMarkdownRoute } from './routes';
import { getSizeChip } from './reference/apiSize';
import { findStyledPage } from './styledPages';

/**
 * Builds the page of a route.
 * @throws BuildError for any error in its Markdown or demos.
 */
export async function buildPage(
  route: MarkdownRoute,
  language = DEFAULT_LANGUAGE,
): Promise<BuiltPage> {
  const { pathname } = route;
  const t = createBuildText(language);
  const productId = getProduct(pathname)?.id ?? '';
  const rendered = renderRouteMarkdown(route, language);
  const { frontMatter } = rendered;
  const plan = findNavEntry(productId, pathname)?.plan;
  const title = frontMatter.title ?? rendered.heading.text;
  const api = createApiSection(rendered, { file: route.markdownFile, productId, language, t });
  const tabs = createPageTabs(
    { ...route, productId, frontMatter, apiHash: api?.toc.hash },
    language,
  );
  const playground = getPlayground(route, rendered, language);
  const imports =
    playground || isComponentPage(pathname)
      ? createImportLines(frontMatter, { ...route, productId, t })
      : undefined;
  const nameDemo = createDemoNamer();
  const embeds = rendered.blocks.map((block) =>
    block.type === 'component' ? prepareEmbed(block, route.markdownFile, language) : undefined,
  );
  const blocks = await Promise.all(
    rendered.blocks.map((block, index) =>
      toBlock(block, embeds[index], { ...route, subjects: frontMatter.components }, nameDemo),
    ),
  );
  const { blocks: placed, adIndex } = placeAd([...(playground ? [playground] : []), ...blocks]);
  return {
    pathname,
    language,
    ...(language !== DEFAULT_LANGUAGE && { texts: readTexts(language) }),
    ...(language !== DEFAULT_LANGUAGE &&
      getMarkdownFile(route, language) === route.markdownFile && {
        textLanguage: DEFAULT_LANGUAGE,
      }),
    productId,
    title,
    heading: {
      html: renderHtml([
        raw(rendered.heading.html),
        ...(plan ? [' ', createPlanChip(plan, t)] : []),
      ]),
    },
    description: rendered.description,
    ...(rendered.lead !== undefined && { lead: { html: rendered.lead } }),
    ...(imports && { imports }),
    chips: getChips(frontMatter, pathname, language),
    ...(tabs && { tabs }),
    blocks: [...placed, ...(api?.blocks ?? [])],
    adIndex,
    toc: [...rendered.toc, ...embeds.flatMap((data) => data?.toc ?? []), ...(api ? [api.toc] : [])],
    ...getNeighbours(productId, pathname, language),
    ...(isWithoutAd(frontMatter, blocks) && { disableAd: true }),
    editHref: `${SITE_REPOSITORY}/edit/main/${getMarkdownFile(route, language)}`,
    noindex: isTestPage(pathname),
  };
}

async function toBlock(
  block: MarkdownBlock,
  embed: EmbedData | undefined,
  { markdownFile, subjects }: Pick<MarkdownRoute, 'markdownFile'> & { subjects: readonly string[] },
  nameDemo: (key: string) => string,
): Promise<BuiltBlock> {
  if (block.type === 'html') {
    return block;
  }
  const { under, line, ...content } = block;
  if (content.type === 'component' && embed) {
    return { ...content, props: embed.props };
  }
  if (content.type !== 'demo') {
    return content;
  }
  const folder = path.join(ROOT, path.dirname(markdownFile));
  // This runs before any asynchronous work, so that names are assigned in page order.
  const name = nameDemo(content.key);
  const flavours = await readDemo(folder, content.key, { file: markdownFile, line }, subjects);
  const key = getDemoName(content.key);
  return {
    type: 'demo',
    name,
    ...(key !== name && { key }),
    label: under || name,
    options: content.options,
    flavours,
  } satisfies BuiltDemoBlock;
}

/**
 * Whether the page has no ad. A page has one place for ads, so a single demo that disables ads disables them for the
 * page.
 */
function isWithoutAd({ disableAd }: FrontMatter, blocks: readonly BuiltBlock[]): boolean {
  return (
    disableAd === true ||
    blocks.some((block) => block.type === 'demo' && block.options.disableAd === true)
  );
}

/** Returns the chip of a component page that leads to its tests, unless this site doesn't have their page. */
function getAccessibilityChip(pathname: string, language: string): HeaderChip | undefined {
  return isComponentPage(pathname) && findMarkdownRoute(EVIDENCE_PAGE)
    ? {
        kind: 'accessibility',
        href: localizeHref(`${EVIDENCE_PAGE}/?row=${getEvidenceId(`${pathname}/`)}`, language),
      }
    : undefined;
}

function getChips(frontMatter: FrontMatter, pathname: string, language: string): HeaderChip[] {
  const { githubLabel, packageName, githubSource, waiAria, materialDesign, unstyled } = frontMatter;
  const styled = findStyledPage(pathname);
  const chips: (HeaderChip | undefined | '')[] = [
    unstyled && { kind: 'unstyled', href: localizeHref(unstyled, language) },
    styled && { kind: 'styled', href: localizeHref(styled, language) },
    githubLabel && {
      kind: 'feedback',
      href: `${SOURCE_REPOSITORY}/labels/${encodeURIComponent(githubLabel)}`,
    },
    packageName && { kind: 'bundleSize', href: `https://bundlephobia.com/package/${packageName}` },
    githubSource && { kind: 'source', href: `${SOURCE_TREE}/${githubSource}` },
    waiAria && { kind: 'waiAria', href: waiAria },
    materialDesign && { kind: 'materialDesign', href: materialDesign },
    getAccessibilityChip(pathname, language),
    getSizeChip(frontMatter, pathname, language),
  ];
  return chips.filter((chip): chip is HeaderChip => Boolean(chip));
}
