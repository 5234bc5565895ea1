/** How long the phases of the last full build took; estimates of the next one rest on it. */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../paths';
import { PHASE_IDS, type PhaseId } from './phases';

const FILE = '.cache/build-times.json';

const durationsSchema = z.partialRecord(z.enum(PHASE_IDS as [PhaseId, ...PhaseId[]]), z.number());

/** Durations of phases, in seconds. */
export type Durations = Partial<Record<PhaseId, number>>;

/** Reads the durations of the last build. @param root a copy of the repository. @returns none before the first build. */
export function readDurations(root = ROOT): Durations {
  try {
    return durationsSchema.parse(JSON.parse(readFileSync(path.join(root, FILE), 'utf8')));
  } catch {
    // No build yet, or one of another version: estimates begin with the usual durations.
    return {};
  }
}

/** Keeps the durations of a build. */
export async function writeDurations(durations: Durations): Promise<void> {
  const file = path.join(ROOT, FILE);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(durations));
}
