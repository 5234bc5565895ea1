import { expect, test } from '@jest/globals';
import { findCodemod } from '@/src/node/api/history/findReplacement';
import type { HistoryTable } from '@/src/shared/apiHistory';

const CODEMODS = {
  'deprecations/accordion-props': ['TransitionComponent'],
  'deprecations/circular-progress-classes': ['circleDeterminate'],
};

test.each<[entry: string, table: HistoryTable, member: string, codemod: string | undefined]>([
  ['Accordion', 'props', 'TransitionComponent', 'deprecations/accordion-props'],
  ['CircularProgress', 'classes', 'circleDeterminate', 'deprecations/circular-progress-classes'],
  ['CircularProgress', 'classes', 'circle', undefined],
  ['Accordion', 'slots', 'TransitionComponent', undefined],
  ['Unknown', 'props', 'TransitionComponent', undefined],
])('the codemod of %s, %s %s', (entry, table, member, codemod) => {
  expect(findCodemod({ entry, table, member }, CODEMODS)).toBe(codemod);
});
