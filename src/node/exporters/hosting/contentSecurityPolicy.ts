/** The Content-Security-Policy of every page. */
import { ALLOWED_ORIGINS } from '@/data/allowedOrigins';

/**
 * Puts the policy together. One for the whole site: hosts join the policies of several rules, and a browser obeys all.
 * @param scriptHashes of the scripts that stand in the pages, as `sha256-…`.
 */
export function createPolicy(scriptHashes: readonly string[]): string {
  return formatPolicy(scriptHashes, () => true);
}

/** The policy as an element of a page: all that works there. */
export function createMetaPolicy(scriptHashes: readonly string[]): string {
  const policy = formatPolicy(scriptHashes, (name) => name !== 'frame-ancestors');
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

const DEFAULT_SOURCES = "'self'";

/** What falls back to `default-src` goes without saying: headers are not packed, and each page comes with them. */
const INHERITED: readonly string[] = ['font-src', 'connect-src', 'frame-src', 'manifest-src'];

function formatPolicy(
  scriptHashes: readonly string[],
  takes: (directive: string) => boolean,
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': [DEFAULT_SOURCES],
    // blob: is how edited demos run (src/site/features/demo/live/runAsModule.ts). Only a script can make such an address, so
    // injected HTML gains nothing by it; 'unsafe-eval' would also serve every library that builds code from text.
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), 'blob:'],
    // Emotion adds style elements as demos render, and demos have style attributes: hashes cannot name these.
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    // The site frames its own /demo/.
    'frame-ancestors': ["'self'"],
  };
  const origins: Readonly<Record<string, readonly string[]>> = ALLOWED_ORIGINS;
  return Object.entries(directives)
    .filter(([name]) => takes(name))
    .map(([name, sources]) => ({ name, sources: [...sources, ...(origins[name] ?? [])].join(' ') }))
    .filter(({ name, sources }) => !INHERITED.includes(name) || sources !== DEFAULT_SOURCES)
    .map(({ name, sources }) => `${name} ${sources}`)
    .join('; ');
}
