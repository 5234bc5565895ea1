/** Support for all tests of engines: a tab of the project's engine, a host, and a watch that collects errors. */
import { type TestInfo, expect } from '@playwright/test';
import { BROWSER, NOT_CHECKED } from '../../tools/proof/reporter';
import { axeSource } from '../e2e/axe';
import { type Host, type Version, startHost } from '../e2e/fixtures/deploy';
import { base } from '../remembered';
import { type EngineName, chooseEngine, startEngine } from './choice';
import type { Engine } from './driver';
import { REPORTER, REPORTER_ADDRESS, REPORTER_KEY, addReporter } from './reporter';
import { Tab } from './tab';

export { expect };
export { PHONE } from './driver';
export { MODIFIER, type Tab } from './tab';

/** The host of a test. Each test has its own, so that caches are empty. */
export interface Network {
  url: string;
  /** Serves another version of the site from now on. */
  deploy: (version: Version) => void;
  /**
   * Holds scripts that are requested from now on.
   * @returns a function that releases them.
   */
  holdScripts: () => () => void;
  /** Stops responding. */
  stop: () => void;
}

/** Address of axe on the host. */
export const AXE_ADDRESS = '/engine-axe.js';

interface Fixtures {
  network: Network;
  tab: Tab;
}

const EXPORTED: Version = { locate: (pathname) => pathname, rewrite: (_, text) => text };

/** Ends a test that can't run in this engine. The report counts it as not checked, never as passed. */
export function leaveUnchecked(info: TestInfo, reason: string): void {
  info.annotations.push({ type: NOT_CHECKED, description: reason });
  // eslint-disable-next-line no-restricted-syntax -- the annotation tells the reporter that it was left out.
  info.skip(true, reason);
}

export const test = base.extend<Fixtures, { engineName: EngineName; engine: Engine }>({
  engineName: ['firefox', { scope: 'worker', option: true }],
  browserVersion: async ({ engineName }, provide, info) => {
    const choice = await chooseEngine(engineName);
    if (choice.kind === 'missing') {
      leaveUnchecked(info, choice.reason);
    } else {
      const version = `${engineName} ${choice.kind} ${choice.version}`;
      info.annotations.push({ type: BROWSER, description: version });
      await provide(version);
    }
  },
  engine: [
    async ({ engineName }, provide) => {
      const engine = await startEngine(engineName, await chooseEngine(engineName));
      await provide(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  network: async ({ site }, provide) => {
    const host = await startHost(site);
    const network = createNetwork(host);
    await provide(network);
    host.close();
  },
  // The memory comes first, because a remembered test opens no browser.
  tab: async ({ memory: _, engine, network }, provide) => {
    const driver = await engine.openTab();
    try {
      const tab = new Tab(driver, network.url);
      await provide(tab);
      const noted = await driver.evaluate(
        // A tab without a page has no storage.
        (key) =>
          location.protocol === 'http:'
            ? (JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[])
            : [],
        REPORTER_KEY,
      );
      expect(
        tab.findUnexpected([...driver.problems, ...noted]),
        'what the browser complained about',
      ).toEqual([]);
    } finally {
      await driver.close();
    }
  },
});

/** Scrolls to every demo of the page, one after the other, and waits until it is live. */
export async function activateDemos(tab: Tab): Promise<void> {
  const names = await tab.evaluate(
    () => [...document.querySelectorAll('[data-demo]')].map(({ id }) => id),
    undefined,
  );
  for (const name of names) {
    await tab.until(
      (id) => {
        const block = document.getElementById(id);
        block?.scrollIntoView({ block: 'center', behavior: 'instant' });
        // A demo that loads on demand waits for the pointer.
        block
          ?.querySelector('[data-on-demand]')
          ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
        const frame = block?.querySelector('iframe');
        return frame
          ? (frame.contentDocument?.body.childElementCount ?? 0) > 0
          : block?.querySelector('[data-live]') !== null;
      },
      name,
      true,
      `${name} is activated`,
    );
  }
}

function createNetwork(host: Host): Network {
  let held = Promise.resolve();
  const deploy = ({ locate, rewrite }: Version) =>
    host.deploy({
      locate,
      rewrite: (pathname, text) => addReporter(rewrite(pathname, text)),
    });
  deploy(EXPORTED);
  host.onRequest = (url) =>
    url === AXE_ADDRESS
      ? axeSource
      : url === REPORTER_ADDRESS
        ? REPORTER
        : /^\/_next\/static\/.*\.js/.test(url)
          ? held
          : undefined;
  return {
    url: host.url,
    deploy,
    holdScripts() {
      let release = () => {};
      held = new Promise((resolve) => {
        release = resolve;
      });
      return release;
    },
    stop: () => host.close(),
  };
}
