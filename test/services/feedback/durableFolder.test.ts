/**
 * Checks that a commit is on disk before it is confirmed. A test with `kill -9` can't show this, because only a power
 * failure would reveal the difference.
 */
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, expect, jest, test } from '@jest/globals';
import { openDurable } from '@/services/feedback/database/durableFolder';
import { makeFolder, removeFolder } from '../../unit/support/temp';
import { writeEmptyStore } from './support/emptyStore';

jest.setTimeout(120_000);

const folder = makeFolder();

afterEach(() => removeFolder(folder));

test('each commit syncs the write-ahead log, and what only reads does not', async () => {
  await writeEmptyStore(folder);
  const pglite = await openDurable(path.join(folder, 'pglite'));
  const { rows } = await pglite.query(
    "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') order by 1",
  );
  expect(rows).toEqual([
    { name: 'fsync', setting: 'on' },
    { name: 'full_page_writes', setting: 'on' },
    { name: 'synchronous_commit', setting: 'on' },
  ]);
  await pglite.exec('create table note (text text)');
  // Watched, not replaced: the files are synced.
  const sync = jest.spyOn(fs, 'fsyncSync');
  for (let n = 1; n <= 10; n += 1) {
    await pglite.query('insert into note values ($1)', [String(n)]);
    expect(sync).toHaveBeenCalledTimes(n);
  }
  await pglite.query('select * from note');
  expect(sync).toHaveBeenCalledTimes(10);
  sync.mockRestore();
  await pglite.close();
});
