import { describe, expect, jest, test } from '@jest/globals';
import { createChangeTest, groupEvidence } from '@/tools/proof/evidence';
import type { TestRecord } from '@/tools/proof/report';

const BUTTON = '/material-ui/react-button/';

const record = (setting: string, values: Partial<TestRecord> = {}, page = BUTTON): TestRecord => ({
  ...{ part: 'crawl', file: 'test/crawl/crawl.spec.ts', name: `${page} ${setting}` },
  ...{ outcome: 'passed', date: '2026-11-24T08:00:00.000Z', commit: 'abc1234' },
  ...{ duration: 1, count: 1 },
  about: { page, check: 'axe', setting, browser: 'Chromium 150' },
  ...values,
});
const never = () => false;

describe('groupEvidence', () => {
  test('joins tests with the same outcome, with the date of the last one', () => {
    const records = [
      record('light ltr 1280 px'),
      record('dark ltr 390 px', { outcome: 'remembered', date: '2026-11-25T08:00:00.000Z' }),
    ];
    expect(groupEvidence(records, never)).toEqual({
      [BUTTON]: [
        {
          ...{ check: 'axe', outcome: 'passed', date: '2026-11-25', commit: 'abc1234' },
          ...{ settings: ['light ltr 1280 px', 'dark ltr 390 px'], browsers: ['Chromium 150'] },
        },
      ],
    });
  });

  test('shows a failure with its error beside what passed', () => {
    const failed = record('dark rtl 390 px', { outcome: 'failed', error: '  color-contrast\n' });
    const groups = groupEvidence([record('light ltr 1280 px'), failed], never)[BUTTON];
    expect(groups).toMatchObject([
      { outcome: 'passed', settings: ['light ltr 1280 px'] },
      { outcome: 'failed', errors: ['dark rtl 390 px: color-contrast'] },
    ]);
  });

  test('counts what passed before a change as outdated', () => {
    const isOutdated = (url: string, commit: string) => url === BUTTON && commit === 'abc1234';
    const records = [record('light ltr 1280 px'), record('dark ltr 390 px', { commit: 'def5678' })];
    expect(groupEvidence(records, isOutdated)[BUTTON]).toMatchObject([
      { outcome: 'outdated', settings: ['light ltr 1280 px'] },
      { outcome: 'passed', settings: ['dark ltr 390 px'] },
    ]);
  });

  test('shows the problems of a failed comparison only', () => {
    const error =
      '    Error: dark\n    - Array []\n    + Array [\n    +   "id=\\"a\\"",\n    +   "b",';
    const failed = record('dark', { outcome: 'failed', error });
    expect(groupEvidence([failed], never)[BUTTON]).toMatchObject([
      { errors: ['dark: id="a"', 'dark: b'] },
    ]);
  });

  test('names the engine, and the faults of the library once each', () => {
    const about = { page: BUTTON, setting: 'light' } as const;
    const limits = ['Switch has no border.'];
    const records = [
      record('', { about: { ...about, check: 'engines', browser: 'firefox 140' } }),
      record('', { about: { ...about, check: 'engines', browser: 'webkit 2.50' } }),
      record('', { about: { ...about, check: 'forcedColors', browser: 'Chromium 150', limits } }),
      record('', { about: { ...about, check: 'forcedColors', browser: 'Chromium 150', limits } }),
    ];
    expect(groupEvidence(records, never)[BUTTON]).toMatchObject([
      {
        ...{ check: 'engines', outcome: 'passed', browsers: ['firefox 140', 'webkit 2.50'] },
        settings: ['firefox 140, light', 'webkit 2.50, light'],
      },
      { check: 'forcedColors', outcome: 'limited', limits },
    ]);
  });

  test('leaves out other pages, and what could not be checked', () => {
    const records = [
      record('light', {}, '/material-ui/guides/testing/'),
      record('light', { outcome: 'not checked' }),
      (({ about: _about, ...rest }) => rest)(record('light')),
    ];
    expect(groupEvidence(records, never)).toEqual({});
  });
});

describe('createChangeTest', () => {
  const dependencies = {
    [BUTTON]: { files: ['data/button.md', 'data/Basic.tsx'], api: {}, demos: {} },
    '/material-ui/react-card/': { files: ['data/card.md'], api: {}, demos: {} },
  };

  test('finds the pages whose files changed, and asks once for each commit', () => {
    const listFiles = jest.fn(() => ['data/Basic.tsx', 'src/site/x.ts']);
    const isOutdated = createChangeTest(dependencies, listFiles);
    expect(isOutdated(BUTTON, 'abc1234')).toBe(true);
    expect(isOutdated('/material-ui/react-card/', 'abc1234')).toBe(false);
    expect(listFiles).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['other packages are installed', 'abc1234', ['package-lock.json']],
    ['the clone has no such commit', 'abc1234', undefined],
    ['files had been changed without a commit', 'abc1234+', []],
    ['there was no git', '', []],
  ])('every page counts as changed if %s', (_why, commit, files) => {
    const isOutdated = createChangeTest(dependencies, () => files);
    expect(isOutdated('/material-ui/react-card/', commit)).toBe(true);
  });
});
