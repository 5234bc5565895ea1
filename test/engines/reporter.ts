/**
 * Reports errors of pages in any engine. The test's host inserts a script before all others, because not every driver
 * reports console messages, and none reports policy violations. The script uses session storage, which survives
 * navigation.
 */

/** Address of the script on the host. */
export const REPORTER_ADDRESS = '/engine-reporter.js';

/** Session storage key. */
export const REPORTER_KEY = 'engine-reporter';

/** Inserts the script before all others of a page. */
export const addReporter = (html: string): string =>
  html.replace(/<head[^>]*>/, `$&<script src="${REPORTER_ADDRESS}"></script>`);

/** The source of the script. It uses the syntax of ES2015, because it runs where the site's own scripts don't. */
export const REPORTER = `(${report.toString()})(${JSON.stringify(REPORTER_KEY)});`;

function report(key: string): void {
  const note = (problem: string) => {
    const problems = JSON.parse(sessionStorage.getItem(key) || '[]') as string[];
    sessionStorage.setItem(key, JSON.stringify(problems.concat(problem)));
  };
  for (const level of ['error', 'warn', 'assert'] as const) {
    const say = console[level] as (...parts: unknown[]) => void;
    console[level] = function (...parts: unknown[]) {
      if (level !== 'assert' || !parts[0]) {
        note(`console ${level}: ${parts.map(String).join(' ')}`);
      }
      say.apply(console, parts);
    };
  }
  window.addEventListener(
    'error',
    (event) => {
      const { target, message } = event;
      if (!(target instanceof HTMLElement)) {
        note(`page error: ${message}`);
        return;
      }
      // Requests that are canceled when a page is left aren't errors, nor are those to a host that the test has
      // stopped.
      const address = target.getAttribute('src') || target.getAttribute('href') || '';
      // Data URLs can only fail by cancellation.
      if (!address.startsWith('/')) {
        return;
      }
      fetch(address, { method: 'HEAD' }).then(
        ({ status }) => status < 400 || note(`not loaded: ${address}`),
        () => {},
      );
    },
    true,
  );
  window.addEventListener('unhandledrejection', (event) => {
    note(`unhandled rejection: ${String(event.reason)}`);
  });
  document.addEventListener('securitypolicyviolation', (event) => {
    note(`policy violated: ${event.effectiveDirective} ${event.blockedURI}`);
  });
}
