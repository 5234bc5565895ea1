/**
 * All that reads declarations: every `.cases.ts` beside this file. They are one file for Jest, so that the compiler parses
 * the language, the browser and React once; that takes longer than all of these tests.
 */
import { readdirSync } from 'node:fs';
import { describe, expect, jest, test } from '@jest/globals';

jest.setTimeout(60_000);

const files = readdirSync(__dirname).filter((file) => file.endsWith('.cases.ts'));

test('There are cases', () => {
  expect(files.length).toBeGreaterThan(10);
});

for (const file of files) {
  describe(file.replace('.cases.ts', ''), () => {
    jest.requireActual(`./${file}`);
  });
}
