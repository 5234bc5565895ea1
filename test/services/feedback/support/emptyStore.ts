/**
 * Folders with an empty database, as the receiver makes at its first start. To make one takes PGlite four seconds of a
 * processor, so one is kept in `.cache/` and copied.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { StartError } from '@/services/feedback/database/database';
import { lockFolder } from '@/services/feedback/database/lockFolder';
import { migrate } from '@/services/feedback/database/migrate';
import { openPglite } from '@/services/feedback/database/openPglite';
import { until } from './until';

const ROOT = process.cwd();
const MIGRATIONS = path.join(ROOT, 'services/feedback/migrations');

/** What the files depend on. */
const INPUTS = ['services/feedback/migrations', 'services/feedback/database'];
const PACKAGE = 'node_modules/@electric-sql/pglite/package.json';

/**
 * Writes an empty database.
 * @param folder what the receiver is given as FEEDBACK_DATA; it need not exist.
 */
export async function writeEmptyStore(folder: string): Promise<void> {
  cpSync(await findTemplate(), folder, { recursive: true });
}

async function findTemplate(): Promise<string> {
  const template = path.join(ROOT, '.cache/feedback-store', getKey());
  await until(async () => existsSync(template) || (await makeAlone(template)));
  return template;
}

/** @returns whether it was made: another process may be making it, until that ends or dies. */
async function makeAlone(template: string): Promise<boolean> {
  let lock;
  try {
    lock = await lockFolder(template);
  } catch (error) {
    if (error instanceof StartError && error.message.includes('is in use by another')) {
      return false;
    }
    throw error;
  }
  try {
    await makeTemplate(template);
    return true;
  } finally {
    await lock.unlock();
  }
}

async function makeTemplate(template: string): Promise<void> {
  if (existsSync(template)) {
    return;
  }
  const draft = `${template}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const database = await openPglite({ dataFolder: draft, freeMegabytes: 0 }, (error) => {
    throw error;
  });
  await migrate(database, MIGRATIONS);
  await database.close();
  renameSync(draft, template);
}

function getKey(): string {
  const hash = createHash('sha256').update(readFileSync(path.join(ROOT, PACKAGE)));
  for (const folder of INPUTS) {
    for (const name of readdirSync(path.join(ROOT, folder)).sort()) {
      hash.update(name).update(readFileSync(path.join(ROOT, folder, name)));
    }
  }
  return hash.digest('hex').slice(0, 16);
}
