/** What every exported page owes its readers. One visit a page answers all of it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listNavPathnames } from '../../src/shared/nav';
import {
  ALL_PAGES,
  DOCS_PAGES,
  PAGES,
  type Page,
  expect,
  hydrated,
  scrollThrough,
  test,
} from './support';

/** PEERS.md, Markdown: "Title over 70 or description over 160 characters is an error". */
const MAX_TITLE = 70;
const MAX_DESCRIPTION = 160;

/** PEERS.md, Demos: `#BasicButtons.js`, `#tailwind-SelectIntroduction.tsx` name a demo in a variant and flavour. */
const DEMO_ANCHOR = /^(?:(?:system|tailwind|css)-)?([A-Z]\w*?(?:-\d+)?)(?:\.(?:js|tsx))?$/;

/** PEERS.md, Demos: "Collapsed: up to 16 lines". */
const MAX_PREVIEW_LINES = 16;

test.use({ viewport: { width: 320, height: 640 } });

const ids = new Map<string, ReadonlySet<string>>();

/** The ids of an exported page, from the file that is served. */
function getIds(url: string): ReadonlySet<string> {
  const known = ids.get(url);
  if (known) {
    return known;
  }
  const html = readFileSync(path.join('out', url, 'index.html'), 'utf8');
  const found = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!));
  ids.set(url, found);
  return found;
}

/** What is wrong with a link inside the site; undefined when it leads somewhere. */
function getLinkFault(href: string, from: string): string | undefined {
  const url = new URL(href, `http://localhost${from}`);
  if (url.hostname !== 'localhost') {
    return url.protocol === 'https:' || url.protocol === 'mailto:'
      ? undefined
      : `${href}: not https`;
  }
  if (!ALL_PAGES.includes(url.pathname)) {
    const isFile = path.extname(url.pathname) !== '' && existsSync(path.join('out', url.pathname));
    return isFile ? undefined : `${href}: no such page`;
  }
  const hash = decodeURIComponent(url.hash.slice(1));
  const target = getIds(url.pathname);
  const demo = DEMO_ANCHOR.exec(hash)?.[1] ?? '';
  return hash === '' || target.has(hash) || target.has(demo)
    ? undefined
    : `${href}: no such anchor`;
}

/** Everything that is looked at, read in one go. */
function readPage(page: Page) {
  return page.evaluate(() => {
    const all = <T extends Element>(selector: string) => [
      ...document.querySelectorAll<T>(selector),
    ];
    return {
      lang: document.documentElement.lang,
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
    };
  });
}

/** The address of the navigation's entry for a page: the reference stands for its components. */
function getEntry(url: string): string {
  const pathname = listNavPathnames(url.replace(/\/$/, '')).find((candidate) =>
    DOCS_PAGES.includes(`${candidate}/`),
  );
  return `${pathname}/`;
}

/** Lazy images load once they are near; a page's own images are few. */
async function showImages(page: Page): Promise<void> {
  for (const image of await page.locator('img').all()) {
    await image.evaluate((element: HTMLImageElement) => {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      return element.decode().catch(() => undefined);
    });
  }
}

for (const url of PAGES) {
  test(`${url} is whole: head, headings, ids, links, images, demos, and fits 320 px`, async ({
    page,
    watch,
  }) => {
    const response = await page.goto(url);
    expect(response?.status()).toBe(200);
    await hydrated(page);
    await scrollThrough(page);
    await showImages(page);
    expect.soft(watch.problems, 'console and requests').toEqual([]);

    const { lang, title, description, headings, ...rest } = await readPage(page);
    expect.soft(lang).toBe('en');
    expect.soft(title.length, `length of "${title}"`).toBeLessThanOrEqual(MAX_TITLE);
    expect.soft(title).toMatch(/\S/);
    expect
      .soft(description.length, 'length of the description')
      .toBeLessThanOrEqual(MAX_DESCRIPTION);
    expect.soft(description).toMatch(/\S/);

    expect
      .soft(
        headings.filter(({ level }) => level === 1),
        'h1',
      )
      .toHaveLength(1);
    const jumps = headings.filter(
      ({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1,
    );
    expect.soft(jumps, 'headings that skip a level').toEqual([]);
    expect
      .soft(
        headings.filter(({ text }) => text.trim() === ''),
        'headings without text',
      )
      .toEqual([]);

    const twice = rest.ids.filter((id, index) => rest.ids.indexOf(id) !== index);
    expect.soft(twice, 'ids that stand twice').toEqual([]);

    const faults = rest.links.map((href) => getLinkFault(href, url)).filter(Boolean);
    expect.soft(faults, 'links that lead nowhere').toEqual([]);

    expect
      .soft(
        rest.images.filter(({ hasAlt }) => !hasAlt),
        'images without alt',
      )
      .toEqual([]);
    expect
      .soft(
        rest.images.filter(({ hasSize }) => !hasSize),
        'images without a size',
      )
      .toEqual([]);
    const invisible = rest.images.filter(
      ({ isLoaded, width, height }) => !isLoaded || !width || !height,
    );
    expect.soft(invisible, 'images that do not show').toEqual([]);

    // Elsewhere the default menu stands, which leads out of the site.
    expect
      .soft(rest.active, 'active links')
      .toEqual(DOCS_PAGES.includes(url) ? [getEntry(url)] : []);
    expect
      .soft(
        rest.previews.filter((lines) => lines > MAX_PREVIEW_LINES),
        'lines of long previews',
      )
      .toEqual([]);

    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, 'width of the page in a window of 320 px').toBeLessThanOrEqual(320);
  });
}
