import { compressToBase64 } from 'lz-string';
import type { Project } from './createProject';
import { submitForm } from './submitForm';

/** CodeSandbox's define API: https://codesandbox.io/docs/learn/sandboxes/cli-api#define-api */
const CODESANDBOX_URL = 'https://codesandbox.io/api/v1/sandboxes/define';

/** CodeSandbox runs Vite on a server, which these tasks start. */
const TASKS = {
  setupTasks: [{ name: 'Install', command: 'npm install' }],
  tasks: {
    dev: { name: 'Run', command: 'npm run dev', runAtStart: true, preview: { port: 5173 } },
  },
};

/** Opens a project in CodeSandbox, in a new tab. */
export function openInCodeSandbox({ entry, files }: Project): void {
  const all = { ...files, '.codesandbox/tasks.json': JSON.stringify(TASKS, null, 2) };
  const parameters = {
    files: Object.fromEntries(
      Object.entries(all).map(([path, content]) => [path, { content, isBinary: false }]),
    ),
  };
  submitForm(`${CODESANDBOX_URL}?environment=server`, {
    parameters: toUrlSafe(compressToBase64(JSON.stringify(parameters))),
    query: `file=/${entry}`,
  });
}

/** Converts base64 to the variant that the API expects. */
function toUrlSafe(base64: string): string {
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}
