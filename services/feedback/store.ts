/** Stores feedback. The statements of the report are in `readReport.ts`, and the schema is in `migrations/`. */
import { createHash } from 'node:crypto';
import type { Feedback, FeedbackAnswer } from '@/src/shared/feedback';
import { RATINGS_PER_CLIENT } from '@/src/shared/feedbackService';
import type { Database } from './database/database';

/**
 * Claims the request key and then writes the row, in one atomic statement. If two requests with the same key arrive at
 * the same time, the second waits for the first and doesn't claim the key. A client with too many rows only changes
 * them. `xmax` is 0 for inserted rows.
 */
const SAVE = `
with request as (
  insert into feedback_request (idempotency_key, fingerprint)
  select $1::uuid, $2::text
  where (select count(*) from (select from feedback where client_id = $3::uuid limit ${RATINGS_PER_CLIENT}) as own) < ${RATINGS_PER_CLIENT}
    or exists (select from feedback where client_id = $3::uuid and page = $4::text and section = $5::text)
  on conflict do nothing
  returning 1
)
insert into feedback (client_id, page, section, rating, comment, language, version)
select $3::uuid, $4::text, $5::text, $6::text, coalesce($7::text, ''), $8::text, $9::text from request
on conflict (client_id, page, section) do update set
  rating = excluded.rating,
  comment = coalesce($7::text, feedback.comment),
  language = excluded.language,
  version = excluded.version,
  changed_at = now()
returning (xmax = 0) as is_new`;

/**
 * Stores feedback. The feedback is on disk when the promise resolves.
 * @returns `conflict` when the key was used for another request, `full` when this client has too many ratings; nothing was
 *   stored then.
 * @throws DatabaseUnavailable when the feedback may not have been stored. The request can be repeated safely.
 */
export async function saveFeedback(
  database: Database,
  feedback: Feedback,
): Promise<FeedbackAnswer['outcome'] | 'conflict' | 'full'> {
  const { idempotencyKey, clientId, page, section, rating, comment, language, version } = feedback;
  const content = [clientId, page, section, rating, comment ?? null, language, version];
  const fingerprint = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const [saved] = await database.query<{ is_new: boolean }>(SAVE, [
    idempotencyKey,
    fingerprint,
    ...content,
  ]);
  if (saved) {
    return saved.is_new ? 'stored' : 'changed';
  }
  const [former] = await database.query<{ fingerprint: string }>(
    'select fingerprint from feedback_request where idempotency_key = $1::uuid',
    [idempotencyKey],
  );
  if (!former) {
    return 'full';
  }
  return former.fingerprint === fingerprint ? 'repeated' : 'conflict';
}

/** How long repeated requests are recognized, in days. Browsers don't keep unsent feedback that long. */
const KEY_DAYS = 90;

/** The number of keys that one statement deletes. */
const KEYS_PER_STATEMENT = 5_000;

/** Deletes the keys of requests that are too old to be repeated. The feedback itself is kept. */
export async function forgetOldRequests(database: Database): Promise<void> {
  let deleted: unknown[];
  do {
    deleted = await database.query(
      `delete from feedback_request where idempotency_key in (
        select idempotency_key from feedback_request
        where received_at < now() - make_interval(days => $1::int) limit ${KEYS_PER_STATEMENT}
      ) returning 1`,
      [KEY_DAYS],
    );
  } while (deleted.length === KEYS_PER_STATEMENT);
}

/** Stores the time of the check, because a database may answer but not store. @throws DatabaseUnavailable */
export async function checkDatabase(database: Database): Promise<void> {
  await database.query('update health_check set checked_at = now() where id = 1');
}
