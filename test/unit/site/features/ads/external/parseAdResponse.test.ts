/** @jest-environment jsdom */
import { beforeAll, describe, expect, jest, test } from '@jest/globals';
import type * as ParseAdResponse from '@/src/site/features/ads/external/parseAdResponse';

let parser: typeof ParseAdResponse;

// Settings are read when a module is loaded, so the origins must be set before.
beforeAll(async () => {
  process.env.NEXT_PUBLIC_AD_PIXEL_ORIGINS = 'https://pictures.example https://count.example';
  parser = await import('@/src/site/features/ads/external/parseAdResponse');
});

const parse = (ads: unknown) => parser.parseAdResponse(JSON.stringify({ ads }));
const LINK = 'https://shop.example/';
const parseFields = (fields: object) => parse([{ statlink: LINK, ...fields }]);

// @proves S3.21, S3.22, S3.23, S3.24, S3.25, S3.26, S3.27
test('a complete entry', async () => {
  expect(
    await parse([
      {
        statlink: '//click.example/1',
        statimp: '//count.example/view',
        pixel: 'https://count.example/a?t=[timestamp]||https://pictures.example/b',
        timestamp: '1700000000',
        image: 'https://pictures.example/p.png',
        company: 'Shop',
        description: 'Words.',
      },
    ]),
  ).toEqual({
    link: 'https://click.example/1',
    name: 'Shop',
    img: 'https://pictures.example/p.png',
    description: 'Words.',
    label: 'service',
    pixels: [
      'https://count.example/view',
      'https://count.example/a?t=1700000000',
      'https://pictures.example/b',
    ],
  });
});

test('an entry with only a statlink has its host as name', async () => {
  expect(await parse([{ statlink: LINK }])).toEqual({
    link: LINK,
    name: 'shop.example',
    description: '',
    label: 'service',
    pixels: [],
  });
});

// @proves S3.22, S5.1
describe('no ad', () => {
  test.each<[string, string]>([
    ['nothing', ''],
    ['HTML', '<!doctype html><title>Welcome</title>'],
    ['null', 'null'],
    ['a number', '3'],
    ['a list', '[]'],
    ['no list of ads', '{}'],
    ['ads: null', '{"ads":null}'],
    ['ads: a text', '{"ads":"https://shop.example/"}'],
    ['ads: an object', '{"ads":{"0":{"statlink":"https://shop.example/"},"length":1}}'],
    ['no entry', '{"ads":[]}'],
    ['entries of wrong types', '{"ads":[null,1,"a",[],true,{}]}'],
    [
      'a statlink that is inherited',
      '{"ads":[{"__proto__":{"statlink":"https://shop.example/"}}]}',
    ],
    ['half an answer', '{"ads":[{"statlink":"https://shop.exa'],
    ['brackets without end', '['.repeat(100_000)],
  ])('in %s', async (_name, answer) => {
    expect(await parser.parseAdResponse(answer)).toBeUndefined();
  });

  test.each<[string, unknown]>([
    ['is empty', ''],
    ['is null', null],
    ['is a number', 1],
    ['is a list', [LINK]],
    ['is an object', { href: LINK }],
    ['is relative', '/material-ui/'],
    ['has no host', 'https://'],
    ['runs script', 'javascript:alert(1)'],
    ['runs script in disguise', ' \tJaVa\nScRiPt:alert(1)'],
    ['holds a page', 'data:text/html,<script>alert(1)</script>'],
    ['is a blob', 'blob:https://shop.example/1'],
    ['is a file', 'file:///etc/passwd'],
    ['is of mail', 'mailto:a@shop.example'],
    ['is too long', `${LINK}${'a'.repeat(2000)}`],
  ])('whose statlink %s', async (_name, statlink) => {
    expect(await parse([{ statlink, company: 'A' }])).toBeUndefined();
  });
});

