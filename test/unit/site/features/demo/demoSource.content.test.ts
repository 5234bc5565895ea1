/** The code that users see below a demo equals the demo's files. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { toPlainCode } from '@/src/node/markdown/highlight';
import { listExportedPages, readSources } from '../../../support/exported';

test('the TypeScript of every demo equals its files', () => {
  const files = listExportedPages().flatMap(({ page }) =>
    page.blocks
      .filter((block) => block.type === 'demo')
      .flatMap((block) => Object.values(readSources(page, block)))
      .flatMap((source) =>
        source.files.TS.map(({ name, html }) => ({
          file: path.join(path.dirname(source.path), name),
          shown: toPlainCode(html),
        })),
      ),
  );
  expect(files.length).toBeGreaterThan(1000);
  const wrong = files.filter(
    ({ file, shown }) => shown.trimEnd() !== readFileSync(file, 'utf8').trimEnd(),
  );
  expect(wrong.map(({ file }) => file)).toEqual([]);
});
