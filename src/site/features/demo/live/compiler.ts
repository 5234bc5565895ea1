/** The client of the compile worker. */
import type { TextFile } from '../demoSource';
import type { CompileAnswer, CompileRequest } from './compile.worker';
import type { CompileResult } from './compile';
import { LiveError } from './liveError';

interface Waiting {
  resolve: (result: CompileResult) => void;
  reject: (error: unknown) => void;
}

let worker: Worker | undefined;
const waiting = new Map<number, Waiting>();
let count = 0;

function getWorker(): Worker {
  if (!worker) {
    worker = new Worker(new URL('./compile.worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<CompileAnswer>) => {
      waiting.get(data.id)?.resolve(data.result);
      waiting.delete(data.id);
    });
    worker.addEventListener('error', () => {
      // The worker's code failed to load. The next edit tries again.
      worker?.terminate();
      worker = undefined;
      waiting.forEach(({ reject }) => reject(new LiveError('liveNoCompiler')));
      waiting.clear();
    });
  }
  return worker;
}

/** Preloads the compiler, so that the first edit doesn't wait for it. */
export function preloadCompiler(): void {
  getWorker();
}

/**
 * Compiles the files of a demo in the worker.
 * @throws LiveError when the compiler can't be loaded.
 */
export function compileInWorker(files: readonly TextFile[]): Promise<CompileResult> {
  return new Promise((resolve, reject) => {
    const id = (count += 1);
    waiting.set(id, { resolve, reject });
    const request: CompileRequest = { id, files };
    getWorker().postMessage(request);
  });
}
