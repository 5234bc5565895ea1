/** Messages about progress, which the child processes of a build send to it. */
import { z } from 'zod';
import type { BuildReport } from './buildReport';
import { PHASE_IDS, type PhaseId } from './phases';

const phase = z.enum(PHASE_IDS as [PhaseId, ...PhaseId[]]);

const messageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), phase }),
  z.object({ type: z.literal('progress'), phase, done: z.number(), total: z.number() }),
  z.object({ type: z.literal('note'), phase, text: z.string() }),
  z.object({ type: z.literal('end'), phase }),
]);

/** A message of a step. */
export type BuildMessage = z.infer<typeof messageSchema>;

/** Sends a message to the build that started this process. Without a build, prints notes and the last count. */
export function reportProgress(message: BuildMessage): void {
  if (process.send && process.env.FIELDGUIDE_BUILD_ID) {
    process.send(message);
  } else if (message.type === 'note') {
    console.log(`  ${message.text}`);
  } else if (message.type === 'progress' && message.done === message.total) {
    console.log(`  ${message.done}/${message.total} pages`);
  }
}

/** Runs a phase of a step. @param work gets a function that prints a line about the phase. */
export async function runPhase<T>(
  id: PhaseId,
  work: (note: (text: string) => void) => Promise<T>,
): Promise<T> {
  reportProgress({ type: 'start', phase: id });
  const result = await work((text) => reportProgress({ type: 'note', phase: id, text }));
  reportProgress({ type: 'end', phase: id });
  return result;
}

/** Passes a message of a step on to the report. @throws ZodError for anything that is no such message. */
export function reportMessage(report: BuildReport, received: unknown): BuildMessage {
  const message = messageSchema.parse(received);
  switch (message.type) {
    case 'start':
      report.start(message.phase);
      break;
    case 'progress':
      report.progress(message.phase, message.done, message.total);
      break;
    case 'note':
      report.note(message.phase, message.text);
      break;
    case 'end':
      report.end(message.phase);
      break;
  }
  return message;
}
