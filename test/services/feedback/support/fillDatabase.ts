/** Fills a database with many comments, faster than over HTTP. */
import { openDatabase } from '@/services/feedback/database/openDatabase';
import { readSettings } from '@/services/feedback/settings';
import type { Environment } from './receiver';

/** Rows per statement: with more, a slow machine takes longer than a statement of a transaction may. */
const ROWS = 20_000;

/** Comments of 200 characters on 400 pages, in the order in which they arrived. */
const FILL = (first: number) => `
insert into feedback (client_id, page, section, rating, comment, language, version, changed_at)
select gen_random_uuid(), '/page-' || n * 7919 % 400 || '/', 'section-' || n % 17,
  case when n % 4 = 0 then 'down' else 'up' end, left('comment ' || n || repeat(md5(n::text), 7), 200), 'en', '6.4.1',
  now() - n % 86400 * interval '1 second'
from generate_series(${first}::bigint, ${first + ROWS - 1}) as n`;

/** @param environment the settings of a receiver that doesn't run yet. */
export async function fillDatabase(environment: Environment, rows: number): Promise<void> {
  const database = await openDatabase(readSettings(environment), (error) => {
    throw error;
  });
  for (let first = 0; first < rows; first += ROWS) {
    await database.transaction(({ run }) => run(FILL(first)));
  }
  await database.close();
}
