/** The visual index of a product's components: the pages of its navigation groups, each with a drawing. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element } from 'hast';
import { h } from 'hastscript';
import { z } from 'zod';
import type { ComponentIndex, IndexEntry } from '@/src/shared/componentIndex';
import { localizeHref } from '@/src/shared/languages';
import { type NavEntry, getNavTitle, listNavPages, normalizePathname } from '@/src/shared/nav';
import type { TocEntry } from '@/src/shared/page';
import { slugify } from '@/src/shared/slug';
import { NAV_TREES } from '@/data/nav';
import { BuildError } from '../errors';
import { createFlag, createHeading } from '../markdown/elements';
import { raw, renderHtml } from '../markdown/html';
import { ROOT } from '../paths';
import { readJson } from '../readJson';
import { type EmbedContext, createEmbed } from './embed';

/** The file of a product that says what its components are for. A product without this file has no index. */
const getIndexFile = (product: string) => `${getFolder(product)}/index.json`;

const schema: z.ZodType<ComponentIndex> = z.strictObject({
  tasks: z.array(z.strictObject({ id: z.string(), title: z.string() })),
  entries: z.record(
    z.string(),
    z.strictObject({
      use: z.string(),
      tasks: z.array(z.string()),
      words: z.string().exactOptional(),
    }),
  ),
});

/** `{{"component": "AllComponents", "product": "material-ui"}}`. */
export const AllComponents = createEmbed({
  given: z.strictObject({ product: z.string() }),
  prepare: ({ product }, context) => {
    const file = getIndexFile(product);
    const index = readJson(file, schema);
    if (!index) {
      throw new BuildError({
        file: context.file,
        line: context.line,
        cause: `there is no index of the components of "${product}"`,
        remedy: `write ${file}, or name a product that has an index: ${listIndexed().join(', ')}`,
      });
    }
    const groups = listGroups(product);
    assertNoMore(product, index, groups);
    const toc = groups.map(({ text, hash }): TocEntry => ({ text, hash, children: [] }));
    const html = renderHtml(groups.map((group) => createCards(product, index, group, context)));
    const files = groups.flatMap(({ pages }) =>
      pages.map((page) => getPreviewFile(product, getKey(page))),
    );
    return { props: { tasks: index.tasks, html }, toc, files: [file, ...files] };
  },
  toMarkdown: ({ html }, { fromHtml }) => fromHtml(html),
});

interface Group {
  text: string;
  hash: string;
  pages: readonly NavEntry[];
}

/** Lists the products that have an index. */
function listIndexed(): string[] {
  return Object.keys(NAV_TREES).filter((product) =>
    existsSync(path.join(ROOT, getIndexFile(product))),
  );
}

/** Lists the navigation groups that contain components. */
export function listGroups(product: string): Group[] {
  const components = NAV_TREES[product]?.find(
    ({ pathname }) => pathname === `/${product}/components`,
  );
  return (components?.children ?? [])
    .filter((group) => group.children)
    .map((group) => {
      const text = getNavTitle(group);
      return { text, hash: slugify(text), pages: listNavPages(group.children ?? []) };
    });
}

/** Returns the key of a page in the index, which also names its drawing: the last segment of the address. */
const getKey = ({ pathname }: NavEntry): string =>
  normalizePathname(pathname).split('/').pop() ?? '';

const getFolder = (product: string) => `data/${product}/components/all-components`;
const getPreviewFile = (product: string, key: string) =>
  `${getFolder(product)}/previews/${key}.svg`;

function assertNoMore(product: string, { entries }: ComponentIndex, groups: Group[]): void {
  const keys = new Set(groups.flatMap(({ pages }) => pages.map(getKey)));
  const unknown = Object.keys(entries).find((key) => !keys.has(key));
  if (unknown !== undefined) {
    throw new BuildError({
      file: getIndexFile(product),
      cause: `the entry "${unknown}" has no component in the navigation`,
      remedy: `remove it, or add the page to data/${product}/nav.ts`,
    });
  }
}

function createCards(
  product: string,
  index: ComponentIndex,
  { text, hash, pages }: Group,
  { t, language }: EmbedContext,
): Element {
  const cards = pages.map((page) => {
    const { tasks, words = '', use } = getEntry(product, index, page);
    const href = localizeHref(`${normalizePathname(page.pathname)}/`, language);
    return h('li', { dataTasks: tasks.join(' '), dataWords: words }, [
      h('span', { ariaHidden: 'true' }, raw(readPreview(product, getKey(page), page))),
      h('a', { href }, getNavTitle(page)),
      ...createFlag(page, t),
      h('p', use),
    ]);
  });
  return h('div', { dataGroup: true }, [createHeading(2, hash, text, t), h('ul', cards)]);
}

function getEntry(product: string, { entries, tasks }: ComponentIndex, page: NavEntry): IndexEntry {
  const file = getIndexFile(product);
  const key = getKey(page);
  const entry = entries[key];
  if (!entry) {
    throw new BuildError({
      file,
      cause: `the component ${page.pathname} in the navigation has no entry "${key}"`,
      remedy: 'add an entry with its description and tasks',
    });
  }
  const unknown = entry.tasks.find((task) => !tasks.some(({ id }) => id === task));
  if (unknown !== undefined) {
    throw new BuildError({
      file,
      cause: `the entry "${key}" has the task "${unknown}", which isn't in the list`,
      remedy: `use some of: ${tasks.map(({ id }) => id).join(', ')}`,
    });
  }
  return entry;
}

/** The start of every drawing. All have the same size. */
const OPEN = '<svg viewBox="0 0 200 112">';

function readPreview(product: string, key: string, { pathname }: NavEntry): string {
  const file = getPreviewFile(product, key);
  const whole = path.join(ROOT, file);
  if (!existsSync(whole)) {
    throw new BuildError({
      file,
      cause: `the component ${pathname} in the navigation has no preview`,
      remedy: `create an SVG that begins with ${OPEN} and uses the classes of src/site/app/embeds/AllComponents.module.css`,
    });
  }
  const svg = readFileSync(whole, 'utf8').replace(/\n\s*/g, '');
  if (!svg.startsWith(OPEN) || !svg.endsWith('</svg>') || / (id|style|on\w+)=|<script/.test(svg)) {
    throw new BuildError({
      file,
      cause: `the preview isn't a plain drawing that begins with ${OPEN}`,
      remedy: 'use only shapes and text with classes, without ids, styles and scripts',
    });
  }
  return svg;
}
