/** Bundles the service worker, or a worker that removes it, as `/sw.js`. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { OFFLINE_DATA, OFFLINE_PAGE } from '@/src/shared/offline';
import { ROOT } from '../paths';
import { hashContent } from './offlineData';

const SOURCE = 'src/site/features/offline';

/**
 * Writes `/sw.js`. This must run after all other files are in the export, because browsers detect a new version of the
 * site by changes of the worker.
 * @param out the export.
 * @param removes whether to write a worker that removes the data of an earlier one, and itself.
 */
export async function writeServiceWorker(out: string, removes = isOff()): Promise<void> {
  const page = readFileSync(path.join(out, OFFLINE_PAGE, 'index.html'), 'utf8');
  const buildId = /"buildId":"([^"]+)"/.exec(page)?.[1] ?? '';
  // Pages load the route manifest without naming it in their HTML.
  const assets = new Set([
    ...(page.match(/\/_next\/static\/[\w.~/-]+\.\w+/g) ?? []),
    `/_next/static/${buildId}/_buildManifest.js`,
  ]);
  const shell = [
    { url: OFFLINE_PAGE, revision: hashContent(page) },
    ...[...assets].map((url) => ({ url, revision: null })),
  ];
  const version = hashContent(readFileSync(path.join(out, OFFLINE_DATA, 'index.json')));
  await build({
    entryPoints: [path.join(ROOT, SOURCE, removes ? 'removeWorker.ts' : 'serviceWorker.ts')],
    outfile: path.join(out, 'sw.js'),
    bundle: true,
    minify: true,
    target: 'es2022',
    legalComments: 'none',
    define: {
      'process.env.NODE_ENV': '"production"',
      SHELL: JSON.stringify(shell),
      BUILD_ID: JSON.stringify(buildId),
    },
    banner: { js: `/* ${version} */` },
    logLevel: 'error',
  });
}

function isOff(): boolean {
  return process.env.FIELDGUIDE_SERVICE_WORKER === 'off';
}
