/** The content of a page before and after its scripts: they may bring it to life, and change nothing of what it says. */
import { type LinkTargets, findLinkProblems, getOwnAnchor, leadsTo } from '../export/checks/links';
import type { Page } from '../e2e/support';

/**
 * Parts of the content whose text scripts may change, with the reason.
 * Stages: scripts bring them to life. Tabs: scripts name and number them. Controls that only scripts can serve, and what is said in their place. Ads come by
 * scripts only. In templates, charts and grids measure the room that they have before they show anything, and what folds
 * is open where nothing could open it. Without scripts the page of all icons shows the first ones, and lists have no filter.
 */
const CHANGING = [
  '[data-demo] > div:first-child',
  '[data-ad]',
  '[data-playground]',
  '[role="tablist"]',
  '[role="toolbar"]',
  '.MuiCode-copy',
  '.MuiCode-edit',
  '[data-scripts-only]',
  'noscript',
  '[data-feedback]',
  '[data-feedback-report]',
  '[data-view] > div:first-child',
  '[data-stage] .MuiDataGrid-root',
  '[data-icons]',
  '[data-filter]',
  '[data-stage] svg',
  '[data-stage] .MuiCollapse-root',
].join(', ');

/**
 * What a page may keep out of sight, with the reason.
 * Menus and what is folded open when a reader asks. What a template shows at a width is its own design. Of a type of the reference, narrow tables show the short form. How to
 * leave an editor is said while the focus is in it.
 */
const FOLDED = [
  '[popover]',
  '[hidden]',
  '[data-stage]',
  'details:not([open])',
  'script, style, template',
  '.api-written',
  '[data-demo] pre ~ span',
];

/** What scripts fold besides: of tabs all but one, and of the reference's rows those that other components bring. */
const FOLDED_BY_SCRIPTS = [
  'noscript',
  '[role="tabpanel"]',
  '[data-view] tr[data-from="inherited"]',
];

interface Content {
  title: string;
  /** The text of the content, piece by piece as markup divides it. */
  texts: string[];
  /** The prose as HTML, without the buttons of feedback, which a reader's first act brings. */
  prose: string[];
  /** Where links lead, as written, each once. */
  hrefs: string[];
  /** Addresses of the entries that the navigation marks. */
  active: (string | null)[];
}

export interface Contents {
  served: Content;
  live: Content & {
    /** The combination in which the page shows. */
    shown: { mode: string | null; direction: string; width: number };
    /** Ids of all elements. */
    ids: string[];
    /** Texts that nobody sees, though nothing folds them. */
    unseen: string[];
  };
}

/** What is kept for readers without a network, and which demo is to stand alone, only scripts know. */
const WRITTEN_BY_SCRIPTS = ['/demo/', '/offline/'];

/**
 * Compares what scripts made of a page with what was served.
 * @param url address of the page.
 * @param site for links that only scripts write; those that are served are checked in test/export.
 * @returns a line per problem.
 */
export function findContentProblems(
  { served, live }: Contents,
  url: string,
  site: LinkTargets,
): string[] {
  const ids = new Set(live.ids);
  const own = live.hrefs
    .map((href) => getOwnAnchor(href, url))
    .filter((hash) => hash !== undefined);
  const added = live.hrefs.filter((href) => !served.hrefs.includes(href));
  return [
    ...compare('title', [served.title], [live.title]),
    ...compare('active in the navigation', served.active, live.active),
    ...(WRITTEN_BY_SCRIPTS.includes(url)
      ? []
      : [
          ...(served.texts.length > 1 ? [] : ['there is no text without scripts']),
          ...compare('text', served.texts, live.texts),
          ...compare('prose', served.prose, live.prose),
        ]),
    ...live.unseen.map((text) => `text that scripts hide: ${text}`),
    ...findRepeated(live.ids).map((id) => `id stands twice: ${id}`),
    ...own.filter((hash) => !leadsTo(hash, ids)).map((hash) => `#${hash}: the anchor is gone`),
    ...findLinkProblems(added, url, site),
  ];
}

const findRepeated = (list: readonly string[]) => [
  ...new Set(list.filter((item, index) => list.indexOf(item) !== index)),
];

/** The first difference of two lists says enough: what follows is shifted. */
function compare(
  what: string,
  served: readonly (string | null)[],
  live: readonly (string | null)[],
): string[] {
  const length = Math.max(served.length, live.length);
  const index = Array.from({ length }, (_, at) => at).find((at) => served[at] !== live[at]);
  return index === undefined
    ? []
    : [`${what} ${index}: served ${quote(served[index])}, with scripts ${quote(live[index])}`];
}

const quote = (text: string | null | undefined) => (text == null ? 'nothing' : `"${text}"`);

/**
 * Reads the content of a page as it is now, and as it was served.
 * @param html the page as served. The browser itself parses it, into a document that runs and loads nothing.
 * @param scripted whether the page runs its scripts.
 */
export function readContents(page: Page, html: string, scripted = true): Promise<Contents> {
  const folded = [...FOLDED, ...(scripted ? FOLDED_BY_SCRIPTS : [])].join(', ');
  return page.evaluate(
    ({ source, changing, out }) => {
      const listTextNodes = (root: Document) => {
        const nodes: { text: string; parent: Element }[] = [];
        const main = root.getElementById('main-content') ?? root.body;
        const walker = root.createTreeWalker(main, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.textContent?.replace(/\s+/g, ' ').trim();
          const parent = node.parentElement;
          if (text && parent && !parent.closest(changing)) {
            nodes.push({ text, parent });
          }
        }
        return nodes;
      };
      const read = (root: Document) => ({
        title: root.title,
        texts: listTextNodes(root).map(({ text }) => text),
        prose: [...root.querySelectorAll('#main-content .prose:not(noscript *)')].map((block) => {
          const written = block.cloneNode(true) as HTMLElement;
          written.querySelectorAll('.heading > button').forEach((button) => button.remove());
          return written.innerHTML;
        }),
        hrefs: [
          ...new Set(
            [...root.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')!),
          ),
        ],
        active: [...root.querySelectorAll('.app-drawer-active')].map((link) =>
          link.getAttribute('href'),
        ),
      });
      return {
        served: read(new DOMParser().parseFromString(source, 'text/html')),
        live: {
          ...read(document),
          shown: {
            mode: document.documentElement.getAttribute('data-mui-color-scheme'),
            direction: getComputedStyle(document.documentElement).direction,
            width: window.innerWidth,
          },
          ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
          unseen: listTextNodes(document)
            .filter(({ parent }) => !parent.closest(out))
            .filter(({ parent }) => !parent.checkVisibility({ visibilityProperty: true }))
            .map(({ text }) => text),
        },
      };
    },
    { source: html, changing: CHANGING, out: folded },
  );
}

/** Texts that a page does not show to readers whose browser runs no scripts. */
export async function findHiddenTexts(page: Page): Promise<string[]> {
  const { live } = await readContents(page, '', false);
  return live.unseen;
}
