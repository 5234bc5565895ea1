/** The modules that belong to an embed. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readModuleGraph } from '../moduleGraph';
import { ROOT } from '../paths';

/** Modules in these folders belong to the pages that show them; everything else that they import is the engine. */
const ROOMS = ['data/', 'src/node/embeds/', 'src/site/app/embeds/'];
/** Every embed imports it. */
const ENGINE = 'src/node/embeds/embed.ts';

/**
 * Lists both halves of an embed, and everything in the same folders and in `data/` that either of them imports, directly
 * or through the engine.
 * @param name as in `{{"component": name}}`.
 * @returns paths relative to the repository, sorted.
 * @throws Error when one of the modules cannot be parsed or imports a file that does not exist.
 */
export async function listEmbedModules(name: string): Promise<string[]> {
  const halves = [`src/site/app/embeds/${name}.tsx`, `src/node/embeds/${name}.ts`].filter((file) =>
    existsSync(path.join(ROOT, file)),
  );
  const graph = await readModuleGraph(halves);
  return [...graph.keys()]
    .filter((file) => ROOMS.some((room) => file.startsWith(room)) && file !== ENGINE)
    .sort();
}
