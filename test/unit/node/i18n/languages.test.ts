/** The translations files, with the mistakes that translators make. */
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type * as Languages from '@/src/node/i18n/languages';
import { makeFolder, removeFolder, writeFiles } from '../../support/temp';

const ENGLISH = {
  copy: 'Copy',
  language: 'Language',
  languageName: 'English',
  neighbor: 'Next: {{title}}',
};

const root = makeFolder();
let languages: typeof Languages;
beforeAll(() =>
  jest.isolateModulesAsync(async () => {
    const cwd = jest.spyOn(process, 'cwd').mockReturnValue(root);
    languages = await import('@/src/node/i18n/languages');
    cwd.mockRestore();
  }),
);
beforeEach(() => {
  removeFolder(root);
  writeFiles(root, { 'translations/translations.json': JSON.stringify(ENGLISH) });
});
afterAll(() => removeFolder(root));

const writeGerman = (texts: object | string) =>
  writeFiles(root, {
    'translations/translations-de.json': typeof texts === 'string' ? texts : JSON.stringify(texts),
  });

test('English by itself is complete', () => {
  expect(languages.listLanguages()).toEqual(['en']);
  expect(languages.checkTexts()).toEqual([]);
  expect(languages.describeMissingTexts()).toEqual([]);
});

test('a partial translation is valid; missing texts are English, and counted in one line', () => {
  const warn = jest.spyOn(console, 'warn');
  writeGerman({ languageName: 'Deutsch', neighbor: 'Weiter: {{title}}' });
  expect(languages.listLanguages()).toEqual(['en', 'de']);
  expect(languages.checkTexts()).toEqual([]);
  expect(languages.describeMissingTexts()).toEqual([
    'translations/translations-de.json: 2 of 4 texts are missing and appear in English',
  ]);
  const t = languages.createBuildText('de');
  expect(t('neighbor' as never, { title: 'Karte' })).toBe('Weiter: Karte');
  expect(t('copy' as never)).toBe('Copy');
  expect(warn).not.toHaveBeenCalled();
  warn.mockRestore();
});

describe('an error', () => {
  test.each([
    [
      'a misspelled key',
      { languageName: 'Deutsch', langauge: 'Sprache' },
      'the key "langauge" is unknown',
      'write "language"',
    ],
    [
      'a key like none',
      { languageName: 'Deutsch', zzzzzzzzzz: 'Sprache' },
      'the key "zzzzzzzzzz" is unknown',
      'use a key of translations/translations.json',
    ],
    [
      'a value that English lacks',
      { languageName: 'Deutsch', neighbor: 'Weiter: {{titel}}' },
      'the text "neighbor" has the value {{titel}}',
      'use {{title}}',
    ],
    ['no name', { language: 'Sprache' }, 'the language has no name', 'add "languageName"'],
    ['no JSON', '{ "copy": ', "the file isn't a JSON object of strings", '{ "copy": "Copy" }'],
  ])('names file, cause and remedy: %s', (_name, texts, cause, remedy) => {
    writeGerman(texts);
    const [error, ...others] = languages.checkTexts();
    expect(others).toEqual([]);
    expect(error?.details).toEqual({
      file: 'translations/translations-de.json',
      cause: expect.stringContaining(cause),
      remedy: expect.stringContaining(remedy),
    });
    expect(() => languages.readTexts('de')).toThrow(cause);
  });
});
