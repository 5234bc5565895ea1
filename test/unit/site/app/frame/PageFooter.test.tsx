/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import type { DocsPage } from '@/src/shared/page';
import { PageFooter } from '@/src/site/app/frame/PageFooter';

const renderFooter = (page: Partial<DocsPage>) =>
  render(<PageFooter page={{ pathname: '/a', ...page } as DocsPage} />);
const describeLinks = () =>
  screen
    .queryAllByRole('link')
    .map((link) => [link.getAttribute('rel'), link.getAttribute('href'), link.textContent]);

test('links to the previous and next page, and to the source of the page', () => {
  renderFooter({
    editHref: 'https://github.com/a/b/edit/main/data/a.md',
    prev: { title: 'Before', href: '/before/' },
    next: { title: 'After', href: '/after/' },
  });
  expect(describeLinks()).toEqual([
    [null, 'https://github.com/a/b/edit/main/data/a.md', 'Edit this page'],
    ['prev', '/before/', 'PreviousBefore'],
    ['next', '/after/', 'NextAfter'],
  ]);
});

test('the first page has no previous page, and a page without Markdown has no edit link', () => {
  renderFooter({ next: { title: 'After', href: '/after/' } });
  expect(describeLinks()).toEqual([['next', '/after/', 'NextAfter']]);
});

test('a page without neighbors has no navigation in its footer', () => {
  renderFooter({});
  expect(screen.queryByRole('navigation')).toBeNull();
});
