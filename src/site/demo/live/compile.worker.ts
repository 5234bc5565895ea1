/** Compiles beside the page, so that typing stays smooth. Answers every message with the same id. */
import { type CompileResult, type LiveFile, compileFiles } from './compile';

export interface CompileRequest {
  id: number;
  files: readonly LiveFile[];
}
export interface CompileAnswer {
  id: number;
  result: CompileResult;
}

self.addEventListener('message', ({ data }: MessageEvent<CompileRequest>) => {
  const answer: CompileAnswer = { id: data.id, result: compileFiles(data.files) };
  // The window's postMessage, whose types the page has, takes a target; a worker's does not.
  (self as unknown as { postMessage: (message: CompileAnswer) => void }).postMessage(answer);
});
