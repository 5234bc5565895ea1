/** What the store forgets. */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import type { Database } from '@/services/feedback/database/database';
import { openDatabase } from '@/services/feedback/database/openDatabase';
import { readSettings } from '@/services/feedback/settings';
import { forgetOldRequests, saveFeedback } from '@/services/feedback/store';
import { feedbackRequestSchema } from '@/src/shared/feedback';
import { DATABASES, type TestDatabase } from './support/databases';
import { createFeedback } from './support/requests';

jest.setTimeout(120_000);

describe.each(DATABASES)('%s', (_name, create) => {
  let made: TestDatabase;
  let database: Database;

  beforeAll(async () => {
    made = await create();
    database = await openDatabase(readSettings(made.environment), (error) => {
      throw error;
    });
  });
  afterAll(async () => {
    await database.close();
    await made.remove();
  });

  test('keys of requests are forgotten after 90 days, feedback is kept', async () => {
    const age = async (days: number) => {
      const feedback = feedbackRequestSchema.parse(createFeedback({ page: '/aged/' }));
      await saveFeedback(database, feedback);
      await database.query(
        'update feedback_request set received_at = now() - make_interval(days => $1::int) where idempotency_key = $2::uuid',
        [days, feedback.idempotencyKey],
      );
      return feedback.idempotencyKey;
    };
    await age(91);
    const younger = await age(89);
    await forgetOldRequests(database);
    expect(await database.query('select idempotency_key from feedback_request')).toEqual([
      { idempotency_key: younger },
    ]);
    expect(await database.query('select page from feedback')).toHaveLength(2);
  });
});
