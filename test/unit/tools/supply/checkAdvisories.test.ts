import { beforeEach, expect, jest, test } from '@jest/globals';
import { CommandError } from '@/src/node/errors';
import type { Advisory } from '@/tools/supply/advisories';
import { checkAdvisories } from '@/tools/supply/checkAdvisories';

const ADVISORY: Advisory = {
  id: 'GHSA-used-1111-2222',
  name: 'used',
  title: 'Hole in used',
  severity: 'high',
  url: 'https://github.com/advisories/GHSA-used-1111-2222',
  dev: false,
};
let printed: string[];
beforeEach(() => {
  printed = [];
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
});

test('a severe advisory for a runtime package fails, and names the package', () => {
  expect(() => checkAdvisories({ advisories: [ADVISORY] }, {})).toThrow(CommandError);
  expect(() => checkAdvisories({ advisories: [ADVISORY] }, {})).toThrow(/used: Hole in used/);
});

test.each<[string, Advisory, Record<string, string>]>([
  ['that was accepted', ADVISORY, { [ADVISORY.id]: 'only reached with another option' }],
  ['of a development package', { ...ADVISORY, dev: true }, {}],
  ['that is moderate', { ...ADVISORY, severity: 'moderate' }, {}],
])('an advisory %s is printed, and passes', (_what, advisory, accepted) => {
  expect(checkAdvisories({ advisories: [advisory] }, accepted)).toBe(true);
  expect(printed.join('\n')).toContain('Hole in used');
});

test('without a response of the registry, nothing is checked, and a line reports that', () => {
  expect(checkAdvisories({ unreachable: '405 Method Not Allowed' })).toBe(false);
  expect(printed).toEqual([
    "Advisories: not checked, the registry didn't respond (405 Method Not Allowed)",
  ]);
});
