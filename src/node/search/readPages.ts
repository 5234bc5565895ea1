/** Reads the Markdown pages of a product for search. */
import path from 'node:path';
import { readFileSync } from 'node:fs';
import { COMPONENT_SYNONYMS, PAGE_SYNONYMS } from '@/data/searchSynonyms';
import { DEFAULT_LANGUAGE } from '@/src/shared/languages';
import { findActiveTrail, getNavTitle } from '@/src/shared/nav';
import type { PageNames, SectionText } from '@/src/shared/search/files';
import { NAV_TREES } from '../content/nav/navTree';
import { renderRouteMarkdown } from '../content/renderRouteMarkdown';
import { cachePerCodeVersion } from '../cache';
import type { MarkdownRoute } from '../content/routes';
import { createDemoNamer, findDemoFiles, findRelativeImports } from '../demos/readDemo';
import { getEmbed, prepareEmbed } from '../embeds/registry';
import { ROOT } from '../paths';
import { type CutSection, type EmbedBlock, type SearchableHtml, cutSections } from './cutSections';

/** What the index has of a page. */
interface IndexedPage {
  names: PageNames;
  texts: SectionText[];
}

/** Reads the names and the texts of a page. */
export function readPage(route: MarkdownRoute): IndexedPage {
  const text = readFileSync(path.join(ROOT, route.markdownFile), 'utf8');
  return cachePerCodeVersion(['indexed page', route, text], () => indexPage(route));
}

function indexPage(route: MarkdownRoute): IndexedPage {
  const { pathname } = route;
  const rendered = renderRouteMarkdown(route);
  const [intro, ...sections] = cutSections(rendered.blocks, (block) => readEmbed(block, route));
  const { components, hooks } = rendered.frontMatter;
  const about = [...components, ...hooks];
  const all = [intro!, ...sections];
  const errors = all.flatMap((section, index) =>
    [...new Set(section.errors)].map((text): [string, number] => [text, index - 1]),
  );
  const aliases = listSynonyms(pathname);
  const sectionAliases = sections.flatMap(({ hash = '' }, index) =>
    (PAGE_SYNONYMS[`${pathname}/#${hash}`] ?? []).map((name): [string, number] => [name, index]),
  );
  const listed = all.flatMap(({ names }, index) =>
    names
      .filter((name) => isOwn(name, components))
      .map((name): [string, number] => [name, index - 1]),
  );
  const lead = rendered.lead === undefined ? [] : [rendered.description];
  return {
    names: {
      title: rendered.heading.text,
      href: `${pathname}/`,
      trail: getTrail(pathname),
      ...(about.length > 0 && { about }),
      ...(aliases.length > 0 && { aliases }),
      ...(sectionAliases.length > 0 && { sectionAliases }),
      ...(listed.length > 0 && { listed }),
      sections: sections.map(({ title, hash = '', under }) =>
        under === undefined ? [title, hash] : [title, hash, under],
      ),
      demos: readDemos(all, route),
      ...(errors.length > 0 && { errors }),
    },
    texts: all.map(({ text, code }, index) => [
      index === 0 ? [...lead, text].join(' ').trim() : text,
      listIdentifiers(code),
    ]),
  };
}

/** Returns the HTML of an embed, and what search has of it. */
function readEmbed(block: EmbedBlock, { markdownFile }: MarkdownRoute): SearchableHtml | undefined {
  const { searchable } = getEmbed(block.name, { file: markdownFile, line: block.line });
  return (
    searchable && {
      searchable,
      html: String(prepareEmbed(block, markdownFile, DEFAULT_LANGUAGE).props.html),
    }
  );
}

/**
 * Whether a name in a table belongs to the page. Pages of components also list variables of other components, which are
 * looked for on the pages of these.
 */
function isOwn(name: string, components: readonly string[]): boolean {
  const owner = /^--(\p{Lu}\w*)-/u.exec(name)?.[1];
  return owner === undefined || components.length === 0 || components.includes(owner);
}

/** Lists the words of data/searchSynonyms.ts that lead to a page. */
function listSynonyms(pathname: string): string[] {
  const segment = pathname.split('/').at(-1) ?? '';
  return [...(COMPONENT_SYNONYMS[segment] ?? []), ...(PAGE_SYNONYMS[`${pathname}/`] ?? [])];
}

/** Returns the titles of the navigation groups above a page, from the tree that contains it. */
function getTrail(pathname: string): string[] {
  const product = pathname.split('/')[1] ?? '';
  return findActiveTrail(NAV_TREES[product] ?? [], pathname)
    .slice(0, -1)
    .map(getNavTitle);
}

function readDemos(
  sections: readonly CutSection[],
  { markdownFile }: MarkdownRoute,
): PageNames['demos'] {
  const nameDemo = createDemoNamer();
  const folder = path.join(ROOT, path.dirname(markdownFile));
  return sections.flatMap(({ demos }, index) =>
    demos.map((key): PageNames['demos'][number] => [
      nameDemo(key),
      index - 1,
      listImports(folder, key),
    ]),
  );
}

const IMPORT = /import\s+(?:type\s+)?([\w*\s{},]+?)\s+from\s+['"][^.'"][^'"]*['"]/g;
/** Names that nearly every demo imports. */
const COMMON = new Set(['React', 'type', 'as']);

/** Lists the components and functions that a demo imports from packages. */
function listImports(folder: string, key: string): string[] {
  const entries = Object.values(findDemoFiles(folder, key));
  const files = entries.flatMap((entry) => [entry, ...findRelativeImports(entry)]);
  const names = files
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(IMPORT)])
    .flatMap((match) => match[1]!.match(/\w+/g) ?? []);
  return [...new Set(names)].filter((name) => !COMMON.has(name));
}

/** Lists identifiers in code that aren't plain words: `createTheme`, `MuiButton-root`, `--joy-focus`. */
function listIdentifiers(code: string): string {
  const names = code.match(/[\w$@][\w$-]*\w/g) ?? [];
  return [...new Set(names.filter((name) => /\p{Ll}\p{Lu}|^\p{Lu}\p{Ll}|-/u.test(name)))].join(' ');
}
