/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { decompressFromBase64 } from 'lz-string';
import { openInCodeSandbox } from '@/src/site/features/demo/sandbox/codeSandbox';
import type { Project } from '@/src/site/features/demo/sandbox/createProject';
import { openInStackBlitz } from '@/src/site/features/demo/sandbox/stackBlitz';

const project: Project = {
  name: 'x',
  title: 'X demo',
  description: 'X, from here',
  entry: 'src/demo/X.tsx',
  files: { 'package.json': '{}\n', 'src/demo/X.tsx': 'line one\n\n<b>"quoted" & ünïcode</b>\n' },
};

let submitted: { action: string; method: string; target: string; fields: Record<string, unknown> };
beforeEach(() => {
  // jsdom doesn't submit forms, so this records them.
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    const { action, method, target } = this;
    submitted = { action, method, target, fields: Object.fromEntries(new FormData(this)) };
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  expect(document.querySelector('form')).toBeNull();
});

test('StackBlitz gets title, template and every file, in a new tab', () => {
  openInStackBlitz(project);
  expect(submitted).toEqual({
    action: 'https://stackblitz.com/run?file=src%2Fdemo%2FX.tsx',
    method: 'post',
    target: '_blank',
    fields: {
      'project[title]': 'X demo',
      'project[description]': 'X, from here',
      'project[template]': 'node',
      'project[files][package.json]': '{}\n',
      'project[files][src/demo/X.tsx]': project.files['src/demo/X.tsx'],
    },
  });
});

test('CodeSandbox gets every file and its start task, compressed, in a new tab', () => {
  openInCodeSandbox(project);
  expect(submitted).toMatchObject({
    action: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    method: 'post',
    target: '_blank',
    fields: { query: 'file=/src/demo/X.tsx' },
  });
  const parameters = String(submitted.fields.parameters);
  expect(parameters).toMatch(/^[\w-]+$/);
  const text = decompressFromBase64(parameters.replaceAll('-', '+').replaceAll('_', '/'));
  const { files } = JSON.parse(text);
  expect(files['src/demo/X.tsx']).toEqual({
    content: project.files['src/demo/X.tsx'],
    isBinary: false,
  });
  expect(JSON.parse(files['.codesandbox/tasks.json'].content).tasks.dev).toMatchObject({
    command: 'npm run dev',
    runAtStart: true,
  });
});
