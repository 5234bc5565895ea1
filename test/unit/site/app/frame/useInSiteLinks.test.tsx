/** @jest-environment jsdom */
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render } from '@testing-library/react';
import { useInSiteLinks } from '@/src/site/app/frame/useInSiteLinks';
import { createRouter } from '../../../support/router';

let router: ReturnType<typeof createRouter>;

function Site({ html }: { html: string }) {
  useInSiteLinks();
  return <main dangerouslySetInnerHTML={{ __html: html }} />;
}

/**
 * Renders a link and clicks its content.
 * @returns whether the default action was prevented.
 */
function click(link: string, options: MouseEventInit = {}): boolean {
  const { container } = render(<Site html={link} />, router);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...options });
  // The window's listener runs last. jsdom can't follow links.
  let taken: boolean | undefined;
  window.addEventListener(
    'click',
    () => {
      taken = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  container.querySelector('a *, a')!.dispatchEvent(event);
  return taken!;
}

beforeEach(() => {
  router = createRouter();
  Object.assign(window, { __NEXT_DATA__: { buildId: 'b' } });
  window.history.replaceState(null, '', '/here/?query=old#place');
});

describe('a click', () => {
  test.each([
    ['a page', '<a href="/there/">x</a>', '/there/', { shallow: false, scroll: true }],
    ['a page, on a part of the link', '<a href="/there/"><b>x</b></a>', '/there/', {}],
    ['a place of another page', '<a href="/there/?a=b#c">x</a>', '/there/?a=b#c', {}],
    ['itself as a target', '<a target="_self" href="/there/">x</a>', '/there/', {}],
    [
      'the page itself',
      '<a href="/here/?query=old">x</a>',
      '/here/?query=old',
      { shallow: true, scroll: true },
    ],
    [
      'another query',
      '<a href="/here/?query=new">x</a>',
      '/here/?query=new',
      { shallow: true, scroll: false },
    ],
    ['no query', '<a href="/here/">x</a>', '/here/', { shallow: true, scroll: false }],
  ])('on a link to %s is handled by the router', (_name, link, address, options) => {
    expect(click(link)).toBe(true);
    expect(router.push.mock.calls).toEqual([
      [address, undefined, expect.objectContaining(options)],
    ]);
  });

  test.each<[string, MouseEventInit]>([
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['another button', { button: 1 }],
  ])('with %s is not handled', (_name, options) => {
    expect(click('<a href="/there/">x</a>', options)).toBe(false);
    expect(router.push).not.toHaveBeenCalled();
  });

  test.each([
    ['another host', '<a href="https://mui.com/there/">x</a>'],
    ['another host, by its scheme', '<a href="//mui.com/there/">x</a>'],
    ['a file', '<a href="/there.md">x</a>'],
    ['another window', '<a href="/there/" target="_blank">x</a>'],
    ['a download', '<a href="/there/" download>x</a>'],
    ['a hash', '<a href="#other">x</a>'],
    ['a place of the page under the same query', '<a href="/here/?query=old#other">x</a>'],
    ['nothing', '<a>x</a>'],
  ])('on a link to %s is not handled', (_name, link) => {
    expect(click(link)).toBe(false);
    expect(router.push).not.toHaveBeenCalled();
  });

  test('on a link to a hash of the page keeps the query', () => {
    expect(click('<a href="/here/#other">x</a>')).toBe(true);
    expect(router.push).not.toHaveBeenCalled();
    expect(window.location.search + window.location.hash).toBe('?query=old#other');
  });

  test('that was prevented is ignored', () => {
    const { container } = render(<Site html='<a href="/there/">x</a>' />, router);
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    container.addEventListener('click', () => event.preventDefault(), { once: true });
    container.querySelector('a')!.dispatchEvent(event);
    expect(router.push).not.toHaveBeenCalled();
  });
});

describe('a page is prefetched', () => {
  test.each(['pointerover', 'focusin'])('at %s, whatever its query and hash', (type) => {
    const { container } = render(<Site html='<a href="/there/?a=b#c"><b>x</b></a>' />, router);
    container.querySelector('b')!.dispatchEvent(new Event(type, { bubbles: true }));
    expect(router.prefetch.mock.calls).toEqual([['/there/']]);
  });

  test('with its first screen', () => {
    const fetch = jest.fn(async () => ({ ok: false }));
    Object.assign(window, { fetch });
    document.documentElement.lang = 'en';
    const link = '<a href="/material-ui/react-card/#c">x</a>';
    const { container } = render(<Site html={link} />, router);
    container.querySelector('a')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(fetch.mock.calls).toEqual([['/_next/data/b/start/material-ui/react-card.json']]);
  });

  test.each([
    ['the page itself', '<a href="/here/#other">x</a>'],
    ['a file', '<a href="/there.md">x</a>'],
    ['another host', '<a href="https://mui.com/there/">x</a>'],
  ])('not for a link to %s', (_name, link) => {
    const { container } = render(<Site html={link} />, router);
    container.querySelector('a')!.dispatchEvent(new Event('pointerover', { bubbles: true }));
    expect(router.prefetch).not.toHaveBeenCalled();
  });
});

test('listeners are removed on unmount', () => {
  const { unmount } = render(<Site html="" />, router);
  unmount();
  document.body.innerHTML = '<a href="/there/">x</a>';
  const link = document.querySelector('a')!;
  link.addEventListener('click', (event) => event.preventDefault());
  link.dispatchEvent(new Event('pointerover', { bubbles: true }));
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(router.prefetch).not.toHaveBeenCalled();
  expect(router.push).not.toHaveBeenCalled();
});
