/** Checks that the Content-Security-Policy prevents text from being executed as code. */

/** Matches sources that allow arbitrary content. */
const OPEN = /^('unsafe-inline'|\*|(https?|data):(\/\/\*)?)$/;

const FORBIDDEN = ["'unsafe-eval'", "'wasm-unsafe-eval'", "'strict-dynamic'"];

/**
 * Finds weaknesses of a policy.
 * @param policy directives separated by semicolons.
 * @param from the location of the policy, for the error.
 * @returns a line per error: eval in any directive; inline scripts without a hash; scripts from any origin; no
 *   `script-src`.
 */
export function findWeakPolicy(policy: string, from: string): string[] {
  const directives = new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  const scripts = directives.get('script-src') ?? directives.get('default-src');
  if (!scripts) {
    return [`${from}: the policy has neither script-src nor default-src: add script-src 'self'`];
  }
  const errors = [...directives].flatMap(([name, sources]) =>
    sources
      .filter((source) => FORBIDDEN.includes(source))
      .map((source) => `${from}: ${name} has ${source}: compile beforehand or run modules instead`),
  );
  // script-src-elem and script-src-attr override it.
  const open = [...directives]
    .filter(([name, sources]) => name.startsWith('script-src') || sources === scripts)
    .flatMap(([name, sources]) =>
      sources
        .filter((source) => OPEN.test(source))
        .map((source) => `${from}: ${name} has ${source}: name hashes and whole origins instead`),
    );
  return [...errors, ...open];
}

/** Lists the policies in a `_headers` file. */
export function listPolicies(headers: string): string[] {
  return [...headers.matchAll(/^\s+Content-Security-Policy:\s*(.+)$/gim)].map((match) => match[1]!);
}
