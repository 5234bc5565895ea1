import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The modules of a demo, in any order.
 * @param demo its file, or the folder of its flavours.
 * @returns none for a demo that is not there: the check of its page names it, and the remedy.
 */
export function listDemoScripts(demo: string): string[] {
  if (!existsSync(demo)) {
    return [];
  }
  return statSync(demo).isDirectory()
    ? readdirSync(demo, { recursive: true, encoding: 'utf8' })
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => path.join(demo, name))
    : [demo];
}
