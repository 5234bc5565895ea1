import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { findLatePart } from '@/src/node/i18n/lateTexts.cjs';
import { BUILD_TEXTS } from '@/translations/buildTexts.cjs';
import FOLDERS from '@/translations/lateTexts.json';
import texts from '@/translations/translations.json';

test.each([
  ['reportToken', 'report'],
  ['reportIssue', undefined],
  ['reporter', undefined],
  ['themeChip', 'themeChip'],
  ['colorAny', 'color'],
  ['colorsReset', undefined],
  ['liveNoIcon', 'liveNo'],
  ['liveNotLoaded', undefined],
])('the text %s belongs to %s', (key, part) => {
  expect(findLatePart(key)).toBe(part);
});

test('only the part itself uses its late texts', () => {
  const late = Object.keys(texts).filter(
    (key) => findLatePart(key) && !BUILD_TEXTS.some((one) => one === key),
  );
  const files = readdirSync('src/site', { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join('src/site', file.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file));
  const wrong = files.flatMap((file) => {
    const code = readFileSync(file, 'utf8');
    return late
      .filter(
        (key) => code.includes(`'${key}'`) && !file.startsWith(`${FOLDERS[findLatePart(key)!]}/`),
      )
      .map((key) => `${file}: ${key}`);
  });
  expect(late.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});
