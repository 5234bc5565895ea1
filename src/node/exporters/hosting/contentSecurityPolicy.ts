/** The Content-Security-Policy of every page. */
import { ALLOWED_ORIGINS } from '@/data/allowedOrigins';

/**
 * Creates the policy of all pages.
 * @param scriptHashes hashes of the inline scripts, as `sha256-…`.
 */
export function createPolicy(scriptHashes: readonly string[]): string {
  return formatPolicy(scriptHashes, () => true);
}

/** Creates the policy for a meta element, without the directives that only work in a header. */
export function createMetaPolicy(scriptHashes: readonly string[]): string {
  const policy = formatPolicy(scriptHashes, (name) => name !== 'frame-ancestors');
  return `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

const DEFAULT_SOURCES = "'self'";

/**
 * Directives that fall back to `default-src` are left out because every page is sent with these uncompressed headers.
 */
const INHERITED: readonly string[] = ['font-src', 'connect-src', 'frame-src', 'manifest-src'];

function formatPolicy(
  scriptHashes: readonly string[],
  takes: (directive: string) => boolean,
): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': [DEFAULT_SOURCES],
    // Edited demos run as blob: modules (src/site/features/demo/live/runAsModule.ts). Only scripts can create blob
    // addresses, so injected HTML can't use them. 'unsafe-eval' would also enable every library that creates code from
    // text.
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'${hash}'`), 'blob:'],
    // Emotion adds style elements when demos render, and demos have style attributes, so hashes can't cover them.
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
    // The site embeds its own /demo/ in frames.
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
