/** Writes and reads feedback. All SQL is here, except for the migrations. */
import { createHash } from 'node:crypto';
import type {
  Feedback,
  FeedbackAnswer,
  FeedbackComment,
  FeedbackReport,
  PageReport,
  ReportQuery,
} from '@/src/shared/feedback';
import type { Database } from './database/database';

/**
 * Claims the request key and then writes the row, in one atomic statement. If two requests with the same key arrive at
 * the same time, the second waits for the first and doesn't claim the key. `xmax` is 0 for inserted rows.
 */
const SAVE = `
with request as (
  insert into feedback_request (idempotency_key, fingerprint) values ($1::uuid, $2::text)
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
 * @returns `conflict` when the key was used for another request; nothing was stored.
 * @throws DatabaseUnavailable when the feedback may not have been stored. The request can be repeated safely.
 */
export async function saveFeedback(
  database: Database,
  feedback: Feedback,
): Promise<FeedbackAnswer['outcome'] | 'conflict'> {
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
  return former?.fingerprint === fingerprint ? 'repeated' : 'conflict';
}

/** How long repeated requests are recognized, in days. Browsers don't keep unsent feedback that long. */
const KEY_DAYS = 90;

/** Deletes the keys of requests that are too old to be repeated. The feedback itself is kept. */
export async function forgetOldRequests(database: Database): Promise<void> {
  await database.query(
    'delete from feedback_request where received_at < now() - make_interval(days => $1::int)',
    [KEY_DAYS],
  );
}

const REPORT = `
select
  page,
  section,
  (count(*) filter (where rating = 'up'))::int as up,
  (count(*) filter (where rating = 'down'))::int as down,
  coalesce(
    json_agg(
      json_build_object(
        'section', section, 'rating', rating, 'comment', comment, 'language', language, 'version', version,
        'changedAt', to_char(changed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      )
    ) filter (where comment <> ''),
    '[]'
  ) as comments
from feedback
where changed_at >= coalesce($1::timestamptz, '-infinity') and changed_at < coalesce($2::timestamptz, 'infinity')
group by page, section
order by page collate "C", section collate "C"`;

interface ReportRow {
  page: string;
  section: string;
  up: number;
  down: number;
  comments: FeedbackComment[];
}

/** Reads the feedback, grouped by page. */
export async function readReport(
  database: Database,
  { since, until }: ReportQuery,
): Promise<FeedbackReport> {
  const rows = await database.query<ReportRow>(REPORT, [since ?? null, until ?? null]);
  const pages = new Map<string, PageReport>();
  for (const { page, section, up, down, comments } of rows) {
    const former = pages.get(page) ?? { page, up: 0, down: 0, sections: [], comments: [] };
    pages.set(page, {
      page,
      up: former.up + up,
      down: former.down + down,
      sections: [...former.sections, { section, up, down }],
      comments: [...former.comments, ...comments],
    });
  }
  return {
    pages: [...pages.values()].map((page) => ({
      ...page,
      comments: page.comments.toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : -1)),
    })),
  };
}

/** Runs a trivial query. @throws DatabaseUnavailable */
export async function checkDatabase(database: Database): Promise<void> {
  await database.query('select 1');
}
