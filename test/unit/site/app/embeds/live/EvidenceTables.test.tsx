/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { getEmbedTexts } from '@/src/node/embeds/embedTexts';
import { createBuildText } from '@/src/node/i18n/languages';
import type { Evidence } from '@/src/shared/evidence';
import EvidenceTables from '@/src/site/app/embeds/live/EvidenceTables';

const texts = getEmbedTexts('evidence', createBuildText('en'));
const pages = [
  { href: '/material-ui/react-button/', title: 'Button' },
  { href: '/material-ui/react-card/', title: 'Card' },
];
const show = () =>
  render(
    <EvidenceTables texts={texts} products={[{ id: 'material-ui', name: 'Material UI', pages }]} />,
  );

const browsers = ['chromium 150'];
const evidence: Evidence = {
  ...{ commit: 'def5678', axe: '4.11.0' },
  pages: {
    '/material-ui/react-button/': [
      {
        ...{ check: 'axe', outcome: 'passed', date: '2026-11-24', commit: 'abc1234' },
        ...{ settings: ['light ltr 1280 px', 'dark ltr 390 px'], browsers },
      },
      {
        ...{ check: 'axe', outcome: 'failed', date: '2026-11-25', commit: 'abc1234' },
        ...{ settings: ['dark rtl 390 px'], browsers, errors: ['dark rtl 390 px: color-contrast'] },
      },
      {
        ...{ check: 'demos', outcome: 'outdated', date: '2026-11-20', commit: '0123456' },
        ...{ settings: ['8 demos (system, dark)'], browsers },
      },
      {
        ...{ check: 'forcedColors', outcome: 'limited', date: '2026-11-23', commit: 'abc1234' },
        ...{ settings: ['light and dark'], browsers, limits: ['Switch has no border.'] },
      },
      {
        ...{ check: 'engines', outcome: 'passed', date: '2026-11-23', commit: 'abc1234' },
        ...{ settings: ['firefox 140, light'], browsers: ['firefox 140'] },
      },
    ],
  },
};

const answer = jest.fn<() => Promise<Partial<Response>>>();
beforeEach(() => {
  window.fetch = answer as unknown as typeof fetch;
});
afterEach(() => {
  jest.restoreAllMocks();
  answer.mockReset();
});

const row = (name: string) => within(screen.getByRole('row', { name: new RegExp(`^${name}`) }));

test('A failure is open and comes first; what changed since, and what nobody checked, is named', async () => {
  answer.mockResolvedValue({ ok: true, status: 200, json: () => Promise.resolve(evidence) });
  show();
  const failure = await row('Button').findByText('Failed: 1 (2026-11-25)');
  const [first] = row('Button').getAllByRole('group');
  expect(first!.contains(failure)).toBe(true);
  expect(first).toHaveProperty('open', true);
  expect(within(first!).getByText('dark rtl 390 px: color-contrast')).toBeTruthy();
  expect(row('Button').getByText('Passed: 2 (2026-11-24)')).toBeTruthy();
  expect(row('Button').getByText('Not checked since 2026-11-20: 1')).toBeTruthy();
  expect(row('Button').getByText('Known faults: 1 (2026-11-23)')).toBeTruthy();
  expect(row('Button').getByText('Switch has no border.')).toBeTruthy();
  expect(row('Button').getAllByText('Browsers: chromium 150', { exact: false })).toHaveLength(4);
  expect(row('Button').getByText('Not checked')).toBeTruthy();
  expect(row('Card').getAllByText('Not checked')).toHaveLength(5);
  expect(screen.getByRole('status').textContent).toMatch(
    /tests: 1\. Pages with failures: 1\. The tests ran between 2026-11-20 and 2026-11-25 in chromium 150, firefox 140\./,
  );
});

test('Without results, the page says so', async () => {
  const empty = { commit: '', axe: '', pages: {} };
  answer.mockResolvedValue({ ok: true, status: 200, json: () => Promise.resolve(empty) });
  show();
  expect(await screen.findByText(/published without test results/)).toBeTruthy();
  expect(row('Button').queryByText('Not checked')).toBeNull();
});

test('If loading fails, it can be tried again', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  answer.mockRejectedValueOnce(new TypeError('offline'));
  show();
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(log).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toContain('couldn’t be loaded');
  answer.mockResolvedValue({ ok: true, status: 200, json: () => Promise.resolve(evidence) });
  fireEvent.click(again);
  expect(await screen.findByText('Failed: 1 (2026-11-25)')).toBeTruthy();
});
