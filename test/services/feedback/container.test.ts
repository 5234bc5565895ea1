/**
 * The container of the receiver, as far as it can be known without a builder. That what it copies is enough, and that its
 * command and health check work, is shown by test/unit/tools/supply/productionInstall.full.test.ts.
 */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { validate } from 'dockerfile-utils';
import { readContainer, readDockerfile } from './support/container';

const container = readContainer();

test('the linter of the Dockerfile language server finds no problem', () => {
  expect(validate(readDockerfile()).map(({ message }) => message)).toEqual([]);
  const invalid = readDockerfile().replace('--interval=30s', '--interval=often');
  expect(validate(invalid)).toHaveLength(1);
});

test('images have a version, and are those of one Node', () => {
  const [image] = container.images;
  expect(image).toMatch(/^node:\d+-slim$/);
  expect(new Set(container.images).size).toBe(1);
});

test('it installs what the lockfile has, without what only development needs', () => {
  expect(container.runs).toContain('npm ci --omit=dev');
  expect(container.runs.filter((run) => /npm (i|install|add)\b|\bADD\b/.test(run))).toEqual([]);
});

test('it runs as a user without privileges, which owns the volume of the data', () => {
  const { user, volumes, environment, runs } = container;
  expect(user).toBe('node');
  expect(volumes).toEqual([environment.FEEDBACK_DATA]);
  expect(runs.join('\n')).toContain(`chown node:node ${environment.FEEDBACK_DATA}`);
});

test('the files that it copies exist and are in the build context', () => {
  const given = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('!'))
    .map((line) => line.slice(1));
  expect(container.copied.length).toBeGreaterThan(2);
  for (const file of [...container.copied, 'package-lock.json', '.npmrc']) {
    expect([file, existsSync(file)]).toEqual([file, true]);
    expect(given).toContain(file);
  }
});

test('its health is asked for by the script that is there', () => {
  expect(container.healthCommand).toEqual(['node', 'services/feedback/checkHealth.mjs']);
  expect(existsSync('services/feedback/checkHealth.mjs')).toBe(true);
});
