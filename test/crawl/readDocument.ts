/** Everything of a document that the crawl looks at, read in one go: with scripts and without. */
import type { Page } from '../e2e/support';

/**
 * Texts of the content that scripts may change, with the reason.
 * Stages: scripts bring them to life. Tabs: scripts hide all but one. Controls that only scripts can serve are hidden
 * without them, those of the reference's tables as well; scripts hide inherited props until a reader wants them.
 * Ads come by scripts only. In templates, charts and grids measure the room that they have before they show
 * anything, and what folds is open where nothing could open it. Without scripts the page of all icons shows the first
 * ones, and lists have no filter.
 */
const CHANGING = [
  '[data-demo] > div:first-child',
  '[data-ad]',
  '[data-playground]',
  '[role="tablist"]',
  '[role="tabpanel"]',
  '[role="toolbar"]',
  '.MuiCode-copy',
  '.MuiCode-edit',
  '[data-feedback]',
  '[data-feedback-report]',
  '[data-view] > div:first-child',
  '[data-view] tr[data-from="inherited"]',
  '[data-stage] .MuiDataGrid-root',
  '[data-icons]',
  '[data-filter]',
  '[data-stage] svg',
  '[data-stage] .MuiCollapse-root',
].join(', ');

export type PageDocument = Awaited<ReturnType<typeof readDocument>>;

/** Reads the document of a page as it is now. */
export function readDocument(page: Page) {
  return page.evaluate((changing) => {
    const all = <T extends Element>(selector: string) => [
      ...document.querySelectorAll<T>(selector),
    ];
    const main = document.getElementById('main-content');
    const readTexts = () => {
      const texts: string[] = [];
      const walker = document.createTreeWalker(main!, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent?.replace(/\s+/g, ' ').trim();
        if (
          text &&
          parent &&
          !parent.closest(changing) &&
          parent.checkVisibility({ visibilityProperty: true })
        ) {
          texts.push(text);
        }
      }
      return texts;
    };
    const root = document.documentElement;
    return {
      /** The combination in which the page shows. */
      shown: {
        mode: root.getAttribute('data-mui-color-scheme'),
        direction: getComputedStyle(root).direction,
        width: window.innerWidth,
      },
      lang: root.lang,
      title: document.title,
      description:
        document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? '',
      headings: all('h1, h2, h3, h4, h5, h6').map((heading) => ({
        level: Number(heading.tagName[1]),
        text: heading.textContent ?? '',
      })),
      ids: all('[id]').map(({ id }) => id),
      links: [...new Set(all('a[href]').map((link) => link.getAttribute('href') ?? ''))],
      active: all<HTMLAnchorElement>('.app-drawer-active').map((link) => link.pathname),
      /** Where the menu of the page leads to its Markdown. */
      markdown: all<HTMLAnchorElement>('#page-menu a').map((link) => link.pathname),
      // Code that is not open: the toolbar's button says so.
      previews: all('[data-demo]:has([aria-controls][aria-expanded="false"]) pre code').map(
        (code) => (code.textContent ?? '').split('\n').length,
      ),
      images: all<HTMLImageElement>('img').map((image) => ({
        src: image.getAttribute('src'),
        hasAlt: image.hasAttribute('alt'),
        hasSize:
          (image.hasAttribute('width') && image.hasAttribute('height')) ||
          image.closest('[data-demo]') !== null,
        width: image.getBoundingClientRect().width,
        height: image.getBoundingClientRect().height,
        isLoaded: image.complete && image.naturalWidth > 0,
      })),
      /** What a reader sees in the content, piece by piece. */
      texts: main ? readTexts() : [],
      /** The prose as it is written in the document, without the buttons of feedback, which a reader's first act brings. */
      prose: [...(main?.querySelectorAll('.prose') ?? [])].map((block) => {
        const written = block.cloneNode(true) as HTMLElement;
        written.querySelectorAll('.heading > button').forEach((button) => button.remove());
        return written.innerHTML;
      }),
    };
  }, CHANGING);
}

/** Lazy images load once they are near; a page's own images are few. */
export function showImages(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (const image of document.images) {
      image.scrollIntoView({ block: 'center', behavior: 'instant' });
      // One that cannot be loaded is told as an image that does not show.
      await image.decode().catch(() => undefined);
    }
  });
}
