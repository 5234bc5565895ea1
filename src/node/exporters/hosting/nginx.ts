/** Headers and redirects as nginx reads them: included by `docs/nginx.conf`. */
import type { HeaderRule } from './headerRules';
import { type Redirect, withQuery } from './redirects';

/** What hosts do by themselves: pages and everything else without a rule are asked for anew. */
export const DEFAULT_CACHE = 'public, max-age=0, must-revalidate';

/** Maps of nginx grow by this: the longest key decides how much room each needs, in bytes. */
const BUCKET = 256;

/**
 * The maps of an address to its headers and its target. For the `http` context.
 * @throws Error for two rules with the same header that fit the same address: nginx would take one of them.
 */
export function createNginxMaps(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
): string {
  const headers = listNames(rules).map((name) => {
    const lines = rules.flatMap(({ path, headers: own }) =>
      own.filter(([other]) => other === name).map(([, value]) => createMapLine(path, value)),
    );
    const fallback =
      name === 'Cache-Control' ? [`    default ${quote(DEFAULT_CACHE)};`] : ['    default "";'];
    const hasDefault = lines.some((line) => line.startsWith('    default '));
    if (hasDefault && lines.length > 1) {
      throw new Error(`The header ${name} is set by "/*" and by another rule: one of them must go`);
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
    '}\n',
  ].join('\n');
}

/** The headers. For the `server` context: a `location` with an `add_header` of its own would lose them. */
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

function createMapLine(path: string, value: string): string {
  if (path === '/*') {
    return `    default ${quote(value)};`;
  }
  return `    ${toKey(path)} ${quote(value)};`;
}

/** What a redirected folder may hold: `$uri` is decoded, and a line break in it would begin another header. */
const REST = '(?<fieldguide_rest>[\\w./-]*)$';

/** The key of a map. @param rest the pattern behind a folder. */
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
