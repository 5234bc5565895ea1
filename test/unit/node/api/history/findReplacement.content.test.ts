import { expect, test } from '@jest/globals';
import { findCodemod, readCodemods, readRemovals } from '@/src/node/api/history/findReplacement';
import { listChanges, readHistories } from '@/src/node/api/history/readHistory';

test('every note is about a member that the history tells as removed', () => {
  const histories = new Map(readHistories().map((history) => [history.package, history.entries]));
  const unknown = readRemovals().flatMap(({ package: name, entry, table, members }) =>
    members.filter((member) => !histories.get(name)?.[entry]?.[table]?.[member]?.removed),
  );
  expect(unknown).toEqual([]);
});

test('every member of a codemod is deprecated', () => {
  const codemods = readCodemods();
  const history = readHistories().find((one) => one.package === '@mui/material')!;
  const deprecated = listChanges(history).filter(({ what }) => what === 'deprecated');
  const found = deprecated.filter((change) => findCodemod(change, codemods));
  expect(found).toHaveLength(Object.values(codemods).flat().length);
});
