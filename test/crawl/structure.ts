/** What every document owes its readers, whether its scripts have run or not. */
import { listNavPathnames } from '../../src/shared/nav';
import { ALL_PAGES, isDocsPage } from '../e2e/support';
import { findLinkFaults } from './links';
import type { PageDocument } from './readDocument';

/** PEERS.md, Markdown: "Title over 70 or description over 160 characters is an error". */
const MAX_TITLE = 70;
const MAX_DESCRIPTION = 160;

/** Specification, Demos: "Collapsed: up to 16 lines". */
const MAX_PREVIEW_LINES = 16;

/**
 * Looks at head, headings, ids, links, navigation and closed code.
 * @returns a line per fault; none for a page that is in order.
 */
export function findStructureFaults(page: PageDocument, url: string): string[] {
  const { lang, title, description, headings, ids } = page;
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
  const first = headings.filter(({ level }) => level === 1);
  const active = page.active.join(', ');
  // Elsewhere the default menu stands, which leads out of the site.
  const entry = isDocsPage(url) ? getEntry(url) : '';
  const markdown = isDocsPage(url) ? url.replace(/\/$/, '.md') : '';
  return [
    ...(lang === 'en' ? [] : [`lang is "${lang}"`]),
    ...findTextFaults('title', title, MAX_TITLE),
    ...findTextFaults('description', description, MAX_DESCRIPTION),
    ...(first.length === 1 ? [] : [`${first.length} headings of level 1`]),
    ...headings.flatMap(({ level, text }, index) => [
      ...(level > (headings[index - 1]?.level ?? 0) + 1
        ? [`heading "${text}" skips to level ${level}`]
        : []),
      ...(text.trim() === '' ? [`heading of level ${level} without text`] : []),
    ]),
    ...[...new Set(twice)].map((id) => `id stands twice: ${id}`),
    ...findLinkFaults(page.links, url, ids).map((fault) => `link ${fault}`),
    ...(active === entry ? [] : [`active in the navigation: "${active}" instead of "${entry}"`]),
    ...(page.markdown.join(', ') === markdown
      ? []
      : [`its menu leads to "${page.markdown.join(', ')}" instead of "${markdown}"`]),
    ...page.previews
      .filter((lines) => lines > MAX_PREVIEW_LINES)
      .map((lines) => `closed code of ${lines} lines`),
  ];
}

/** Looks at the images, which have to be shown (`showImages`) before the document is read. */
export function findImageFaults({ images }: PageDocument): string[] {
  return images.flatMap(({ src, hasAlt, hasSize, isLoaded, width, height }) => [
    ...(hasAlt ? [] : [`image without alt: ${src}`]),
    ...(hasSize ? [] : [`image without a size: ${src}`]),
    ...(isLoaded && width && height ? [] : [`image that does not show: ${src}`]),
  ]);
}

function findTextFaults(name: string, text: string, max: number): string[] {
  if (text.trim() === '') {
    return [`no ${name}`];
  }
  return text.length > max ? [`${name} of ${text.length} characters: "${text}"`] : [];
}

/** The address of the navigation's entry for a page: the reference stands for its components. */
function getEntry(url: string): string {
  const pathname = listNavPathnames(url.replace(/\/$/, '')).find((candidate) =>
    ALL_PAGES.includes(`${candidate}/`),
  );
  return `${pathname}/`;
}
