/** The runner of migrations, on both databases. */
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  jest,
  test,
} from '@jest/globals';
import type { Database } from '@/services/feedback/database/database';
import { migrate } from '@/services/feedback/database/migrate';
import { openPglite } from '@/services/feedback/database/openPglite';
import { openPostgres } from '@/services/feedback/database/openPostgres';
import { makeFolder, removeFolder, writeFiles } from '../../unit/support/temp';
import { DATABASES, type TestDatabase } from './support/databases';

jest.setTimeout(120_000);

const FIRST = "create table pet (name text primary key);\ninsert into pet values ('ada');";
const SECOND = 'alter table pet add column legs int not null default 4; -- of all\n';

describe.each(DATABASES)('on %s', (_name, create) => {
  let own: TestDatabase;
  let database: Database;
  let folder: string;

  const open = () => {
    const { DATABASE_URL, FEEDBACK_DATA = '' } = own.environment;
    const onError = (error: Error) => {
      throw error;
    };
    return DATABASE_URL
      ? openPostgres(DATABASE_URL, onError)
      : openPglite({ dataFolder: FEEDBACK_DATA, freeMegabytes: 0 }, onError);
  };

  beforeAll(async () => {
    own = await create();
    database = await open();
  });

  afterAll(async () => {
    await database.close();
    await own.remove();
  });

  beforeEach(async () => {
    await database.transaction(({ run }) =>
      run('drop schema public cascade; create schema public'),
    );
    folder = makeFolder({ '002-second.sql': SECOND, '001-first.sql': FIRST, 'notes.md': 'no SQL' });
  });

  afterEach(() => removeFolder(folder));

  test('runs each file once, in order, and knows it after a restart', async () => {
    expect(await migrate(database, folder)).toEqual(['001-first.sql', '002-second.sql']);
    expect(await database.query('select * from pet')).toEqual([{ name: 'ada', legs: 4 }]);
    await database.close();
    database = await open();
    expect(await migrate(database, folder)).toEqual([]);
    writeFiles(folder, { '003-third.sql': "insert into pet values ('bea', 2);" });
    expect(await migrate(database, folder)).toEqual(['003-third.sql']);
    expect(await database.query('select * from pet')).toHaveLength(2);
  });

  test('a file that fails is named, and nothing of the run is left', async () => {
    writeFiles(folder, {
      '003-third.sql': 'create table other (id int); select nothing from nowhere;',
    });
    await expect(migrate(database, folder)).rejects.toThrow(/003-third\.sql failed: .*nowhere/);
    const tables = await database.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    expect(tables).toEqual([]);
    writeFiles(folder, { '003-third.sql': 'create table other (id int);' });
    expect(await migrate(database, folder)).toHaveLength(3);
  });

  test('a file that was changed or removed after it ran is refused, with the remedy', async () => {
    await migrate(database, folder);
    // Line endings are no change: git makes its own on Windows.
    writeFiles(folder, { '001-first.sql': FIRST.replaceAll('\n', '\r\n') });
    expect(await migrate(database, folder)).toEqual([]);
    writeFiles(folder, { '001-first.sql': `${FIRST} ` });
    await expect(migrate(database, folder)).rejects.toThrow(/001-first\.sql was changed .*restore/);
    removeFolder(`${folder}/001-first.sql`);
    await expect(migrate(database, folder)).rejects.toThrow(/001-first\.sql, which is not in/);
  });

  test('two at the same time: one runs them, the other waits', async () => {
    const runs = await Promise.all([migrate(database, folder), migrate(database, folder)]);
    expect(runs.map((ran) => ran.length).sort()).toEqual([0, 2]);
    expect(await database.query('select name from pet')).toEqual([{ name: 'ada' }]);
  });
});
