/** Every demo of the site compiles in the live editor without edits. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { compileFiles } from '@/src/site/features/demo/live/compile';
import { readInNode } from '../../../../support/liveCode';

const files = readdirSync('data', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => path.join('data', file));

test('there are demos', () => {
  expect(files.length).toBeGreaterThan(100);
});

test.each(files)('%s', async (file) => {
  const result = await compileFiles(
    [{ name: path.basename(file), text: readFileSync(file, 'utf8').trimEnd() }],
    readInNode,
  );
  expect('codeError' in result ? result.codeError : undefined).toBeUndefined();
});
