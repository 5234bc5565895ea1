/**
 * Compiles in a web worker, so that typing stays smooth. Each response has the id of its request. It never runs the code:
 * a worker has the origin of the site.
 */
import type { TextFile } from '../demoSource';
import { type CompileResult, compileFiles } from './compile';

export interface CompileRequest {
  id: number;
  files: readonly TextFile[];
}
export interface CompileAnswer {
  id: number;
  result: CompileResult;
}

self.addEventListener('message', ({ data }: MessageEvent<CompileRequest>) => {
  // A rejected promise would not leave the worker. As an error event it reaches the page, which then stops waiting.
  answer(data).catch(reportError);
});

async function answer({ id, files }: CompileRequest): Promise<void> {
  const result = await compileFiles(files);
  const message: CompileAnswer = { id, result };
  // The types are those of the window's postMessage, which requires a target origin. A worker's doesn't.
  (self as unknown as { postMessage: (message: CompileAnswer) => void }).postMessage(message);
}
