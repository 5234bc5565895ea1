/**
 * Compares the content of a page before and after its scripts have run. Scripts may add behavior, but not change the
 * content.
 */
import {
  type LinkTargets,
  findLinkProblems,
  getOwnAnchor,
  hasAnchor,
} from '../export/checks/links';
import { LATER_STYLES_ID } from '../../src/shared/styleIds';
import type { Page } from '../e2e/support';

/**
 * Parts of the content whose text scripts may change, with the reason. Stages: demos are activated. Tabs: scripts add
 * names and numbers. Controls that require scripts, and the texts that replace them. Ads are added by scripts.
 * Templates: charts and grids measure the available space before they render, collapsible parts are open without scripts,
 * and a Select of Joy UI shows its value when its options have mounted. The icons page shows only the first icons without scripts, and lists have no filter.
 */
const CHANGING = [
  '[data-demo] > div:first-child',
  '[data-ad]',
  '[data-playground]',
  '[role="tablist"]',
  '[role="toolbar"]',
  '.MuiCode-copy',
  '[data-scripts-only]',
  'noscript, script, style',
  '[data-feedback]',
  '[data-feedback-report]',
  '[data-view] > div:first-child',
  '[data-stage] .MuiDataGrid-root',
  '[data-icons]',
  '[data-filter]',
  '[data-stage] svg',
  '[data-stage] .MuiCollapse-root',
  '[data-stage] .MuiSelect-button',
].join(', ');

/**
 * Selectors of parts that may be hidden, with the reason. Menus, selects, and collapsible parts open on demand, as do
 * the groups of the theme tree. Templates decide themselves what they show at a width. Narrow API tables show the
 * short form of a type. The editor's instructions are visible while it has focus. In tabs, the tab names the code. On
 * phones, the chips under the title are in the menu beside them, whose button then has another name: see
 * test/e2e/markdown.spec.ts.
 */
const FOLDED = [
  '[popover]',
  '[hidden]',
  '[data-stage]',
  'details:not([open])',
  'script, style, template',
  '.api-written',
  'tr[data-path]',
  'option',
  '[data-demo] pre ~ span',
  '[role="tabpanel"] .MuiCode-language',
  'ul:has(~ #page-menu-button)',
  '#page-menu-button > span',
];

/**
 * Buttons of demos need scripts, and so do those that copy, and the choice of a flavor, whose note is under the toolbar.
 */
const FOLDED_WITHOUT_SCRIPTS = [
  '[data-demo] button',
  '[data-demo] [role="toolbar"] ~ p',
  'button[data-copy]',
  '[data-scripts-only]',
];

/** Parts that scripts hide: all tabs but one, and the rows of inherited props. */
const FOLDED_BY_SCRIPTS = [
  'noscript',
  '[role="tabpanel"]',
  '[data-view] tr[data-from="inherited"]',
];

interface Content {
  title: string;
  /** The text of the content, split at elements. */
  texts: string[];
  /** The prose as HTML, without the feedback buttons, which are added on the first interaction. */
  prose: string[];
  /** The targets of links as written, without duplicates. */
  hrefs: string[];
  /** Addresses of the entries that are marked as active in the navigation. */
  active: (string | null)[];
}

export interface Contents {
  served: Content;
  live: Content & {
    /** The settings with which the page is displayed. */
    shown: { mode: string | null; direction: string; width: number };
    /** Ids of all elements. */
    ids: string[];
    /** Texts that aren't visible, though no known rule hides them. */
    unseen: string[];
  };
}

/** Pages whose content depends on data in the browser: cached pages, and the demo to show. */
const WRITTEN_BY_SCRIPTS = ['/demo/', '/offline/'];

/**
 * Compares a page after its scripts have run with the served HTML.
 * @param url address of the page.
 * @param site for checking links that scripts add; test/export checks the served ones.
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
    ...own.filter((hash) => !hasAnchor(hash, ids)).map((hash) => `#${hash}: the anchor is gone`),
    ...findLinkProblems(added, url, site),
  ];
}

const findRepeated = (list: readonly string[]) => [
  ...new Set(list.filter((item, index) => list.indexOf(item) !== index)),
];

/** Reports the first difference only, because all items after it are shifted. */
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
 * Reads the content of a page, both now and as served.
 * @param html the page as served. The browser parses it into a document that runs and loads nothing.
 * @param scripted whether the page runs its scripts.
 */
export function readContents(page: Page, html: string, scripted = true): Promise<Contents> {
  const folded = [...FOLDED, ...(scripted ? FOLDED_BY_SCRIPTS : FOLDED_WITHOUT_SCRIPTS)].join(', ');
  return page.evaluate(
    ({ source, changing, out, temporary }) => {
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
          // Scripts add the buttons, and remove the element that loads the styles of later demos.
          written.querySelectorAll(temporary).forEach((element) => element.remove());
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
    {
      ...{ source: html, changing: CHANGING, out: folded },
      temporary: `.heading > button, #${LATER_STYLES_ID}`,
    },
  );
}

/** Returns texts that a page doesn't show in browsers without scripts. */
export async function findHiddenTexts(page: Page): Promise<string[]> {
  const { live } = await readContents(page, '', false);
  return live.unseen;
}
