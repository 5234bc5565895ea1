/** Loads the demo that an address names, from the module and data of its page. */
import type { DemoRequest } from '@/src/shared/demoUrl';
import { DEFAULT_FLAVOUR, type Flavour, resolveFlavour } from '@/src/shared/flavours';
import type { DemoBlock, DemoSource, DocsPage } from '@/src/shared/page';
import { fetchPage } from '../../../browser/fetchPage';
import type { Island, Islands } from '../../../ui/island/island';

/** Markdown files by the address of their page, without `data/` and `.md`. */
export type MarkdownFiles = Readonly<Record<string, string>>;

/** A demo with everything that is needed to show it. */
export interface FoundDemo {
  page: Pick<DocsPage, 'pathname' | 'title'>;
  block: DemoBlock;
  flavour: Flavour;
  source: DemoSource;
  island: Island;
}

/**
 * Loads the page of a demo and finds the demo in it.
 * @returns undefined if the page doesn't exist or doesn't contain the demo.
 * @throws Error when something can't be loaded.
 */
export async function loadDemo(
  { pathname, name, flavour: wanted = DEFAULT_FLAVOUR }: DemoRequest,
  files: MarkdownFiles,
): Promise<FoundDemo | undefined> {
  const file = Object.hasOwn(files, pathname) ? files[pathname] : undefined;
  if (file === undefined) {
    return undefined;
  }
  const [module, page] = await Promise.all([
    import(`@/data/${file}.md`) as Promise<{ demos: Islands }>,
    fetchPage(pathname),
  ]);
  const block = page.blocks.find(
    (candidate) => candidate.type === 'demo' && candidate.name === name,
  );
  if (block?.type !== 'demo') {
    return undefined;
  }
  const flavour = resolveFlavour(Object.keys(block.flavours) as Flavour[], wanted);
  const island = module.demos[block.key ?? block.name]?.[flavour];
  const source = block.flavours[flavour];
  if (!island || !source) {
    throw new Error(
      `The demo ${name} on ${pathname} has no ${flavour} flavour: its page module and its page data differ`,
    );
  }
  return { page, block, flavour, source, island };
}
