import { strToU8, zipSync } from 'fflate';
import type { Project } from './createProject';

/** How long the browser can take to start a download, in milliseconds. */
const REVOKE_MS = 60_000;

/** Creates an archive with one folder, named as the project. */
function createZip({ name, files }: Project): Uint8Array<ArrayBuffer> {
  const entries = Object.entries(files).map(([path, text]) => [`${name}/${path}`, strToU8(text)]);
  return zipSync(Object.fromEntries(entries), { level: 6 });
}

/** Downloads a project as an archive. */
export function downloadZip(project: Project): void {
  const url = URL.createObjectURL(new Blob([createZip(project)], { type: 'application/zip' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${project.name}.zip`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_MS);
}
