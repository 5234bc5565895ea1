/**
 * The Playwright test that every browser test extends. Each worker serves the export on a free port, and tests with a
 * remembered verdict are skipped.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type TestInfo, test as playwright } from '@playwright/test';
import { createSiteHandler } from '../src/node/commands/serveSite';
import { hashTestCode } from '../tools/proof/codeHash';
import { type ExportHashes, readExportHashes } from '../tools/proof/exportHashes';
import { REMEMBERED, TRACE, type TraceAttachment } from '../tools/proof/reporter';
import { getOut, isFresh, readRunEnvironment } from '../tools/proof/runEnvironment';
import { readVerdict } from '../tools/proof/verdicts';
import { WHOLE_EXPORT, recordInput, startTrace, takeInputs } from './trace';

const ROOT = path.resolve(__dirname, '..');
const OUT = getOut();

export interface Site {
  /** Origin of the export, without trailing slash. */
  url: string;
  /** Records that the running test depends on an address of the export, which its browser may have had in its cache. */
  recordRequest: (address: string) => void;
}

interface WorkerFixtures {
  site: Site;
}

interface Fixtures {
  /** The browser of the test and its version, on which its verdict depends. */
  browserVersion: string;
  /** Looks up the remembered verdict, and stores the inputs of a new one. */
  memory: undefined;
}

export const base = playwright.extend<Fixtures, WorkerFixtures>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires the braces.
    async ({}, provide) => {
      // Compression only costs time on the same machine. Tests of headers and bytes use a compressing server.
      const answer = createSiteHandler(OUT, { compressed: false });
      const recordRequest = (address: string) =>
        recordInput(`${WHOLE_EXPORT}${getExport().normalize(address)}`);
      const server = createServer((request, response) => {
        recordRequest(request.url ?? '/');
        answer(request, response);
      });
      await new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(0, resolve);
      });
      const url = `http://localhost:${(server.address() as AddressInfo).port}`;
      await provide({
        url,
        recordRequest: (address) => {
          if (address.startsWith(`${url}/`)) {
            recordRequest(address);
          }
        },
      });
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: async ({ site }, provide) => {
    await provide(site.url);
  },
  // eslint-disable-next-line no-empty-pattern -- as above
  browserVersion: async ({}, provide) => {
    await provide(readRunEnvironment().browser);
  },
  memory: [
    async ({ browserVersion }, provide, info) => {
      const subject = await getSubject(info, browserVersion);
      const verdict = isFresh() ? undefined : readVerdict(subject, hashInput);
      if (verdict) {
        const { date, commit, limits } = verdict;
        info.annotations.push({
          type: REMEMBERED,
          description: JSON.stringify({ date, commit, limits }),
        });
        info.skip(true, `${REMEMBERED}: passed at ${date}`);
      }
      startTrace();
      await provide(undefined);
      const trace: TraceAttachment = { subject, inputs: takeInputs(hashInput) };
      await info.attach(TRACE, { body: JSON.stringify(trace), contentType: 'application/json' });
    },
    { auto: true },
  ],
});

/** The hash of each test file's code. */
const code = new Map<string, Promise<string>>();

/** Returns the identity of a test: its title, its code, and its browser. */
async function getSubject(
  { project, titlePath, file }: TestInfo,
  browserVersion: string,
): Promise<string[]> {
  const hash =
    code.get(file) ?? hashTestCode(ROOT, path.relative(ROOT, file).split(path.sep).join('/'));
  code.set(file, hash);
  return [project.name, ...titlePath, await hash, browserVersion];
}

let exported: ExportHashes | undefined;
const getExport = () => (exported ??= readExportHashes(OUT));

/**
 * Returns the hash of an input: `export` is the whole export, `export/…` an address of it, `file/…` a file of the
 * repository, and `sources` all inputs of a build.
 */
function hashInput(input: string): string {
  const { wholeExport, sources } = readRunEnvironment();
  if (input === WHOLE_EXPORT) {
    return wholeExport;
  }
  if (input === 'sources') {
    return sources;
  }
  if (input.startsWith('file/')) {
    const file = path.join(ROOT, input.slice('file/'.length));
    return existsSync(file)
      ? createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 32)
      : 'missing';
  }
  return getExport().getHash(input.slice(WHOLE_EXPORT.length));
}
