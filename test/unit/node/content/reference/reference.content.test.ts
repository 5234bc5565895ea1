/**
 * The pages of the reference: every `.cases.ts` beside this file. They are one file for Jest, so that what pages say of the
 * packages is read once; that takes longer than most of these tests.
 */
import { readdirSync } from 'node:fs';
import { describe, expect, jest, test } from '@jest/globals';

const files = readdirSync(__dirname).filter((file) => file.endsWith('.cases.ts'));

test('there are cases', () => {
  expect(files.length).toBeGreaterThan(5);
});

for (const file of files) {
  describe(file.replace('.cases.ts', ''), () => {
    jest.requireActual(`./${file}`);
  });
}
