/**
 * Whether server and browser make the same HTML of a demo. The live demo is not what the server wrote: effects have run,
 * and components of Base UI know their neighbours only then. So the way from one to the other is followed:
 * the page as served holds what React makes of the demo in Node; a browser hydrates that without a complaint; and
 * what it holds after effects have run is what the live demo holds.
 */
import type { Page } from '../e2e/support';
import { compareHtml, settle } from './compareHtml';
import type { DemoSetting } from './demoResult';
import type { ListedDemo } from './listDemos';
import { type HydrateDemo, type OutsideDemos, withDefaults } from './renderOutside';
import type { ThemeSettings } from '../../src/site/state/themeSettings';
import { STORED, getMedia } from './settings';

/** What was found of a demo. */
export interface Comparison {
  /** Where the page as served is not what Node makes. */
  served: string[];
  /** What the browser said while it hydrated. */
  said: string[];
  /** Where the hydrated demo is not what the live one is. */
  live: string[];
}

/**
 * @param page with the live demos.
 * @param outside where those demos, and maybe others of the page, are compiled.
 * @returns what was found, by the name of the demo.
 */
export async function compareWithServer(
  page: Page,
  demos: readonly ListedDemo[],
  outside: OutsideDemos,
  setting: DemoSetting,
): Promise<Map<string, Comparison>> {
  const settings = withDefaults(STORED[setting] ?? {});
  const html = await outside.render(settings);
  // The page as served knows neither direction nor density.
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
    const said = await outside.page.evaluate(hydrate, [
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
      said: said.map((text) => `hydration: ${text.slice(0, 600)}`),
      live: await settle(compare),
    });
  }
  return results;
}

/** Runs in the page: puts the server's HTML into a stage of its own and hydrates it. */
async function hydrate([name, html, width, settings]: readonly [
  string,
  string,
  number,
  ThemeSettings,
]) {
  const parsed = new DOMParser().parseFromString(html, 'text/html').body;
  // Emotion writes styles beside their elements, where the browser's React does not expect any.
  parsed.querySelectorAll('style[data-emotion]').forEach((style) => style.remove());
  if (settings.direction === 'rtl') {
    // Names of styles begin with the key of their cache, which is another one for mirrored styles.
    parsed.querySelectorAll('[class]').forEach((element) => {
      element.setAttribute('class', element.getAttribute('class')!.replace(/(^| )css-/g, '$1rtl-'));
    });
  }
  // Tried before, under other settings.
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
