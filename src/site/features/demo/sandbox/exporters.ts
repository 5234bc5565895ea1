/** Where a demo can go as a project of its own. Loaded with the first click on one of them. */
import { loadAssets } from './assets';
import { type Project, type ProjectInput, createProject } from './createProject';

/** The places, each with code of its own that is loaded for it. */
const EXPORTERS = {
  stackBlitz: async () => (await import('./stackBlitz')).openInStackBlitz,
  codeSandbox: async () => (await import('./codeSandbox')).openInCodeSandbox,
  zip: async () => (await import('./zip')).downloadZip,
} satisfies Record<string, () => Promise<(project: Project) => void>>;

export type ExporterId = keyof typeof EXPORTERS;

/** Makes a project of a demo and hands it over. @throws Error when something cannot be loaded, or made a project. */
export async function sendTo(exporter: ExporterId, input: ProjectInput): Promise<void> {
  const [send, assets] = await Promise.all([EXPORTERS[exporter](), loadAssets(input.files)]);
  send(createProject({ ...input, assets }));
}
