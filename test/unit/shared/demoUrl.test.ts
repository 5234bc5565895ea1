import { describe, expect, test } from '@jest/globals';
import { type DemoRequest, getDemoUrl, parseDemoUrl } from '@/src/shared/demoUrl';

const BUTTON = { pathname: '/material-ui/react-button', name: 'BasicButtons' };
const withId = (id: string) => `?id=${encodeURIComponent(id)}`;

describe('the address of a standalone demo', () => {
  test.each<DemoRequest>([
    BUTTON,
    { pathname: '/x/react-data-grid/demo', name: 'TakeCounter-2' },
    { ...BUTTON, flavour: 'tailwind', mode: 'dark', direction: 'rtl' },
    { ...BUTTON, flavour: 'css', mode: 'light', direction: 'ltr' },
  ])('is read as it was written: %j', (request) => {
    expect(parseDemoUrl(getDemoUrl(request).replace('/demo/', ''))).toEqual(request);
  });

  test('is encoded', () => {
    expect(getDemoUrl({ ...BUTTON, mode: 'dark' })).toBe(
      '/demo/?id=%2Fmaterial-ui%2Freact-button%23BasicButtons&mode=dark',
    );
  });
});

describe('parseDemoUrl', () => {
  test.each(['', '?', '?id', '?id=', '?mode=dark'])('finds no demo in %j', (search) => {
    expect(parseDemoUrl(search)).toBe('missing');
  });

  test.each([
    '?id=x',
    withId('/material-ui/react-button'),
    withId('/material-ui/react-button#basicButtons'),
    withId('/material-ui/react-button#BasicButtons.js'),
    withId('/material-ui/react-button/#BasicButtons'),
    withId('/material-ui/../react-button#BasicButtons'),
    withId('//example.com/react-button#BasicButtons'),
    withId('https://example.com/react-button#BasicButtons'),
    withId('javascript:alert(1)#BasicButtons'),
    withId('/material-ui/react-button#<script>alert(1)</script>'),
    withId('/material-ui/react-button#BasicButtons\n'),
    withId('/__proto__#BasicButtons'),
    '?id=%E0%A4%A',
    withId(`/material-ui/${'a'.repeat(1000)}#BasicButtons`),
    `${withId('/material-ui/react-button#BasicButtons')}&x=${'a'.repeat(1000)}`,
  ])('rejects malformed ids: %s', (search) => {
    expect(parseDemoUrl(search)).toBe('malformed');
  });

  test('ignores unknown options', () => {
    const search = `${withId('/material-ui/react-button#BasicButtons')}&flavour=evil&mode=system&dir=up&x=1`;
    expect(parseDemoUrl(search)).toEqual(BUTTON);
  });

  test('accepts an id that is a property of Object.prototype', () => {
    expect(parseDemoUrl(withId('/constructor#BasicButtons'))).toEqual({
      pathname: '/constructor',
      name: 'BasicButtons',
    });
  });
});
