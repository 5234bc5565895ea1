import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { findLatePart } from '@/src/node/i18n/lateTexts.cjs';
import { BUILD_TEXTS } from '@/translations/buildTexts.cjs';
import texts from '@/translations/translations.json';

test.each([
  ['reportToken', 'src/site/features/feedback/report'],
  ['reportIssue', undefined],
  ['reporter', undefined],
  ['themeChip', 'src/site/features/studio'],
  ['colorAny', 'src/site/features/settings'],
  ['colorsReset', undefined],
  ['liveNoIcon', 'src/site/features/demo/live'],
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
      .filter((key) => code.includes(`'${key}'`) && !file.startsWith(`${findLatePart(key)}/`))
      .map((key) => `${file}: ${key}`);
  });
  expect(late.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});
