import path from 'node:path';
import { buildSync } from 'esbuild';
import { ROOT } from '../paths';

/** @returns the script in the head of every page: `src/site/theme/beforeFirstPaint.ts`, bundled and minified. */
export function buildFirstPaintScript(): string {
  const { outputFiles } = buildSync({
    absWorkingDir: ROOT,
    entryPoints: [path.join(ROOT, 'src/site/theme/beforeFirstPaint.ts')],
    bundle: true,
    minify: true,
    // The script must not define global names.
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'error',
  });
  // esbuild adds the directive because TypeScript is strict. The script doesn't depend on it.
  const script = outputFiles[0]?.text.trim().replace(/^"use strict";/, '');
  if (!script) {
    throw new Error('esbuild returned no output for src/site/theme/beforeFirstPaint.ts');
  }
  return script;
}
