import { afterEach, describe, expect, test } from '@jest/globals';
import {
  getFileLanguage,
  getLanguageName,
  getLanguages,
  listEnglishPrefixes,
  localizeHref,
  parseLocalizedPath,
} from '@/src/shared/languages';

const before = process.env.NEXT_PUBLIC_LANGUAGES;
afterEach(() => {
  delete process.env.NEXT_PUBLIC_LANGUAGES;
  if (before !== undefined) {
    process.env.NEXT_PUBLIC_LANGUAGES = before;
  }
});

// @proves S2.23, S9.19
describe('the language list', () => {
  test('without a setting', () => {
    delete process.env.NEXT_PUBLIC_LANGUAGES;
    expect(getLanguages()).toEqual(['en']);
  });

  test('with an added translations file', () => {
    process.env.NEXT_PUBLIC_LANGUAGES = 'en,pt';
    expect(getLanguages()).toEqual(['en', 'pt']);
    expect(parseLocalizedPath('/pt/system/').language).toBe('pt');
  });
});

test('the name of a language is that of its translations file, or its code', () => {
  expect(getLanguageName('en')).toBe('English');
  process.env.NEXT_PUBLIC_LANGUAGES = 'en,de';
  process.env.NEXT_PUBLIC_LANGUAGE_NAMES = 'English,Deutsch';
  expect(['en', 'de', 'zh'].map(getLanguageName)).toEqual(['English', 'Deutsch', 'zh']);
  delete process.env.NEXT_PUBLIC_LANGUAGE_NAMES;
});

// @proves S2.24, S2.25
describe('language prefixes are stripped from paths, including /zh', () => {
  test.each<[path: string, languages: string[], language: string, pathname: string]>([
    ['/material-ui/react-button/', ['en'], 'en', '/material-ui/react-button'],
    ['/material-ui/react-button', ['en'], 'en', '/material-ui/react-button'],
    ['/', ['en'], 'en', '/'],
    ['/zh/material-ui/react-button/', ['en'], 'zh', '/material-ui/react-button'],
    ['/en/material-ui/react-button/', ['en'], 'en', '/material-ui/react-button'],
    ['/en/', ['en', 'pt'], 'en', '/'],
    ['/en/pt/system/', ['en', 'pt'], 'en', '/pt/system'],
    ['/english/', ['en'], 'en', '/english'],
    ['/zh/', ['en'], 'zh', '/'],
    ['/zh', ['en'], 'zh', '/'],
    ['/zh/?q=1#usage', ['en'], 'zh', '/'],
    // With two slashes, this would be an address of another host.
    ['/zh//evil.example/', ['en'], 'zh', '/evil.example'],
    ['/zh/system/react-box/?q=1#usage', ['en'], 'zh', '/system/react-box'],
    ['/pt/material-ui/react-button/', ['en', 'pt'], 'pt', '/material-ui/react-button'],
    ['/pt/material-ui/react-button/', ['en'], 'en', '/pt/material-ui/react-button'],
    ['/zh/material-ui/', ['en', 'pt'], 'zh', '/material-ui'],
    ['/ptolemy/', ['en', 'pt'], 'en', '/ptolemy'],
    ['/zhong/', ['en'], 'en', '/zhong'],
    ['/material-ui/zh/', ['en'], 'en', '/material-ui/zh'],
    ['/system/?to=/zh/', ['en'], 'en', '/system'],
  ])('%s, with %j, is %s of %s', (path, languages, language, pathname) => {
    expect(parseLocalizedPath(path, languages)).toEqual({ language, pathname });
  });
});

test.each([
  [['en'], ['en', 'zh']],
  [
    ['en', 'pt'],
    ['en', 'zh'],
  ],
  [['en', 'zh'], ['en']],
])('with %j, addresses of English pages begin with %j', (languages, prefixes) => {
  expect(listEnglishPrefixes(languages)).toEqual(prefixes);
});

// @proves S2.26, S2.27
describe('blog paths and the size-snapshot path have no language', () => {
  test.each<[path: string, pathname: string]>([
    ['/blog/', '/blog'],
    ['/blog/a-post/', '/blog/a-post'],
    ['/size-snapshot/', '/size-snapshot'],
    ['/zh/blog/', '/blog'],
    ['/zh/blog/a-post/', '/blog/a-post'],
    ['/pt/size-snapshot/', '/size-snapshot'],
  ])('%s is English', (path, pathname) => {
    expect(parseLocalizedPath(path, ['en', 'pt'])).toEqual({ language: 'en', pathname });
  });

  test.each(['/blog/', '/blog/a-post/', '/blog/#news', '/size-snapshot/'])(
    'a link to %s is not changed',
    (href) => {
      expect(localizeHref(href, 'pt')).toBe(href);
    },
  );

  test.each(['/zh/blogs/', '/zh/size-snapshots/', '/zh/material-ui/blog/'])(
    '%s has no language prefix',
    (path) => {
      expect(parseLocalizedPath(path, ['en']).language).toBe('zh');
    },
  );
});

// @proves S3.31, S3.32
describe('the language of a translations file is its suffix -xx.json, or English', () => {
  test.each<[file: string, language: string]>([
    ['translations.json', 'en'],
    ['translations-pt.json', 'pt'],
    ['translations-zh.json', 'zh'],
    ['translations/translations-pt.json', 'pt'],
    ['translations-pt.json.bak', 'en'],
    ['translations-PT.json', 'en'],
    ['translations-por.json', 'en'],
    ['translationspt.json', 'en'],
    ['translations-ptxjson', 'en'],
    ['', 'en'],
  ])('%s is of %s', (file, language) => {
    expect(getFileLanguage(file)).toBe(language);
  });
});

describe('a link', () => {
  test.each<[href: string, language: string, expected: string]>([
    ['/material-ui/', 'pt', '/pt/material-ui/'],
    ['/', 'pt', '/pt/'],
    [
      '/material-ui/react-button/?a=b.c#BasicButtons.tsx',
      'pt',
      '/pt/material-ui/react-button/?a=b.c#BasicButtons.tsx',
    ],
    ['/material-ui/', 'en', '/material-ui/'],
    ['#usage', 'pt', '#usage'],
    ['https://mui.com/material-ui/', 'pt', 'https://mui.com/material-ui/'],
    ['//mui.com/material-ui/', 'pt', '//mui.com/material-ui/'],
    ['mailto:a@example.com', 'pt', 'mailto:a@example.com'],
    ['/images/logo.svg', 'pt', '/images/logo.svg'],
    ['/images/logo.svg?v=1#a', 'pt', '/images/logo.svg?v=1#a'],
  ])('%s is in %s %s', (href, language, expected) => {
    expect(localizeHref(href, language)).toBe(expected);
  });

  test.each(['/material-ui/react-button/', '/', '/x/react-data-grid/'])(
    'to %s is the same after parsing',
    (href) => {
      expect(
        localizeHref(
          `${parseLocalizedPath(localizeHref(href, 'zh')).pathname.replace(/\/$/, '')}/`,
          'en',
        ),
      ).toBe(href);
    },
  );
});
