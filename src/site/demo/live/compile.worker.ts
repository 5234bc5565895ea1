/** Compiles beside the page, so that typing stays smooth. Answers every message with the same id. */
import { type CompileResult, compileFiles } from './compile';
import type { TextFile } from '../demoSource';
import { runAsModule } from './runAsModule';

export interface CompileRequest {
  id: number;
  files: readonly TextFile[];
}
export interface CompileAnswer {
  id: number;
  result: CompileResult;
}

self.addEventListener('message', async ({ data }: MessageEvent<CompileRequest>) => {
  const result = await compileFiles(data.files, (code) => runAsModule(code));
  const answer: CompileAnswer = { id: data.id, result };
  // The window's postMessage, whose types the page has, takes a target; a worker's does not.
  (self as unknown as { postMessage: (message: CompileAnswer) => void }).postMessage(answer);
});
