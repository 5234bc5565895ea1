/**
 * What pages of any engine say went wrong. A script that the test's host puts before all others notes it, because not every
 * driver tells of a console, and none of the policy. It keeps its notes where navigation does not lose them.
 */

/** Where the host has the script. */
export const REPORTER_ADDRESS = '/engine-reporter.js';

/** The key in the storage of the session. */
export const REPORTER_KEY = 'engine-reporter';

/** Puts the script before all others of a page. */
export const addReporter = (html: string): string =>
  html.replace(/<head[^>]*>/, `$&<script src="${REPORTER_ADDRESS}"></script>`);

/** The script. Its syntax is that of 2015, since it runs where the site's own scripts do not. */
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
      // What a page that is left gives up did not fail, and a host that has stopped is the test's own doing.
      const address = target.getAttribute('src') || target.getAttribute('href') || '';
      // Pictures that stand in the page itself can only be given up.
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
