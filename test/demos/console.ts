/** Collects console messages of a page, by the demo that was on screen. */
import { SITE_NAME } from '../../src/shared/head';
import type { Page } from '../e2e/support';

/** The site's own greeting: see `src/site/features/console`. */
const BANNER = new RegExp(`^%c🌿 ${SITE_NAME}`);

export interface ConsoleOutput {
  /** Assigns the following messages to this demo. */
  during: (name: string) => void;
  /** Returns the messages since the last call, by the name of the demo. */
  take: () => Map<string, string[]>;
}

/**
 * Collects messages of all levels, except for recommendations of the browser (`verbose`), such as that a password field
 * should be in a form, which scripts can't write and consoles hide by default. It also collects uncaught errors and
 * failed requests.
 */
export function listenToConsole(page: Page): ConsoleOutput {
  let current = '';
  let messages = new Map<string, string[]>();
  const note = (text: string) =>
    messages.set(current, [
      ...(messages.get(current) ?? []),
      text.split('\n').slice(0, 3).join(' '),
    ]);
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
      // Messages before the first demo belong to the page. They are reported with the first demo, so that they aren't
      // lost.
      const early = messages.get('');
      messages.delete('');
      current = name;
      early?.forEach(note);
    },
    take: () => {
      const all = messages;
      messages = new Map();
      return all;
    },
  };
}
