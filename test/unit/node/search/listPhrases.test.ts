import { expect, test } from '@jest/globals';
import { listPhrases } from '@/src/node/search/listPhrases';
import type { PageNames } from '@/src/shared/search/files';

const page = (href: string, ...hashes: string[]): PageNames => ({
  title: '',
  href,
  trail: [],
  sections: hashes.map((hash) => ['', hash]),
  demos: [],
});

test('phrases refer to their pages and sections by position', () => {
  const pages = [page('/joy-ui/a/', 'first', 'second'), page('/joy-ui/b/')];
  const phrases = {
    '/joy-ui/b/': ['whole page'],
    '/joy-ui/a/#second': ['one', 'two'],
  };
  expect(listPhrases(phrases, pages)).toEqual([
    [0, 1, 'one', 'two'],
    [1, -1, 'whole page'],
  ]);
});
