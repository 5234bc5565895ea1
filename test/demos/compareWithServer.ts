/**
 * Tests that server and browser render the same HTML for a demo. The live demo differs from the server's HTML, because
 * effects have run, and because components of Base UI know their siblings only then. So the test compares in steps: the
 * served page contains the HTML that React renders in Node; a browser hydrates that HTML without warnings; and the HTML
 * after hydration and effects equals that of the live demo.
 */
import type { Page } from '../e2e/support';
import { compareHtml, settle } from './compareHtml';
import type { DemoSetting } from './demoResult';
import type { ListedDemo } from './listDemos';
import { type HydrateDemo, type OutsideDemos, withDefaults } from './renderOutside';
import type { ThemeSettings } from '../../src/site/state/themeSettings';
import { STORED, getMedia } from './settings';

/** The differences of a demo. */
export interface Comparison {
  /** Differences between the served page and the HTML from Node. */
  served: string[];
  /** Console messages during hydration. */
  messages: string[];
  /** Differences between the hydrated and the live demo. */
  live: string[];
}

/**
 * @param page with the live demos.
 * @param outside the compiled demos, which may include other demos of the page.
 * @returns the differences by the name of the demo.
 */
export async function compareWithServer(
  page: Page,
  demos: readonly ListedDemo[],
  outside: OutsideDemos,
  setting: DemoSetting,
): Promise<Map<string, Comparison>> {
  const settings = withDefaults(STORED[setting] ?? {});
  const html = await outside.render(settings);
  // The served page has the default direction and density.
  const plain = STORED[setting] ? await outside.render({}) : html;
  await outside.page.emulateMedia(getMedia(setting));
  await outside.page.evaluate((direction) => {
    document.documentElement.dir = direction;
  }, settings.direction);
  const results = new Map<string, Comparison>();
  for (const { name, served } of demos) {
    const differences: string[] = [];
    if (served) {
      const [written, made] = await page.evaluate(
        async ([id, text]) => [
          await window.demoChecks.readServed(id, true),
          window.demoChecks.readHtml(text, true),
        ],
        [name, plain[name]!] as const,
      );
      differences.push(...compareHtml(written!, made!, ['the page as served', 'Node']));
    }
    const width = await page.evaluate((id) => window.demoChecks.readWidth(id), name);
    const messages = await outside.page.evaluate(hydrate, [
      name,
      html[name]!,
      width,
      settings,
    ] as const);
    const compare = async () => {
      const [hydrated, live] = await Promise.all(
        [outside.page, page].map((where) =>
          where.evaluate((id) => window.demoChecks.readLive(id, true), name),
        ),
      );
      return compareHtml(hydrated!, live!, ['hydrated', 'live']);
    };
    results.set(name, {
      served: differences,
      messages: messages.map((text) => `hydration: ${text.slice(0, 600)}`),
      live: await settle(compare),
    });
  }
  return results;
}

/** Runs in the page: inserts the server's HTML into a separate stage and hydrates it. */
async function hydrate([name, html, width, settings]: readonly [
  string,
  string,
  number,
  ThemeSettings,
]) {
  const parsed = new DOMParser().parseFromString(html, 'text/html').body;
  // Emotion renders style elements beside the elements that use them, which React doesn't expect in the browser.
  parsed.querySelectorAll('style[data-emotion]').forEach((style) => style.remove());
  if (settings.direction === 'rtl') {
    // Class names start with the key of their cache, which differs for mirrored styles.
    parsed.querySelectorAll('[class]').forEach((element) => {
      element.setAttribute('class', element.getAttribute('class')!.replace(/(^| )css-/g, '$1rtl-'));
    });
  }
  // The demo was tested before with other settings.
  document.getElementById(name)?.remove();
  const block = document.createElement('div');
  block.id = name;
  const stage = document.createElement('div');
  stage.dataset.stage = '';
  stage.style.width = `${width}px`;
  stage.innerHTML = parsed.innerHTML;
  block.append(stage);
  document.body.append(block);
  const { hydrateDemo } = window as unknown as { hydrateDemo: HydrateDemo };
  return hydrateDemo(name, stage, settings);
}
