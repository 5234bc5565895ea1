/** Drives Playwright's builds of Firefox and WebKit. */
import { firefox, webkit } from '@playwright/test';
import { DESKTOP, type Driver, type Engine } from '../driver';

/** Starts a browser that `npx playwright install` has installed. */
export async function startPlaywright(name: 'firefox' | 'webkit'): Promise<Engine> {
  const browser = await { firefox, webkit }[name].launch();
  return {
    async openTab(): Promise<Driver> {
      const context = await browser.newContext({ viewport: DESKTOP, hasTouch: true });
      const page = await context.newPage();
      const problems: string[] = [];
      context.on('console', (message) => {
        if (['error', 'warning', 'assert'].includes(message.type())) {
          problems.push(`console ${message.type()}: ${message.text()}`);
        }
      });
      context.on('weberror', (error) => problems.push(`page error: ${String(error.error())}`));
      return {
        open: async (url) => void (await page.goto(url)),
        // Playwright's types restrict arguments; the interface requires JSON anyway.
        evaluate: (run, argument) => page.evaluate(run as never, argument),
        move: ({ x, y }) => page.mouse.move(x, y),
        click: ({ x, y }) => page.mouse.click(x, y),
        tap: ({ x, y }) => page.touchscreen.tap(x, y),
        press: (keys) => page.keyboard.press(keys),
        type: (text) => page.keyboard.type(text),
        traverse: async (delta) => void (await (delta < 0 ? page.goBack() : page.goForward())),
        reload: async () => void (await page.reload()),
        resize: (size) => page.setViewportSize(size),
        problems,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
