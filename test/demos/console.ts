/** What a page says in the console, by the demo that had just come on screen. */
import { SITE_NAME } from '../../src/shared/head';
import type { Page } from '../e2e/support';

/** The greeting of the site itself: see `src/site/features/console`. */
const BANNER = new RegExp(`^%c🌿 ${SITE_NAME}`);

export interface ConsoleOutput {
  /** What is said from now on is of this demo. */
  during: (name: string) => void;
  /** What was said so far, by the name of the demo; it is given once. */
  take: () => Map<string, string[]>;
}

/**
 * Listens to messages of every level, but for the browser's own recommendations (`verbose`: a lone field for a passphrase
 * belongs into a form), which no script can write and no console shows unless asked to; to errors that nobody caught, and to
 * requests that failed.
 */
export function listenToConsole(page: Page): ConsoleOutput {
  let current = '';
  let said = new Map<string, string[]>();
  const note = (text: string) =>
    said.set(current, [...(said.get(current) ?? []), text.split('\n').slice(0, 3).join(' ')]);
  page.on('console', (message) => {
    if ((message.type() as string) !== 'verbose' && !BANNER.test(message.text())) {
      note(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => note(`page error: ${String(error)}`));
  page.on('response', (response) => {
    if (response.status() >= 400) {
      note(`response ${response.status()}: ${response.url()}`);
    }
  });
  return {
    during: (name) => {
      // What came before the first demo is the page's; it is told with that demo, so that it is told.
      const early = said.get('');
      said.delete('');
      current = name;
      early?.forEach(note);
    },
    take: () => {
      const all = said;
      said = new Map();
      return all;
    },
  };
}
