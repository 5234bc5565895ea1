/** Style sheets as Turbopack's loader makes modules of them. For tests with the environment jsdom. */
import { execFileSync } from 'node:child_process';
import path from 'node:path';

export interface LoadedSheet {
  code: string;
  dependencies: string[];
  folders: string[];
}

/** Loads a style sheet in a separate process. */
export function loadSheet(
  file: string,
  mode: 'development' | 'production' = 'production',
): LoadedSheet {
  const output = execFileSync(
    process.execPath,
    ['test/unit/support/runStyleLoader.mjs', path.resolve(file)],
    { encoding: 'utf8', env: { ...process.env, NODE_ENV: mode } },
  );
  return JSON.parse(output);
}

/** Runs a module that the loader wrote. */
export function runSheet(code: string): void {
  new Function(code)();
}

/** The texts of the sheets in the document. */
export function listSheets(): (string | null)[] {
  return [...document.querySelectorAll('head > style')].map(({ textContent }) => textContent);
}
