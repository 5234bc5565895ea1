/**
 * Remembered verdicts: they are used while a page is unchanged, and don't hide errors when it changes. The published evidence
 * shows the error.
 */
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { spawnChild } from '../../src/node/spawnChild';
import { groupEvidence } from '../../tools/proof/evidence';
import type { TestRecord } from '../../tools/proof/report';
import { RECORDS_VARIABLE } from '../../tools/proof/reporter';
import { recordInput } from '../trace';
import { expect, test } from './support';
import { makeFolder, removeFolder } from '../unit/support/temp';

const CONFIG = 'test/e2e/fixtures/memory/playwright.config.ts';

/** Creates a folder with an export of one page, and its own memory. */
function createSite() {
  const folder = makeFolder();
  const out = path.join(folder, 'out');
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    writeFileSync(path.join(out, file), text);
  };
  let id = 'first-build';
  const writeHello = (script: string) => {
    write('script.js', script);
    write(
      'hello/index.html',
      `<!doctype html><p></p><!-- ${id} --><script src="/script.js"></script>`,
    );
  };
  write(`_next/data/${id}/hello.json`, '{}');
  write('404.html', 'There is no such page.');
  writeHello(HELLO);
  let last: TestRecord[] = [];
  /** @returns the outcomes of a run. */
  const run = async (fresh = false): Promise<TestRecord['outcome'][]> => {
    const records = path.join(folder, 'records.json');
    rmSync(records, { force: true });
    const output: string[] = [];
    await spawnChild(['node_modules/@playwright/test/cli.js', 'test', `--config=${CONFIG}`], {
      env: {
        ...process.env,
        PROOF_OUT: out,
        PROOF_FRESH: fresh ? 'on' : '',
        FIELDGUIDE_CACHE: path.join(folder, 'cache'),
        [RECORDS_VARIABLE]: records,
      },
      onOutput: (text) => output.push(text),
    });
    try {
      last = JSON.parse(readFileSync(records, 'utf8')) as TestRecord[];
      return last.map(({ outcome }) => outcome);
    } catch (error) {
      throw new Error(output.join(''), { cause: error });
    }
  };
  return {
    run,
    /** The evidence that would be published after the last run. */
    getEvidence: () => groupEvidence(last, () => false)['/hello/react-hello/'],
    write,
    writeHello,
    /** The same page with another build id, as after a build. */
    rebuild: () => {
      renameSync(path.join(out, '_next/data', id), path.join(out, '_next/data/second-build'));
      id = 'second-build';
      writeHello(HELLO);
    },
    remove: () => removeFolder(folder),
  };
}

const HELLO = 'document.querySelector("p").textContent = "Hello from the script";';

test('A page that passed is remembered until something that it loads changes', async () => {
  recordInput('sources');
  test.setTimeout(180_000);
  const site = createSite();
  try {
    expect(await site.run(), 'first run').toEqual(['passed']);
    expect(await site.run(), 'nothing changed').toEqual(['remembered']);
    site.rebuild();
    site.write('other/index.html', '<!doctype html><p>Another page</p>');
    expect(await site.run(), 'another build id and another page').toEqual(['remembered']);
    expect(await site.run(true), 'asked to forget').toEqual(['passed']);
    // The HTML is the same; only the script that the page loads is broken.
    site.writeHello('document.querySelector("p").textContent = "Broken";');
    expect(await site.run(), 'broken').toEqual(['failed']);
    expect(site.getEvidence()).toMatchObject([
      { check: 'axe', outcome: 'failed', errors: [expect.stringContaining('Broken')] },
    ]);
    expect(await site.run(), 'a failure is never remembered').toEqual(['failed']);
    site.writeHello(HELLO);
    expect(await site.run(), 'mended').toEqual(['remembered']);
    expect(site.getEvidence()).toMatchObject([{ outcome: 'passed', settings: ['light'] }]);
  } finally {
    site.remove();
  }
});
