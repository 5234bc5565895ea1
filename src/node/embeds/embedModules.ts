/** Lists the modules that belong to an embed. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readModuleGraph } from '../moduleGraph';
import { ROOT } from '../paths';

/** Modules in these folders belong to the pages that show them. All other imported modules belong to the engine. */
const FOLDERS = ['data/', 'src/node/embeds/', 'src/site/app/embeds/'];
/** Every embed imports this module. */
const ENGINE = 'src/node/embeds/embed.ts';

/**
 * Lists both halves of an embed, and the modules in the same folders and in `data/` that either of them imports,
 * directly or through the engine.
 * @param name as in `{{"component": name}}`.
 * @returns paths relative to the repository, sorted.
 * @throws Error when a module can't be parsed or imports a file that doesn't exist.
 */
export async function listEmbedModules(name: string): Promise<string[]> {
  const halves = [`src/site/app/embeds/${name}.tsx`, `src/node/embeds/${name}.ts`].filter((file) =>
    existsSync(path.join(ROOT, file)),
  );
  const graph = await readModuleGraph(halves);
  return [...graph.keys()]
    .filter((file) => FOLDERS.some((folder) => file.startsWith(folder)) && file !== ENGINE)
    .sort();
}
