import type { Project } from './createProject';
import { submitForm } from './submitForm';

/** StackBlitz's POST API: https://developer.stackblitz.com/platform/api/post-api */
const STACKBLITZ_URL = 'https://stackblitz.com/run';

/** Opens a project in StackBlitz, in a new tab. */
export function openInStackBlitz({ title, description, entry, files }: Project): void {
  submitForm(`${STACKBLITZ_URL}?${new URLSearchParams({ file: entry })}`, {
    'project[title]': title,
    'project[description]': description,
    // The template `node` runs the project's own bundler, as defined in its package.json.
    'project[template]': 'node',
    ...Object.fromEntries(
      Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]),
    ),
  });
}
