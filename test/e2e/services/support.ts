/** Tests of the site with services outside. They run one after the other: the services' ports are built into it. */
import type { Server } from 'node:http';
import { serveSite } from '../../../src/build/commands/serveSite';
import { type Outside, buildServicesSite, startOutside } from '../fixtures/servicesSite';
import { BUILD_LIMIT } from '../fixtures/siteCopy';
import { test as base } from '../support';

export { addFrame, demo, expect, hydrated, moveOn, open } from '../support';
export type { Page } from '../support';
export { FEEDBACK, OUTSIDE, OUTSIDE_PATHS, sendJson, sendScript } from '../fixtures/servicesSite';

export const test = base.extend<{ outside: Outside }, { servicesSite: string }>({
  servicesSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires the braces.
    async ({}, provide) => {
      const { url, server }: { url: string; server: Server } = await serveSite({
        port: 0,
        folder: await buildServicesSite(),
      });
      await provide(url);
      server.close();
    },
    { scope: 'worker', timeout: BUILD_LIMIT },
  ],
  baseURL: async ({ servicesSite }, provide) => {
    await provide(servicesSite);
  },
  outside: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, provide) => {
      const outside = await startOutside();
      await provide(outside);
      await outside.close();
    },
    { auto: true },
  ],
});
