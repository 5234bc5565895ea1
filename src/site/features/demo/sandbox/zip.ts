import { strToU8, zipSync } from 'fflate';
import type { Project } from './createProject';

/** How long the browser may take to begin a download, in milliseconds. */
const REVOKE_MS = 60_000;

/** A project as an archive: one folder, named as the project. */
function createZip({ name, files }: Project): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([path, text]) => [`${name}/${path}`, strToU8(text)]);
  return zipSync(Object.fromEntries(entries), { level: 6 });
}

/** Hands a project to the browser as a download. */
export function downloadZip(project: Project): void {
  const url = URL.createObjectURL(new Blob([createZip(project)], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${project.name}.zip`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_MS);
}
