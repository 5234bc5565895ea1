/** The last commit that passed the gate on this machine. It is the base for changes if there is no other. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { getCacheFolder } from './cacheFolder';

const provenSchema = z.strictObject({
  /** Commit id. */
  commit: z.string().regex(/^[0-9a-f]{7,64}$/),
  /** Hashes of the API entries at that commit, by id. */
  api: z.record(z.string(), z.string()),
});

export type Proven = z.infer<typeof provenSchema>;

const getFile = () => path.join(getCacheFolder(), 'proven.json');

/** @returns undefined when no commit has passed yet, or the file is incomplete. */
export function readProven(): Proven | undefined {
  try {
    return provenSchema.safeParse(JSON.parse(readFileSync(getFile(), 'utf8'))).data;
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') {
      return undefined;
    }
    throw error;
  }
}

export function writeProven(proven: Proven): void {
  mkdirSync(getCacheFolder(), { recursive: true });
  writeFileSync(getFile(), JSON.stringify(proven));
}
