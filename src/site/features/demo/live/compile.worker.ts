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

self.addEventListener('message', ({ data }: MessageEvent<CompileRequest>) => {
  // A rejection would stay in here. As an error it reaches the page, which then stops waiting.
  answer(data).catch(reportError);
});

async function answer({ id, files }: CompileRequest): Promise<void> {
  const result = await compileFiles(files, (code) => runAsModule(code));
  const message: CompileAnswer = { id, result };
  // The window's postMessage, whose types the page has, takes a target; a worker's does not.
  (self as unknown as { postMessage: (message: CompileAnswer) => void }).postMessage(message);
}
