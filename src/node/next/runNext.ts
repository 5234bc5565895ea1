/** Runs Next's part of the build. */
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '../errors';
import { spawnChild } from '../spawnChild';
import { ROOT } from '../paths';

/**
 * The two halves of `next build`. In one process, the compiler would keep gigabytes of memory while pages are
 * generated: with 5,000 more pages, 5.6 GB in addition to 2.2 GB.
 */
export type NextStep = 'compile' | 'generate';

/** Files that Next needs beside any route that it renders. */
const ALWAYS = ['pages/_app.tsx', 'pages/_document.tsx', 'pages/404.tsx'];

/** What Next says of its progress: done and total. */
const COUNT = /Generating static pages.*?\((\d+)\/(\d+)\)/g;

/** Finds the last count of pages in a part of Next's output. */
function readPageCount(text: string): { done: number; total: number } | undefined {
  const [, done, total] = [...text.matchAll(COUNT)].at(-1) ?? [];
  return done === undefined ? undefined : { done: Number(done), total: Number(total) };
}

/**
 * Runs one half of `next build`; `generate` leaves the export in `out/`.
 * @param options env: its environment, with the id of the build; routes: the route files to render, instead of all, without
 *   an export; onCount: gets the number of pages that are rendered, and of
 *   all; signal: ends it when aborted.
 * @throws CommandError with Next's output when it fails.
 */
export async function runNext(
  step: NextStep,
  {
    env,
    routes,
    onCount,
    signal,
  }: {
    env: NodeJS.ProcessEnv;
    routes?: readonly string[];
    onCount?: (done: number, total: number) => void;
    signal?: AbortSignal;
  },
): Promise<void> {
  if (step === 'generate') {
    // `compile` leaves an empty one; Next 16.4.6 reads it once, and then takes it for that of the pages it generated.
    await rm(path.join(ROOT, '.next/prerender-manifest.json'), { force: true });
  }
  const output: string[] = [];
  const code = await spawnChild(
    [
      'node_modules/next/dist/bin/next',
      'build',
      '--experimental-build-mode',
      step,
      ...(routes ? [`--debug-build-paths=${[...ALWAYS, ...routes].join()}`] : []),
    ],
    {
      env: {
        ...env,
        NODE_ENV: 'production',
        FIELDGUIDE_NEXT_STEP: routes ? 'generate-changed' : step,
      },
      onOutput: (text) => {
        output.push(text);
        const count = readPageCount(text);
        if (count) {
          onCount?.(count.done, count.total);
        }
      },
      ...(signal && { signal }),
    },
  );
  if (code !== 0) {
    throw new CommandError(`${output.join('')}\nnext build failed; see the output above.`);
  }
}
