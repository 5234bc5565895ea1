/** The dependencies of the pages of this site, beside its files and its export. */
import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { listSiteDependencies } from '@/src/node/content/dependencies/pageDependencies';
import { listPageFiles } from '@/src/node/next/exportedPages';
import type { SiteDependencies } from '@/src/shared/pageDependencies';
import { getOut } from '../../../support/presentExport';

/**
 * What belongs to no page or to all alike: the navigation, addresses that moved, origins that the policy names, the history of
 * the API, which is a part of the entries, and the data
 * of the search dialog.
 */
const SHARED =
  /^data\/(.+\/)?nav\.ts$|^data\/(redirects|allowedOrigins|searchSynonyms)\.ts$|^data\/(answers|history|searchPhrases)\/|\.listings\.d\.ts$/;

let site: SiteDependencies = {};
let named = new Set<string>();
beforeAll(async () => {
  site = await listSiteDependencies();
  named = new Set(Object.values(site).flatMap(({ files }) => files));
}, 120_000);

test('exactly the pages of the export have dependencies', async () => {
  const exported = (await listPageFiles(getOut())).map(
    (file) => `/${file.replace(/^404\.html$/, '404/').replace(/(^|\/)index\.html$/, '$1')}`,
  );
  expect(exported.length).toBeGreaterThan(100);
  expect(Object.keys(site).sort()).toEqual([...new Set(exported)].sort());
  const bare = Object.entries(site).filter(([, { files }]) => files.length === 0);
  expect(bare).toEqual([]);
});

test('every file that they name exists', () => {
  const isFile = (file: string) => existsSync(file) && statSync(file).isFile();
  expect([...named].filter((file) => !isFile(file))).toEqual([]);
});

test.each(['data', 'pages', 'src/site/app/embeds', 'src/node/embeds'])(
  'every file of %s belongs to a page, or to all of them',
  (folder) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => path.join(folder, file).split(path.sep).join('/'))
      .filter((file) => statSync(file).isFile());
    const engine = [
      'pages/_app.tsx',
      'pages/_document.tsx',
      'src/node/embeds/embed.ts',
      'src/node/embeds/embedModules.ts',
      'src/node/embeds/registry.ts',
    ];
    expect(files.length).toBeGreaterThan(0);
    expect(
      files.filter((file) => !named.has(file) && !SHARED.test(file) && !engine.includes(file)),
    ).toEqual([]);
  },
);

test('the files of demos are files of their pages', () => {
  const demos = Object.entries(site).flatMap(([href, page]) =>
    Object.values(page.demos).flatMap((flavours) =>
      Object.values(flavours).map((files) => ({ href, files, page })),
    ),
  );
  expect(demos.length).toBeGreaterThan(500);
  const wrong = demos.filter(
    ({ files, page }) => files.length === 0 || !files.every((file) => page.files.includes(file)),
  );
  expect(wrong).toEqual([]);
});
