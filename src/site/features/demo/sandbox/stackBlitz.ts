import type { Project } from './createProject';
import { submitForm } from './submitForm';

/** StackBlitz takes projects by a form: https://developer.stackblitz.com/platform/api/post-api */
const STACKBLITZ_URL = 'https://stackblitz.com/run';

/** Opens a project in StackBlitz, in a new tab. */
export function openInStackBlitz({ title, description, entry, files }: Project): void {
  submitForm(`${STACKBLITZ_URL}?${new URLSearchParams({ file: entry })}`, {
    'project[title]': title,
    'project[description]': description,
    // A project that brings its own bundler: what to install and to start is in its package.json.
    'project[template]': 'node',
    ...Object.fromEntries(
      Object.entries(files).map(([path, text]) => [`project[files][${path}]`, text]),
    ),
  });
}
