/** Reports that take many statements, and the limit of what one client can store. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Database } from '@/services/feedback/database/database';
import { openDatabase } from '@/services/feedback/database/openDatabase';
import {
  countSections,
  listComments,
  readComments,
  readReport,
} from '@/services/feedback/readReport';
import { readSettings } from '@/services/feedback/settings';
import { saveFeedback } from '@/services/feedback/store';
import { type FeedbackComment, feedbackRequestSchema } from '@/src/shared/feedback';
import { RATINGS_PER_CLIENT } from '@/src/shared/feedbackService';
import { DATABASES, type TestDatabase } from './support/databases';
import { createFeedback } from './support/requests';

jest.setTimeout(120_000);

/** More than twice what one statement counts, and more sections than one part of the report holds. */
const ROWS = 12_000;

/** Each page has three sections with one rating each, but the last one has the rest. A third has comments. */
const FILL = `
insert into feedback (client_id, page, section, rating, comment, language, version, changed_at)
select gen_random_uuid(), '/page-' || least(n / 3, 3000) || '/', 'section-' || n % 3,
  case when n % 4 = 0 then 'down' else 'up' end, case when n % 3 = 0 then 'comment ' || n else '' end, 'en', '6.4.1',
  timestamptz '2026-01-01' + n * interval '1 minute'
from generate_series(0, ${ROWS - 1}) as n`;

/** The rows of all parts. */
async function collect<Row>(parts: AsyncIterable<Row[]>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const part of parts) {
    all.push(...part);
  }
  return all;
}

describe.each(DATABASES)('%s', (_name, create) => {
  let made: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    made = await create();
    database = await openDatabase(readSettings(made.environment), (error) => {
      throw error;
    });
    await database.transaction(({ run }) => run(FILL));
  });
  afterAll(async () => {
    await database.close();
    await made.remove();
  });

  test('the parts of the report add up to all ratings', async () => {
    let after: string | undefined;
    let parts = 0;
    const total = { up: 0, down: 0, comments: 0 };
    const sections = new Set<string>();
    do {
      const { pages, next } = await readReport(database, { after });
      for (const { page, up, down, comments, sections: own } of pages) {
        total.up += up;
        total.down += down;
        total.comments += comments;
        own.forEach(({ section }) => sections.add(`${page}#${section}`));
        expect(own.reduce((sum, section) => sum + section.up + section.down, 0)).toBe(up + down);
      }
      parts += 1;
      after = next;
    } while (after);
    expect(total).toEqual({ up: 9_000, down: 3_000, comments: 4_000 });
    expect(sections.size).toBe(9_003);
    expect(parts).toBeGreaterThan(1);
  });

  test('the lists for CSV have each section and each comment once, in order', async () => {
    const sections = await collect(countSections(database, {}));
    expect(sections).toHaveLength(9_003);
    expect(sections.find(({ page }) => page === '/page-3000/')).toEqual({
      ...{ page: '/page-3000/', section: 'section-0' },
      ...{ up: 750, down: 250, comments: 1_000 },
    });
    const names = sections.map(({ page, section }) => `${page} ${section}`);
    expect(names).toEqual(names.toSorted());
    const comments = await collect(listComments(database, {}));
    expect(new Set(comments.map(({ comment }) => comment)).size).toBe(4_000);
    expect(comments).toHaveLength(4_000);
  });

  test('a time span in the middle leaves out what is before and after', async () => {
    // Comments of 300 minutes.
    const span = { since: '2026-01-05T00:00:00.000Z', until: '2026-01-05T05:00:00.000Z' };
    expect(await collect(listComments(database, span))).toHaveLength(100);
    const ratings = await collect(countSections(database, span));
    expect(ratings.reduce((sum, { up, down }) => sum + up + down, 0)).toBe(300);
    const { comments } = await readComments(database, { page: '/page-3000/', ...span });
    expect(comments).toEqual([]);
  });

  test('comments on a page come latest first, each once', async () => {
    const all: FeedbackComment[] = [];
    let after: string | undefined;
    do {
      const { comments, next } = await readComments(database, { page: '/page-3000/', after });
      all.push(...comments);
      after = next;
    } while (after);
    expect(all).toHaveLength(1_000);
    expect(new Set(all.map(({ comment }) => comment)).size).toBe(1_000);
    const times = all.map(({ changedAt }) => changedAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test('places of another answer are refused', async () => {
    await expect(readReport(database, { after: 'abc' })).rejects.toThrow('after: must be');
    const { next } = await readComments(database, { page: '/page-3000/' });
    await expect(readReport(database, { after: next })).rejects.toThrow('after: must be');
  });

  test('one client can store so many rows, and still change them', async () => {
    const clientId = randomUUID();
    await database.query(
      `insert into feedback (client_id, page, section, rating, comment, language, version)
      select $1::uuid, '/many-' || n || '/', '', 'up', '', 'en', '6.4.1' from generate_series(1, $2::int) as n`,
      [clientId, RATINGS_PER_CLIENT],
    );
    const save = (page: string) =>
      saveFeedback(database, feedbackRequestSchema.parse(createFeedback({ clientId, page })));
    expect(await save('/another/')).toBe('full');
    expect(await save('/many-7/')).toBe('changed');
  });
});
