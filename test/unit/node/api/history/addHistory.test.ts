import { expect, test } from '@jest/globals';
import { addHistory } from '@/src/node/api/history/addHistory';
import type { ApiHistory, ApiHistoryEntry } from '@/src/shared/apiHistory';
import { createEntry, createProp } from '../../../support/apiEntry';

const history = (name: string, entry: Partial<ApiHistoryEntry>): ApiHistory => ({
  package: '@mui/material',
  versions: [],
  entries: { [name]: { kind: 'component', ...entry } },
});

const ENTRY = createEntry({
  props: [createProp({ name: 'loading' }), createProp({ name: 'size' })],
  slots: [{ name: 'root' }],
  classes: [{ rule: 'root', className: 'MuiButton-root', state: false }],
});

/** The dates of everything in an entry. */
function date(recorded: Partial<ApiHistoryEntry>, name = ENTRY.name) {
  const [entry] = addHistory([ENTRY], [history(name, recorded)]);
  const all = [entry!, ...entry!.props, ...entry!.slots, ...entry!.classes];
  return all.map(({ since, deprecatedSince }) => [since, deprecatedSince]);
}

test('the entry and its members say since when they exist and since when they are deprecated', () => {
  expect(
    date({
      since: '5.1.0',
      props: { loading: { since: '6.4.0' }, size: { deprecated: '6.1.8' } },
      slots: { root: { since: '5.3.0' } },
      classes: { root: { since: '5.2.0', deprecated: '6.0.0' } },
    }),
  ).toEqual([
    ['5.1.0', undefined],
    ['6.4.0', undefined],
    [undefined, '6.1.8'],
    ['5.3.0', undefined],
    ['5.2.0', '6.0.0'],
  ]);
});

test('what went and came back exists since it came back', () => {
  const changes = [
    { version: '5.6.0', what: 'removed' as const },
    { version: '5.8.0', what: 'added' as const },
  ];
  expect(date({ props: { loading: { since: '5.2.0', changes } } })[1]).toEqual([
    '5.8.0',
    undefined,
  ]);
});

test.each([
  ['that has another name', { since: '5.1.0' }, 'Other'],
  ['without facts about it', {}, ENTRY.name],
  ['that the recorder no longer finds', { removed: '6.0.0', since: '5.1.0' }, ENTRY.name],
])('an entry %s has no dates', (_case, recorded, name) => {
  expect(date(recorded, name)[0]).toEqual([undefined, undefined]);
});