describe('of many entries', () => {
  test('the first valid one is taken', async () => {
    const entries = [{ company: 'A' }, null, { statlink: LINK, company: 'B' }, { statlink: LINK }];
    expect(await parse(entries)).toMatchObject({ name: 'B' });
  });

  test('only the first 30 are read', async () => {
    const none = (length: number) => Array.from({ length }, () => ({ company: 'A' }));
    expect(await parse([...none(29), { statlink: LINK }])).toBeDefined();
    expect(await parse([...none(30), { statlink: LINK }])).toBeUndefined();
    expect(await parse([...none(10_000), { statlink: LINK }])).toBeUndefined();
  });
});

describe('an image', () => {
  test.each<[string, unknown]>([
    ['runs script', 'javascript:alert(1)'],
    ['holds its data', 'data:image/svg+xml,<svg onload="alert(1)"/>'],
    ['comes from where the policy lets none come from', 'https://elsewhere.example/p.png'],
    ['comes from a host that only begins alike', 'https://pictures.example.evil.example/p.png'],
    ['comes without encryption', 'http://pictures.example/p.png'],
    ['is relative', 'p.png'],
    ['is no text', { src: 'https://pictures.example/p.png' }],
  ])('that %s is left out', async (_name, image) => {
    expect(await parseFields({ image })).not.toHaveProperty('img');
  });
});

describe('texts', () => {
  test.each<[string, unknown, string]>([
    ['a number', 7, 'shop.example'],
    ['an object', { toString: 'x' }, 'shop.example'],
    ['too long', 'x'.repeat(10_000), 'x'.repeat(60)],
    ['with markup', '<b>A</b>', '<b>A</b>'],
    ['with signs that turn it', 'A\u202egnp\u0000.exe\u2069', 'A gnp .exe'],
  ])('a company that is %s', async (_name, company, name) => {
    expect(await parseFields({ company })).toMatchObject({ name });
  });

  test.each<[string, unknown, unknown]>([
    ['no text', ['<b>a</b>'], ''],
    ['too long', 'x'.repeat(100_000), 'x'.repeat(1000)],
    ['markup', 'a <b>b</b>', { safeHtml: 'a <b>b</b>' }],
    ['cut in a tag', `${'x'.repeat(995)}<b onclick="alert(1)">`, { safeHtml: 'x'.repeat(995) }],
  ])('a description that is %s', async (_name, description, expected) => {
    expect(await parseFields({ description })).toMatchObject({ description: expected });
  });
});

// @proves S3.25
describe('pixels', () => {
  const ONE = 'https://count.example/1';
  test.each<[string, object, string[]]>([
    ['none', {}, []],
    ['one', { pixel: ONE }, [ONE]],
    ['that are two', { pixel: `${ONE}||//count.example/2` }, [ONE, 'https://count.example/2']],
    ['between empty parts', { pixel: `||${ONE}|| ||` }, [ONE]],
    ['with a single bar', { pixel: `${ONE}|2` }, [`${ONE}|2`]],
    [
      'with the time twice, as a number',
      { pixel: `${ONE}?[timestamp]&[timestamp]`, timestamp: 5 },
      [`${ONE}?5&5`],
    ],
    [
      'with a time that breaks out',
      { pixel: `${ONE}?t=[timestamp]`, timestamp: '1&a=b#c' },
      [`${ONE}?t=1%26a%3Db%23c`],
    ],
    ['that are no text', { pixel: [ONE], statimp: { a: ONE } }, []],
    ['that run script', { pixel: 'javascript:alert(1)||data:text/html,a', statimp: 'blob:a' }, []],
    ['of other hosts', { pixel: `https://elsewhere.example/||${ONE}` }, [ONE]],
    [
      'that are thousands',
      { pixel: Array.from({ length: 5000 }, () => ONE).join('||') },
      [ONE, ONE, ONE, ONE, ONE],
    ],
  ])('%s', async (_name, fields, expected) => {
    expect((await parseFields(fields))?.pixels).toEqual(expected);
  });

  // @proves S3.26
  test.each([undefined, null, '', Infinity, {}])(
    'without a timestamp (%p) have the present one',
    async (timestamp) => {
      jest.useFakeTimers({ now: 1_234_567 });
      const ad = await parseFields({ statimp: `${ONE}?[timestamp]`, timestamp });
      jest.useRealTimers();
      expect(ad?.pixels).toEqual([`${ONE}?1234567`]);
    },
  );
});
