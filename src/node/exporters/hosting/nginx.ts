/** Headers and redirects in the format of nginx. `docs/nginx.conf` includes them. */
import { type HeaderRule, NOT_FOUND } from './headerRules';
import { type Redirect, withQuery } from './redirects';

/** The default of hosts: pages and all other files without a rule are revalidated on each request. */
export const DEFAULT_CACHE = 'public, max-age=0, must-revalidate';

/** The bucket size of nginx maps, in bytes. It must be larger than the longest key. */
const BUCKET = 256;

/**
 * Creates maps from an address to its headers, its target, and its 404 page, for the `http` context.
 * @param languages with a 404 page of their own.
 * @throws Error when two rules with the same header match the same address, because nginx would only apply one.
 */
export function createNginxMaps(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  languages: readonly string[] = [],
): string {
  const headers = listNames(rules).map((name) => {
    const lines = rules.flatMap(({ path, headers: own }) =>
      own.filter(([other]) => other === name).flatMap(([, value]) => createMapLines(path, value)),
    );
    const fallback =
      name === 'Cache-Control' ? [`    default ${quote(DEFAULT_CACHE)};`] : ['    default "";'];
    const hasDefault = lines.some((line) => line.startsWith('    default '));
    if (hasDefault && lines.length > 1) {
      throw new Error(`The header ${name} is set by "/*" and by another rule: remove one of them`);
    }
    return [`map $uri ${toVariable(name)} {`, ...(hasDefault ? [] : fallback), ...lines, '}'].join(
      '\n',
    );
  });
  const targets = redirects.map(({ from, to }) => {
    const target = to.replace(':splat', '$fieldguide_rest');
    return `    ${toKey(from, REST)} ${quote(withQuery(target, '$is_args$args'))};`;
  });
  return [
    '# Made by the build from the same rules as _headers and _redirects.',
    `map_hash_bucket_size ${BUCKET};`,
    'map_hash_max_size 8192;',
    ...headers,
    'map $uri $fieldguide_target {\n    default "";',
    ...targets,
    '}',
    'map $uri $fieldguide_not_found {\n    default /404.html;',
    ...languages.map((language) => `    ~^/${language}/ /${language}/404.html;`),
    '}\n',
  ].join('\n');
}

/** Creates the headers for the `server` context. A `location` with its own `add_header` doesn't inherit them. */
export function createNginxHeaders(rules: readonly HeaderRule[]): string {
  return listNames(rules)
    .map((name) => `add_header ${name} ${toVariable(name)} always;\n`)
    .join('');
}

function listNames(rules: readonly HeaderRule[]): string[] {
  return [
    ...new Set(['Cache-Control', ...rules.flatMap(({ headers }) => headers.map(([name]) => name))]),
  ];
}

/** Creates the lines of a rule. The 404 page also stands for requests without a valid address, whose `$uri` is empty. */
function createMapLines(path: string, value: string): string[] {
  const keys = path === '/*' ? ['default'] : [toKey(path), ...(path === NOT_FOUND ? ['""'] : [])];
  return keys.map((key) => `    ${key} ${quote(value)};`);
}

/** Matches the rest of a redirected path. `$uri` is decoded, so a line break in it would start another header. */
const REST = '(?<fieldguide_rest>[\\w./-]*)$';

/** Returns the key of a map. @param rest the pattern after a folder. */
function toKey(path: string, rest = ''): string {
  return path.endsWith('*')
    ? `~^${path.slice(0, -1).replace(/[.+?()[\]{}|\\^$]/g, '\\$&')}${rest}`
    : path;
}

function toVariable(header: string): string {
  return `$fieldguide_${header.toLowerCase().replaceAll('-', '_')}`;
}

function quote(value: string): string {
  return `"${value.replace(/["\\]/g, '\\$&')}"`;
}
