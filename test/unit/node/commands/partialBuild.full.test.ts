/** Builds a copy of the site with a few pages after changes of text, and compares the exports byte for byte. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { copySource } from '@/tools/siteCopy/copySource';
import { keepPages } from '@/tools/siteCopy/keepPages';
import { makeFolder, readText, removeFolder, writeFiles } from '../../support/temp';

// Four builds.
jest.setTimeout(1_800_000);

const BUTTON = 'data/material-ui/components/button/button.md';
const CARD = 'data/material-ui/components/card/card.md';
const SELECT = 'data/base-ui/components/select/select.md';

// The bundler doesn't follow links out of the repository: those of the copy lead to its packages.
const copy = makeFolder({}, path.resolve('.cache'));
afterAll(() => removeFolder(copy));

/** Builds the copy. @returns what the build printed. */
function build(): string {
  const env: NodeJS.ProcessEnv = { ...process.env, CI: '1' };
  // Those of this run.
  delete env.TEST_BUILD_ID;
  delete env.FIELDGUIDE_BUILD_ID;
  delete env.FIELDGUIDE_FRAME_ID;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/cli.ts', 'build'],
    { cwd: copy, env, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 },
  );
  if (status !== 0) {
    throw new Error(stdout + stderr);
  }
  return stdout;
}

/** Lists the files of the export with a hash of each. */
function readExport(): Record<string, string> {
  const out = path.join(copy, 'out');
  return Object.fromEntries(
    readdirSync(out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [
        path.relative(out, file),
        createHash('sha256').update(readFileSync(file)).digest('hex'),
      ]),
  );
}

function edit(file: string, from: RegExp, to: string): void {
  const text = readText(copy, file);
  if (!from.test(text)) {
    throw new Error(`${file} does not contain ${from} any more: adapt this test`);
  }
  writeFiles(copy, { [file]: text.replace(from, to) });
}

beforeAll(() => {
  copySource(copy);
  keepPages(copy, [
    '/material-ui/react-button',
    '/material-ui/react-card',
    '/material-ui/api/button',
    '/base-ui/react-select',
    '/base-ui/react-select/components-api',
  ]);
  expect(build()).toContain('Full build: there is no complete build to add to');
});

test('rendering only the changed pages makes the same export as a full build', () => {
  const before = readExport();
  // A sentence, a heading, and a description.
  writeFiles(copy, { [BUTTON]: `${readText(copy, BUTTON)}\nOne more sentence.\n` });
  edit(CARD, /^## .*$/m, '## Another heading');
  edit(SELECT, /<p class="description">/, '$&Another description. ');
  const output = build();
  expect(output).toMatch(/^Rendering the pages whose text changed .*$/m);
  for (const file of [BUTTON, CARD, SELECT]) {
    expect(output).toContain(file);
  }
  expect(output).toMatch(/Compiling \(next build\): nothing changed/);
  const partial = readExport();
  expect(partial).not.toEqual(before);
  expect(readText(copy, 'out/material-ui/react-button.md')).toContain('One more sentence.');

  // The files, and so the id of the build, are the same.
  rmSync(path.join(copy, '.next/fieldguide'), { recursive: true });
  expect(build()).toContain('Full build:');
  expect(readExport()).toEqual(partial);
});

test('a title and a heading that other pages show lead to a full build', () => {
  edit(BUTTON, /^title: .*$/m, 'title: Another title');
  edit(SELECT, /^# .*$/m, '# Another select');
  expect(build()).toMatch(/^Full build: the front matter, the heading, .* changed$/m);
  expect(readText(copy, 'out/material-ui/react-button/index.html')).toContain('Another title');
  expect(readText(copy, 'out/base-ui/react-select/components-api/index.html')).toContain(
    'Another select',
  );
});
