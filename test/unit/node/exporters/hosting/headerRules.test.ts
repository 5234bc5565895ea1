import { describe, expect, jest, test } from '@jest/globals';
import { ALLOWED_ORIGINS } from '@/data/allowedOrigins';
import { createPolicy } from '@/src/node/exporters/hosting/contentSecurityPolicy';
import {
  createHeaderRules,
  findAnswerHeaders,
  findHeaders,
  formatHeaders,
  parseHeaders,
} from '@/src/node/exporters/hosting/headerRules';

const rules = createHeaderRules(
  ['sha256-abc='],
  ['/', '/404/', '/system/', '/system/react-box/', '/pt/system/'],
);

describe('createPolicy', () => {
  const policy = new Map(
    createPolicy(['sha256-abc='])
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources] as const;
      }),
  );

  test('lets scripts run from the site, by hash, and from addresses that scripts made: nothing else', () => {
    expect(policy.get('script-src')).toEqual(["'self'", "'sha256-abc='", 'blob:']);
  });

  test('lists a directive that falls back to default-src only if it allows more', () => {
    const names = ['font-src', 'connect-src', 'frame-src', 'manifest-src'] as const;
    const open: Readonly<Record<string, readonly string[]>> = ALLOWED_ORIGINS;
    for (const name of names) {
      const origins = open[name] ?? [];
      expect([name, policy.get(name)]).toEqual([
        name,
        origins.length > 0 ? ["'self'", ...origins] : undefined,
      ]);
    }
    // A clone sends feedback to a receiver on the same machine.
    expect(policy.get('connect-src')).toHaveLength(2);
    expect(policy.get('img-src')).toEqual(["'self'", 'data:']);
    // It would fall back to script-src, which has more.
    expect(policy.get('worker-src')).toEqual(["'self'"]);
  });

  test('has no directive with a wildcard', () => {
    for (const [name, sources] of policy) {
      expect([
        name,
        sources.filter((source) => /^(\*|https?:|'unsafe-eval')$/.test(source)),
      ]).toEqual([name, []]);
    }
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'self'"]);
  });

  test('allows the origins of pixels for images only', async () => {
    jest.replaceProperty(process, 'env', {
      ...process.env,
      NEXT_PUBLIC_AD_ORIGINS: 'https://scripts.example',
      NEXT_PUBLIC_AD_PIXEL_ORIGINS: 'https://count.example/a, https://pictures.example',
    });
    jest.resetModules();
    const { ALLOWED_ORIGINS: configured } = await import('@/data/allowedOrigins');
    jest.restoreAllMocks();
    const listFor = (origin: string) =>
      Object.entries(configured).flatMap(([name, origins]) =>
        origins.includes(origin) ? [name] : [],
      );
    expect(listFor('https://count.example')).toEqual(['img-src']);
    expect(listFor('https://pictures.example')).toEqual(['img-src']);
    expect(listFor('https://scripts.example')).toEqual(['connect-src', 'img-src', 'script-src']);
  });

  test('contains each allowed origin, without paths', () => {
    for (const [directive, origins] of Object.entries(ALLOWED_ORIGINS)) {
      expect(policy.get(directive)).toEqual(expect.arrayContaining([...origins]));
      for (const origin of origins) {
        expect(new URL(origin).origin).toBe(origin);
        // The receiver of feedback that runs beside a site that is not published.
        expect(origin).toMatch(/^(https:|http:\/\/localhost:)/);
      }
    }
  });
});

test('_headers matches the rules', () => {
  expect(parseHeaders(formatHeaders(rules))).toEqual(rules);
});

test('no two rules for the same address set the same header', () => {
  for (const [url, least] of [
    ['/', 6],
    ['/system/react-box/', 6],
    ['/pt/system/react-box/', 6],
    ['/404.html', 6],
    ['/no/such/page/', 5],
    ['/_next/static/a.js', 6],
    ['/_next/data/1/a.json', 7],
    ['/api-data/a.json', 6],
  ] as const) {
    const fitting = rules.flatMap(({ path, headers }) =>
      findHeaders([{ path, headers }], url).size > 0 ? headers.map(([name]) => name) : [],
    );
    expect(new Set(fitting).size).toBe(fitting.length);
    expect(fitting.length).toBe(least);
  }
});

test('every address has the short headers, and every page and error the policy', () => {
  const policy = createPolicy(['sha256-abc=']);
  for (const [pathname, isError] of [
    ['/system/react-box/', false],
    ['/no/such/page/', true],
    ['/_next/static/gone.js', true],
  ] as const) {
    expect(Object.fromEntries(findAnswerHeaders(rules, pathname, isError))).toMatchObject({
      'Content-Security-Policy': policy,
      'X-Frame-Options': 'SAMEORIGIN',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': expect.stringContaining('camera=()'),
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  }
  expect([...findAnswerHeaders(rules, '/_next/static/a.js').keys()]).toEqual([
    'X-Content-Type-Options',
    'Cache-Control',
  ]);
});

test('headers of several rules are joined, as hosts do', () => {
  const found = findHeaders(
    parseHeaders('/*\n  A: 1\n\n# note\n/b/*\n  A: 2\n  C: x: y\n/b\n  D: 3\n'),
    '/b/c',
  );
  expect(Object.fromEntries(found)).toEqual({ A: '1, 2', C: 'x: y' });
});

test('an invalid line is an error with its location', () => {
  expect(() => parseHeaders('/*\nA: 1')).toThrow('_headers:2');
});

test('a header that is too long for hosts is an error', () => {
  const many = Array.from({ length: 40 }, (_, index) => `sha256-${'x'.repeat(43)}${index}`);
  expect(() => formatHeaders(createHeaderRules(many, []))).toThrow(
    /Content-Security-Policy.*2000/s,
  );
});
