/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { createRobots, createSitemap } from '@/src/node/exporters/sitemap';
import { createExportedPage } from '../../support/exportedPage';

const parse = (xml: string) => {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return [...parsed.querySelectorAll('url')].map((entry) =>
    [...entry.children].map((child) =>
      child.localName === 'link'
        ? `${child.getAttribute('hreflang')} ${child.getAttribute('href')}`
        : child.textContent,
    ),
  );
};

test('lists pages with the date of their last change if known', () => {
  const pages = [createExportedPage('/a'), createExportedPage('/b&c'), createExportedPage('/')];
  const dates: Record<string, string> = { '/a': '2020-01-01T00:00:00Z' };
  expect(parse(createSitemap(pages, ({ pathname }) => dates[pathname]))).toEqual([
    ['https://fieldguide.example/a/', '2020-01-01T00:00:00Z'],
    ['https://fieldguide.example/b&c/'],
    ['https://fieldguide.example/'],
  ]);
});

test('omits pages that are excluded from search', () => {
  const pages = [createExportedPage('/a', { noindex: true }), createExportedPage('/b')];
  expect(parse(createSitemap(pages, () => undefined))).toEqual([['https://fieldguide.example/b/']]);
});

test('lists other languages of a page, and English as the default', () => {
  const pages = [
    createExportedPage('/a'),
    createExportedPage('/a', { language: 'pt' }),
    createExportedPage('/b'),
  ];
  const links = [
    'en https://fieldguide.example/a/',
    'x-default https://fieldguide.example/a/',
    'pt https://fieldguide.example/pt/a/',
  ];
  expect(parse(createSitemap(pages, () => undefined))).toEqual([
    ['https://fieldguide.example/a/', ...links],
    ['https://fieldguide.example/pt/a/', ...links],
    ['https://fieldguide.example/b/'],
  ]);
});

test('robots.txt allows everything and contains the sitemap', () => {
  expect(createRobots()).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://fieldguide.example/sitemap.xml\n',
  );
});
