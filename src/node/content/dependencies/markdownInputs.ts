/** Lists the inputs of a Markdown page. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ApiListing } from '@/src/shared/apiEntry';
import type { PageDependencies } from '@/src/shared/pageDependencies';
import {
  listDemoDependencies,
  listModuleFiles,
  listPictureFiles,
} from '../../demos/demoDependencies';
import { createDemoNamer } from '../../demos/readDemo';
import { listEmbedModules } from '../../embeds/embedModules';
import { prepareEmbed } from '../../embeds/registry';
import { ROOT } from '../../paths';
import { getPlaygroundFile } from '../../playground/readConfig';
import { listComponents } from '../../playground/readPlayground';
import { getPlayground } from '../getPlayground';
import { findOwnEntry } from '../reference/apiAddress';
import { getMarkdownFile, renderRouteMarkdown } from '../renderRouteMarkdown';
import type { MarkdownRoute } from '../routes';

/** The parts of an API entry's id. */
type EntryId = Pick<ApiListing, 'product' | 'slug'>;

/** The inputs of a page, unordered. */
export interface Inputs {
  files: readonly string[];
  entries?: readonly EntryId[];
  demos?: PageDependencies['demos'];
}

/**
 * Lists the inputs of a Markdown page.
 * @throws BuildError for any error in its Markdown, demos, embeds or playground.
 */
export async function listMarkdownInputs(route: MarkdownRoute, language: string): Promise<Inputs> {
  const rendered = renderRouteMarkdown(route, language);
  const { blocks, frontMatter } = rendered;
  const productId = route.pathname.split('/')[1] ?? '';
  const folder = path.join(ROOT, path.dirname(route.markdownFile));
  const nameDemo = createDemoNamer();
  const demos: PageDependencies['demos'] = {};
  const files = [route.routeFile, ...listMarkdownFiles(route, language)];
  for (const block of blocks) {
    if (block.type === 'demo') {
      const demo = listDemoDependencies(folder, block.key);
      demos[nameDemo(block.key)] = demo;
      files.push(...Object.values(demo).flat());
    } else if (block.type === 'component') {
      files.push(...(await listEmbedModules(block.name)));
      files.push(...(prepareEmbed(block, route.markdownFile, language).files ?? []));
    } else if (block.type === 'html') {
      files.push(...listShownPictures(block.html));
    }
  }
  const playground = getPlayground(route, rendered, language);
  const nodes = playground ? [playground.root, playground.trigger] : [];
  const names = [
    ...frontMatter.components,
    ...frontMatter.hooks,
    ...nodes.flatMap((node) => (node ? listComponents(node) : [])),
  ];
  return {
    files: [...files, ...(playground ? listPlaygroundFiles(route.markdownFile) : [])],
    entries: names.map((name) => findOwnEntry(name, productId, route)),
    demos,
  };
}

/**
 * Lists the images in rendered text. They can have any format. Addresses in code are skipped if the file doesn't exist.
 */
function listShownPictures(html: string): string[] {
  return [...html.matchAll(/ src="(\/[^"]+)"/g)]
    .map(([, address]) => `public${address}`)
    .filter((file) => existsSync(path.join(ROOT, file)));
}

/**
 * Lists the Markdown files of a page in a language. A translation also depends on the English text, which has the
 * anchors.
 */
export function listMarkdownFiles(route: MarkdownRoute, language: string): string[] {
  return [route.markdownFile, getMarkdownFile(route, language)];
}

/** Lists the data of a playground, the optional module with its components, and their images. */
function listPlaygroundFiles(markdownFile: string): string[] {
  const data = getPlaygroundFile(markdownFile);
  const own = path.join(ROOT, data.replace(/\.json$/, '.tsx'));
  return [
    data,
    ...listPictureFiles(readFileSync(path.join(ROOT, data), 'utf8')),
    ...(existsSync(own) ? listModuleFiles(own) : []),
  ];
}
