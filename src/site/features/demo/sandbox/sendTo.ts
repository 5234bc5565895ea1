/** Exports a demo as a project. */
import { parseTheme } from '@/src/shared/userTheme/themeAddress';
import { readUserTheme } from '../../../state/userTheme';
import { loadAssets } from './assets';
import { type Project, type ProjectInput, createProject } from './createProject';

/** The exporters, whose code is loaded on demand. */
const EXPORTERS = {
  stackBlitz: async () => (await import('./stackBlitz')).openInStackBlitz,
  codeSandbox: async () => (await import('./codeSandbox')).openInCodeSandbox,
  zip: async () => (await import('./zip')).downloadZip,
} satisfies Record<string, () => Promise<(project: Project) => void>>;

export type ExporterId = keyof typeof EXPORTERS;

/**
 * Creates a project from a demo and exports it.
 * @returns the project.
 * @throws Error when something can't be loaded, or when the project can't be created.
 */
export async function sendTo(exporter: ExporterId, input: ProjectInput): Promise<Project> {
  const [send, assets] = await Promise.all([EXPORTERS[exporter](), loadAssets(input.files)]);
  const json = readUserTheme();
  const userTheme = json === null ? undefined : parseTheme(json).theme;
  const project = createProject({ ...input, assets, userTheme });
  send(project);
  return project;
}
