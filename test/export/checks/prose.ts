/** The text of a page: the HTML contains all of it in order, and only once. See docs/architecture/mechanisms.md. */
import { isText } from 'domhandler';
import { localizeHref, parseLocalizedPath } from '@/src/shared/languages';
import type { PageData, ServedPage } from '@/src/shared/page';
import { type Page, getMeta, getText, select } from '../page';
import { type Site, getKind } from '../site';

/** Shorter texts, in characters, may also occur in titles, labels and the table of contents. */
const LONG = 40;

interface NextData {
  buildId: string;
  props: { pageProps?: { page?: ServedPage } };
}

/** The data that Next reads from a page when its scripts start. */
export function readNextData(page: Pick<Page, 'elements'>): NextData {
  const script = select(page, 'script#__NEXT_DATA__')[0];
  return JSON.parse(script ? getText(script) : '');
}

/**
 * All texts that in-site navigation would show are in the HTML before scripts run, in the same order. Pages without
 * such data have at least one sentence.
 */
export function findProseProblems(page: Page, site: Site): string[] {
  const kind = getKind(page.url, site);
  if (kind === 'demo' || kind === 'other') {
    const text = select(page, 'main').map(getText).join(' ').trim();
    return text.length >= LONG ? [] : [`only "${text}" without scripts`];
  }
  const { language, pathname } = parseLocalizedPath(page.url, site.languages);
  const file = `/_next/data/${readNextData(page).buildId}${localizeHref(pathname, language)}.json`;
  if (!site.hasFile(file)) {
    return [`its data ${file} does not exist`];
  }
  const { heading, lead, blocks }: PageData = JSON.parse(site.read(file)).pageProps.page;
  // The text of a template is only in its Markdown, because the page is the template.
  const texts = kind === 'template' ? [] : blocks.flatMap(listHtml);
  const pieces = [heading.html, lead?.html, ...texts].filter((html) => html !== undefined);
  let place = page.html.indexOf('<body');
  return pieces.flatMap((piece) => {
    const found = page.html.indexOf(piece, place);
    if (found === -1) {
      const what = page.html.includes(piece) ? 'out of order' : 'not in the HTML';
      return [`${what}: ${piece.slice(0, 80)}`];
    }
    place = found + piece.length;
    return [];
  });
}

/** Returns the texts of a block that are visible at first. */
function listHtml(block: PageData['blocks'][number]): string[] {
  switch (block.type) {
    case 'html':
      return [block.html];
    case 'codeTabs':
      return block.tabs.map(({ html }) => html);
    case 'apiTable':
      return [block.table.html];
    default:
      return [];
  }
}

/** Returns the long texts of the page, split at elements. */
function listPieces(page: Pick<Page, 'elements'>): string[] {
  const inDemos = new Set(select(page, '[data-demo] :is(p, li, td)'));
  const pieces = select(page, 'main :is(p, li, td)')
    .filter((paragraph) => !inDemos.has(paragraph))
    .flatMap(({ children }) => children.filter(isText))
    .flatMap(({ data }) => data.split(/(?<=[.:!?])\s+|\n/))
    .map((piece) => piece.trim())
    .filter((piece) => piece.length > LONG);
  return [...new Set(pieces)];
}

/** Escapes text for HTML. */
const escape = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Whether a text contains a string more than once. */
const isRepeated = (piece: string, text: string) => text.indexOf(piece) !== text.lastIndexOf(piece);

const count = (text: string, piece: string) => text.split(piece).length - 1;

/** Finds text of a documentation page that is transferred more than once, and text that is in the data. */
export function findLeanProblems(page: Page, site: Site): string[] {
  if (getKind(page.url, site) !== 'docs') {
    return [];
  }
  const { html } = page;
  const pieces = listPieces(page);
  const description = getMeta(page, 'description')[0] ?? '';
  // The data contains the description for the <meta> element of the page, with at most 160 characters.
  const data = listStrings(readNextData(page).props).filter((string) => string !== description);
  const allData = data.join('\n');
  // Once in <body>. The lead may also be the description in <head> and in the data.
  const head = html.slice(0, html.indexOf('<body'));
  const end = html.indexOf('<script id="__NEXT_DATA__"');
  const body = html.slice(html.indexOf('<body'), end);
  const around = head + html.slice(end);
  const text = getBodyText(page);
  return [
    ...data
      .filter((string) => /<\/?[a-z][^>]*>/.test(string))
      .map((string) => `markup in __NEXT_DATA__: ${string.slice(0, 80)}`),
    ...pieces.flatMap((piece) => {
      const written = escape(piece);
      const isOutside = !description.includes(piece) && around.includes(written);
      return [
        ...(allData.includes(piece) ? [`in __NEXT_DATA__: ${piece}`] : []),
        ...(isOutside ? [`outside the body: ${piece}`] : []),
        ...(isRepeated(written, body) && count(body, written) > count(text, piece)
          ? [`in attributes or comments: ${piece}`]
          : []),
      ];
    }),
  ];
}

function listStrings(value: unknown): string[] {
  const strings: string[] = [];
  JSON.stringify(value, (_key, child: unknown) => {
    if (typeof child === 'string') {
      strings.push(child);
    }
    return child;
  });
  return strings;
}

/** Returns the text of the body without scripts. */
function getBodyText(page: Page): string {
  const scripts = new Set(select(page, 'body script').map(getText));
  return select(page, 'body')
    .map(getText)
    .map((text) => [...scripts].reduce((rest, script) => rest.replace(script, ''), text))
    .join('');
}
