/** The file with the dependencies of each page, as written by the last build. */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  PAGE_DEPENDENCIES_FILE,
  type SiteDependencies,
  siteDependenciesSchema,
} from '@/src/shared/pageDependencies';
import { ROOT } from '../../paths';
import { listSiteDependencies } from './pageDependencies';

/**
 * Writes `.cache/page-dependencies.json`.
 * @throws BuildError for any error in the content.
 */
export async function writePageDependencies(): Promise<void> {
  const file = path.join(ROOT, PAGE_DEPENDENCIES_FILE);
  const dependencies = await listSiteDependencies();
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, JSON.stringify(dependencies));
}

/**
 * Reads the file that a build wrote, or a copy of it.
 * @returns undefined when it doesn't exist, or when it has the format of another version of this code.
 */
export function readPageDependencies(
  file = path.join(ROOT, PAGE_DEPENDENCIES_FILE),
): SiteDependencies | undefined {
  if (!existsSync(file)) {
    return undefined;
  }
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
  return siteDependenciesSchema.safeParse(json).data;
}
