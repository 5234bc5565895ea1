import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import {
  type Report,
  type TestRecord,
  countRecords,
  mergeReports,
  readReport,
  writeReport,
} from '@/tools/proof/report';
import { makeFolder, removeFolder } from '../../support/temp';

const record = (values: Partial<TestRecord> = {}): TestRecord => ({
  part: 'crawl',
  file: 'test/crawl/crawl.spec.ts',
  name: '/a/ light',
  outcome: 'passed',
  date: '2026-11-24T08:00:00.000Z',
  commit: 'abc',
  duration: 1500,
  count: 1,
  ...values,
});
const report = (records: TestRecord[], date = '2026-11-24T09:00:00.000Z'): Report => ({
  date,
  commit: 'abc',
  command: 'npm run proof',
  records,
});

test('A part with a remembered verdict counts all of its tests, and none as passed', () => {
  expect(
    countRecords([record(), record({ outcome: 'remembered', count: 3888, duration: 0 })]),
  ).toEqual({ passed: 1, remembered: 3888, failed: 0, 'not checked': 0, seconds: 1.5 });
});

test('If a test is in several reports, the last run counts', () => {
  const failed = record({ outcome: 'failed', date: '2026-11-24T08:30:00.000Z', error: 'broken' });
  const merged = mergeReports(
    [report([failed, record({ name: '/b/ light' })]), report([record()])],
    'merge',
  );
  expect(merged.records.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['/a/ light', 'failed'],
    ['/b/ light', 'passed'],
  ]);
});

test('A report is written as data and as a page with escaped content', () => {
  const folder = makeFolder();
  try {
    const written = report([
      record({ outcome: 'failed', error: '<b>expected</b> "1"' }),
      record({ name: '/b/ dark' }),
    ]);
    writeReport(folder, written);
    expect(readReport(path.join(folder, 'report.json'))).toEqual(written);
    const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
    expect(html).toContain('/b/ dark');
    expect(html).toContain('&#x3C;b>expected');
    expect(html).not.toContain('<b>expected');
  } finally {
    removeFolder(folder);
  }
});

test('An invalid report causes an error with its name', () => {
  expect(() => readReport('package.json')).toThrow('package.json is not a report of this version');
});
