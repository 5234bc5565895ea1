/**
 * Support for tests of the site with external services. Each worker has its own servers on free ports. Its browser maps
 * the host names in the build to them.
 */
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createSiteHandler } from '../../../src/node/commands/serveSite';
import { recordInput } from '../../trace';
import {
  DOCS_ORIGIN,
  FEEDBACK_ORIGIN,
  EXTERNAL_ORIGIN,
  SERVICES_OUT,
  SERVICES_STAMP,
} from '../fixtures/servicesSite';
import { ROOT, test as base } from '../support';
import { type Host, type ExternalServices, mockExternalServices, startHost } from './hosts';
import { type Feedback, type Receiver, openReceiver, playFeedback } from './receiver';

export { addFrame, demo, expect, hydrated, movePointerWithin, open } from '../support';
export type { Page } from '../support';
export {
  DOCS_ORIGIN,
  FEEDBACK_ORIGIN,
  EXTERNAL_ORIGIN,
  EXTERNAL_PATHS,
} from '../fixtures/servicesSite';
export { type ExternalServices, sendJson, sendScript } from './hosts';
export type { Feedback } from './receiver';

interface Fixtures {
  outside: ExternalServices;
  feedback: Feedback;
}

interface WorkerFixtures {
  servicesSite: { port: number };
  hosts: { outside: Host; feedback: Host };
  receiver: Receiver;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  servicesSite: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires the braces.
    async ({}, provide) => {
      if (!existsSync(SERVICES_OUT)) {
        throw new Error('Build the site first: node scripts/run.mjs services-site');
      }
      const server = createServer(createSiteHandler(SERVICES_OUT, { compressed: false }));
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(0, resolve);
      });
      await provide({ port: (server.address() as AddressInfo).port });
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],
  hosts: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, provide) => {
      const hosts = { outside: await startHost(), feedback: await startHost() };
      await provide(hosts);
      await Promise.all([hosts.outside.close(), hosts.feedback.close()]);
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, servicesSite, hosts }, provide) => {
      const places = [
        [DOCS_ORIGIN, servicesSite.port],
        [EXTERNAL_ORIGIN, hosts.outside.port],
        [FEEDBACK_ORIGIN, hosts.feedback.port],
      ] as const;
      // The first matching rule applies. If the option occurs twice, Chromium uses the last one.
      const rules = [
        ...places.map(([origin, port]) => `MAP ${new URL(origin).host}:80 127.0.0.1:${port}`),
        'MAP * ~NOTFOUND',
        'EXCLUDE localhost',
      ];
      await provide({
        ...launchOptions,
        args: [...(launchOptions.args ?? []), `--host-resolver-rules=${rules.join(', ')}`],
      });
    },
    { scope: 'worker' },
  ],
  receiver: [
    // eslint-disable-next-line no-empty-pattern -- as above
    async ({}, provide) => {
      const receiver = await openReceiver();
      await provide(receiver);
      await receiver.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ servicesSite }, provide) => {
    await provide(`http://localhost:${servicesSite.port}`);
  },
  outside: [
    async ({ memory: _, hosts }, provide) => {
      // The verdict depends on all inputs of this site, and its settings.
      recordInput(`file/${path.relative(ROOT, SERVICES_STAMP)}`);
      // Not responding, unless a test starts the receiver.
      hosts.feedback.answer(undefined);
      await provide(mockExternalServices(hosts.outside));
    },
    { auto: true },
  ],
  feedback: async ({ hosts, receiver }, provide) => {
    await receiver.clear();
    await provide(playFeedback(hosts.feedback, receiver));
  },
});
