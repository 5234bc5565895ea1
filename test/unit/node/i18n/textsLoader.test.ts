import { expect, test } from '@jest/globals';
import textsLoader from '@/src/node/i18n/textsLoader.cjs';
import { BUILD_TEXTS } from '@/translations/buildTexts.cjs';
import english from '@/translations/translations.json';

test('browsers get all texts except those that only the build uses', () => {
  const module = textsLoader('{"apiTitle": "API of {{name}}", "copy": "Copy"}');
  expect(module).toBe('export default {"copy":"Copy"};');
});

test('the list of texts for the build names existing ones', () => {
  expect(BUILD_TEXTS.filter((key) => !(key in english))).toEqual([]);
});
