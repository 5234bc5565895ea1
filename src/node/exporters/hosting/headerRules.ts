/** The site's headers in the `_headers` format, which Netlify and Cloudflare Pages read. */
import { BuildError } from '../../errors';
import { createPolicy } from './contentSecurityPolicy';

/** Headers for the addresses that match a pattern: an address, or a prefix followed by `*`. */
export interface HeaderRule {
  path: string;
  headers: readonly (readonly [name: string, value: string])[];
}

/** Files with a hash or the build id in their name never change. Caches honor at most one year. */
const IMMUTABLE = ['Cache-Control', 'public, max-age=31536000, immutable'] as const;
const UNLISTED = ['X-Robots-Tag', 'noindex'] as const;

/** Cloudflare Pages: "a maximum of 100 header rules", "a single header line may be up to 2,000 characters". */
const MAX_RULES = 100;
const MAX_LINE = 2000;

/** Browser features that no page uses. Unknown names would cause warnings in the console. */
const DISABLED_FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Headers that every answer has, also those to unknown addresses. */
const EVERYWHERE: HeaderRule['headers'] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['X-Frame-Options', 'SAMEORIGIN'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', DISABLED_FEATURES.map((feature) => `${feature}=()`).join(', ')],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
];

/**
 * The headers that only documents need. A server that knows the type of its answers leaves them out of the others: on
 * every script and image, they would add 15 kB per page without compression.
 */
const DOCUMENT_HEADERS: ReadonlySet<string> = new Set([
  'Content-Security-Policy',
  'X-Frame-Options',
  'Referrer-Policy',
  'Permissions-Policy',
  'Cross-Origin-Opener-Policy',
]);

/** The address whose headers an error has, whatever address was requested. */
export const NOT_FOUND = '/404.html';

/**
 * Creates the headers of the site. Each header name is in only one of the rules that match an address, because hosts
 * join the values of several rules, and browsers enforce all policies that they get. So the policy is in rules for the
 * folders of pages. An unknown address outside of these folders gets the 404 page, which has the policy in its HTML.
 * @param scriptHashes hashes of the inline scripts.
 * @param hrefs addresses of all pages.
 */
export function createHeaderRules(
  scriptHashes: readonly string[],
  hrefs: readonly string[],
): HeaderRule[] {
  const policy = createPolicy(scriptHashes);
  const folders = new Set(hrefs.map((href) => /^\/[^/]+\//.exec(href)?.[0] ?? ''));
  folders.delete('');
  return [
    { path: '/*', headers: EVERYWHERE },
    ...['/', '/index.html', NOT_FOUND].map((path) => createPolicyRule(path, policy)),
    ...[...folders].sort().map((folder) => createPolicyRule(`${folder}*`, policy)),
    ...[
      '/_next/static/*',
      '/search/names-*',
      '/search/texts-*',
      '/answers/facts-*',
      '/answers/messages.*',
      '/answers/texts-*',
      '/sizes/sizes-*',
      '/history/history-*',
    ].map((path) => ({
      path,
      headers: [IMMUTABLE],
    })),
    { path: '/_next/data/*', headers: [IMMUTABLE, UNLISTED] },
    { path: '/api-data/*', headers: [UNLISTED] },
  ];
}

function createPolicyRule(path: string, policy: string): HeaderRule {
  return { path, headers: [['Content-Security-Policy', policy]] };
}

/** Formats rules as `_headers`. @throws BuildError when they exceed the limits of a host. */
export function formatHeaders(rules: readonly HeaderRule[]): string {
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > MAX_LINE);
  if (long !== undefined || rules.length > MAX_RULES) {
    throw new BuildError({
      file: 'src/node/exporters/hosting/headerRules.ts',
      cause: long
        ? `the header ${long.trim().split(':')[0]} has ${long.length} characters, but Cloudflare Pages allows ${MAX_LINE}`
        : `there are ${rules.length} rules, but Cloudflare Pages allows ${MAX_RULES}`,
      remedy: long ? 'reduce the number of inline scripts or origins' : 'merge rules',
    });
  }
  return `${lines.join('\n')}\n`;
}

/** Parses `_headers`. @throws Error for a line that is neither a pattern nor a header. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const header = /^\s+([\w-]+):\s*(.*)$/.exec(line);
    if (header) {
      rules.at(-1)?.headers.push([header[1]!, header[2]!.trim()]);
    } else if (line.startsWith('/')) {
      rules.push({ path: line.trim(), headers: [] });
    } else if (line.trim() !== '' && !line.startsWith('#')) {
      throw new Error(`_headers:${index + 1} is neither an address nor a header: ${line}`);
    }
  }
  return rules;
}

/** Returns the headers of an address. The values of several rules are joined, as hosts do. */
export function findHeaders(rules: readonly HeaderRule[], pathname: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, headers } of rules) {
    const fits = path.endsWith('*') ? pathname.startsWith(path.slice(0, -1)) : pathname === path;
    for (const [name, value] of fits ? headers : []) {
      const earlier = found.get(name);
      found.set(name, earlier === undefined ? value : `${earlier}, ${value}`);
    }
  }
  return found;
}

/** Extensions of files that a browser opens as documents. Addresses of pages have none. */
const DOCUMENT = /(^|\/)[^/.]*$|\.(html|svg|xml)$/;

/**
 * Returns the headers of an answer by a server that knows whether the file exists. An error has the headers of the 404
 * page, and files that browsers don't open as documents have no headers of documents.
 * @param pathname the requested address. @param isError whether there is no such file, or the request is invalid.
 */
export function findAnswerHeaders(
  rules: readonly HeaderRule[],
  pathname: string,
  isError = false,
): Map<string, string> {
  const found = findHeaders(rules, isError ? NOT_FOUND : pathname);
  if (!isError && !DOCUMENT.test(pathname)) {
    DOCUMENT_HEADERS.forEach((name) => found.delete(name));
  }
  return found;
}
