import { expect, test } from '@jest/globals';
import packageJson from '@/package.json';
import { listNodeVersions } from '@/tools/proof/nodeVersions';
import { listStages } from '@/tools/proof/parts';
import { selectParts } from '@/tools/proof/run';

const listNames = (stages: ReturnType<typeof listStages>) =>
  stages.map(({ parts }) => parts.map(({ name }) => name));
const listProjects = (stages: ReturnType<typeof listStages>) =>
  stages
    .flatMap(({ parts }) => parts)
    .flatMap(({ args }) => args.filter((arg) => /^--(project|shard)=/.test(arg)));

test('Without names all parts run', () => {
  expect(selectParts(listStages('gate'), [])).toEqual(listStages('gate'));
});

test('A part by its name; the build is included if the part needs the export', () => {
  expect(listNames(selectParts(listStages('gate'), ['types']))).toEqual([['types']]);
  expect(listNames(selectParts(listStages('gate'), ['export']))).toEqual([['build', 'export']]);
});

test('Projects of Playwright share one run, after the build', () => {
  const stages = selectParts(listStages('gate'), ['crawl', 'demos']);
  expect(listNames(stages)).toEqual([['build'], ['browser']]);
  expect(listProjects(stages)).toEqual(['--project=crawl', '--project=demos']);
});

test('Tests of services include the second site', () => {
  expect(listNames(selectParts(listStages('gate'), ['services']))).toEqual([
    ['build', 'services-site'],
    ['browser'],
  ]);
});

test('The full proof tests all maintained Node versions and the oldest, except the current one', () => {
  const oldest = packageJson.engines.node.replace('>=', '');
  const list = (running: string) =>
    listNodeVersions(running).map((version) =>
      version === oldest ? 'oldest' : version.replace(/\..*/, ''),
    );
  expect(list(oldest)).toEqual(['22', '24']);
  expect(list('22.1.0')).toEqual(['oldest', '24']);
  expect(list('24.99.0')).toEqual(['oldest', '22']);
  expect(list('26.0.0')).toEqual(['oldest', '22', '24']);
  const parts = listNames(listStages('proof')).flat();
  expect(parts.filter((name) => name.startsWith('node-'))).toEqual(
    listNodeVersions().map((version) => `node-${version}`),
  );
});

test('An unknown name causes an error with the known ones', () => {
  expect(() => selectParts(listStages('gate'), ['e2f'])).toThrow(
    /There is no part "e2f"\. The parts are: build, .*crawl/,
  );
});

test('The first shard runs parts that are not split; each shard runs its share of the browser tests', () => {
  const all = listNames(listStages('proof')).flat();
  expect(listNames(listStages('proof', '1/3')).flat()).toEqual(all);
  expect(listNames(listStages('proof', '2/3')).flat()).toEqual([
    'build',
    'services-site',
    'browser',
  ]);
  expect(listProjects(listStages('proof', '2/3'))).toContain('--shard=2/3');
  expect(all).toEqual(expect.arrayContaining(listNames(listStages('gate')).flat()));
});
