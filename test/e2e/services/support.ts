/** Tests of the site with services outside. They run one after the other: the services' ports are built into it. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serveSite } from '../../../src/build/commands/serveSite';
import { type Outside, buildServicesSite, startOutside } from '../fixtures/servicesSite';
import { BUILD_LIMIT } from '../fixtures/siteCopy';
import { startReceiver } from '../../services/feedback/support/receiver';
import { test as base } from '../support';

export { addFrame, demo, expect, hydrated, moveOn, open } from '../support';
export type { Page } from '../support';
export { FEEDBACK, OUTSIDE, OUTSIDE_PATHS, sendJson, sendScript } from '../fixtures/servicesSite';

interface Fixtures {
  outside: Outside;
  /** Folder of a test's own database, without feedback in it. */
  store: string;
}

interface WorkerFixtures {
  servicesSite: string;
  /** What is copied for `store`: the receiver takes seconds to make a new database. */
  emptyStore: string;
}

const makeFolder = () => mkdtempSync(path.join(tmpdir(), 'fieldguide-feedback-'));

export const test = base.extend<Fixtures, WorkerFixtures>({
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
  emptyStore: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, provide) => {
      const folder = makeFolder();
      await (await startReceiver({ FEEDBACK_DATA: folder })).end();
      await provide(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  store: async ({ emptyStore }, provide) => {
    const folder = makeFolder();
    cpSync(emptyStore, folder, { recursive: true });
    await provide(folder);
    rmSync(folder, { recursive: true, force: true });
  },
});
