/** The Content-Security-Policy as the chain's last link: text never becomes code. */

/** Sources that let in what nobody named. */
const OPEN = /^('unsafe-inline'|\*|(https?|data):(\/\/\*)?)$/;

const FORBIDDEN = ["'unsafe-eval'", "'wasm-unsafe-eval'", "'strict-dynamic'"];

/**
 * Weak spots of a policy.
 * @param policy directives with semicolons between.
 * @param from where it stands, for the error.
 * @returns a line per error: eval in any directive; inline scripts without a hash; scripts from everywhere; no `script-src` at all.
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
  // script-src-elem and script-src-attr replace it where they stand.
  const open = [...directives]
    .filter(([name, sources]) => name.startsWith('script-src') || sources === scripts)
    .flatMap(([name, sources]) =>
      sources
        .filter((source) => OPEN.test(source))
        .map((source) => `${from}: ${name} has ${source}: name hashes and whole origins instead`),
    );
  return [...errors, ...open];
}

/** The policies of a `_headers` file. */
export function listPolicies(headers: string): string[] {
  return [...headers.matchAll(/^\s+Content-Security-Policy:\s*(.+)$/gim)].map((match) => match[1]!);
}
