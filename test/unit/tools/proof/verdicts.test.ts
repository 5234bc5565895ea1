import { readdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Verdict, removeOldVerdicts, readVerdict, saveVerdict } from '@/tools/proof/verdicts';
import { makeFolder, removeFolder } from '../../support/temp';

const SUBJECT = ['crawl', '/material-ui/react-button/', 'hash of the code', 'chromium 156'];
const DAY = 24 * 60 * 60_000;
let folder: string;

beforeEach(() => {
  folder = makeFolder();
  process.env.FIELDGUIDE_CACHE = folder;
});

afterEach(() => {
  delete process.env.FIELDGUIDE_CACHE;
  removeFolder(folder);
});

const verdict = (inputs: Verdict['inputs'], commit = 'abc'): Verdict => ({
  inputs,
  commit,
  date: '2026-11-24T08:00:00.000Z',
  passed: 1,
});
const lookUp = (hashes: Record<string, string>, subject = SUBJECT) =>
  readVerdict(subject, (input) => hashes[input] ?? 'missing');
const listFiles = () =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.join(folder, file));

test('A verdict is valid while its inputs are unchanged', () => {
  saveVerdict(SUBJECT, verdict({ page: '1', script: '2' }));
  expect(lookUp({ page: '1', script: '2', other: '3' })).toEqual(
    verdict({ page: '1', script: '2' }),
  );
  expect(lookUp({ page: '1', script: 'changed' })).toBeUndefined();
  expect(lookUp({ page: '1' })).toBeUndefined();
});

test('Another test, other code or another browser has no verdict', () => {
  saveVerdict(SUBJECT, verdict({ page: '1' }));
  for (const index of SUBJECT.keys()) {
    const other = SUBJECT.map((part, place) => (place === index ? `${part}!` : part));
    expect(lookUp({ page: '1' }, other)).toBeUndefined();
  }
});

test('Alternating branches keep their verdicts; the oldest of many is deleted', () => {
  for (const page of ['1', '2', '3', '4']) {
    saveVerdict(SUBJECT, verdict({ page }, page));
  }
  expect(['1', '2', '3', '4'].map((page) => lookUp({ page })?.commit)).toEqual([
    '1',
    '2',
    '3',
    '4',
  ]);
  saveVerdict(SUBJECT, verdict({ page: '5' }, '5'));
  expect(lookUp({ page: '1' })).toBeUndefined();
  expect(lookUp({ page: '5' })?.commit).toBe('5');
});

test('A newer verdict on the same inputs replaces the older one', () => {
  saveVerdict(SUBJECT, verdict({ page: '1' }, 'old'));
  saveVerdict(SUBJECT, verdict({ page: '1' }, 'new'));
  expect(lookUp({ page: '1' })?.commit).toBe('new');
});

test('A truncated file has no verdicts', () => {
  saveVerdict(SUBJECT, verdict({ page: '1' }));
  writeFileSync(listFiles()[0]!, '[{"inputs":');
  expect(lookUp({ page: '1' })).toBeUndefined();
});

test('Unused verdicts are deleted after a time; reading keeps them', () => {
  saveVerdict(SUBJECT, verdict({ page: '1' }));
  const old = new Date(Date.now() - 60 * DAY);
  utimesSync(listFiles()[0]!, old, old);
  lookUp({ page: '1' });
  removeOldVerdicts();
  expect(listFiles()).toHaveLength(1);
  removeOldVerdicts(Date.now() + 60 * DAY);
  expect(listFiles()).toEqual([]);
});

test('Deleting verdicts from an empty cache is not an error', () => {
  expect(() => removeOldVerdicts()).not.toThrow();
});
