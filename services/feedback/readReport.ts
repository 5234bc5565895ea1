/** Reads feedback in parts that are small enough for short statements and little memory. */
import { z } from 'zod';
import type {
  CommentsQuery,
  FeedbackComment,
  FeedbackComments,
  FeedbackReport,
  PageReport,
  ReportQuery,
  ReportSpan,
} from '@/src/shared/feedback';
import type { Database } from './database/database';
import { readPlace, writePlace } from './place';

/**
 * The number of rows that one statement counts. They are in many places of the disk: when the files aren't in memory,
 * 1,000 rows take 50 ms on an SSD, and a busy disk is much slower.
 */
const ROWS_PER_STATEMENT = 1_000;

/** The number of comments that one statement reads. Each has up to 4,000 characters. */
const COMMENTS_PER_STATEMENT = 100;

/** The number of comments in an answer. */
const COMMENTS_PER_ANSWER = 50;

/** A part of the report ends after this number of sections, or after this time in milliseconds. */
const SECTIONS_PER_ANSWER = 5_000;
const TIME_PER_ANSWER_MS = 1_000;

/** Years that are before and after all feedback. */
const FIRST = '-infinity';
const LAST = 'infinity';

/** Counts of a page's section. */
export interface SectionCounts {
  page: string;
  section: string;
  up: number;
  down: number;
  comments: number;
}

/** Page, section, and id of the last row that was counted. */
const countsPlace = z.tuple([z.string(), z.string(), z.string().regex(/^\d{1,18}$/)]);
type CountsPlace = z.infer<typeof countsPlace>;

/** The time span chooses after the limit, so that each statement reads the same number of rows. */
const COUNTS = `
with part as materialized (
  select page, section, id, rating, comment <> '' as has_comment,
    changed_at >= $4::timestamptz and changed_at < $5::timestamptz as is_meant
  from feedback
  where (page collate "C", section collate "C", id) > ($1::text collate "C", $2::text collate "C", $3::bigint)
  order by page collate "C", section collate "C", id
  limit ${ROWS_PER_STATEMENT}
)
select page, section, max(id)::text as id, count(*)::int as rows,
  (count(*) filter (where is_meant and rating = 'up'))::int as up,
  (count(*) filter (where is_meant and rating = 'down'))::int as down,
  (count(*) filter (where is_meant and has_comment))::int as comments
from part
group by page, section
order by page collate "C", section collate "C"`;

interface CountsRow extends SectionCounts {
  id: string;
  rows: number;
}

/**
 * Counts the ratings after a place, sorted by page and section. Counts of one section can come in several pieces.
 * @returns pieces with the place after each of them.
 */
async function* countFrom(
  database: Database,
  { since = FIRST, until = LAST }: ReportSpan,
  start: CountsPlace,
): AsyncGenerator<{ pieces: SectionCounts[]; place: CountsPlace | undefined }> {
  let place: CountsPlace | undefined = start;
  while (place) {
    const rows: CountsRow[] = await database.query<CountsRow>(COUNTS, [...place, since, until]);
    const last = rows.at(-1);
    const total = rows.reduce((sum, row) => sum + row.rows, 0);
    place = last && total === ROWS_PER_STATEMENT ? [last.page, last.section, last.id] : undefined;
    const pieces = rows
      .filter(({ up, down }) => up + down > 0)
      .map(({ page, section, up, down, comments }) => ({ page, section, up, down, comments }));
    yield { pieces, place };
  }
}

/**
 * Counts the ratings of each page and section, sorted by page and section.
 * @returns parts, at least one. A part can be empty.
 */
export async function* countSections(
  database: Database,
  span: ReportSpan,
): AsyncGenerator<SectionCounts[]> {
  /** The last section so far, which can go on in the next part. */
  let last: SectionCounts | undefined;
  for await (const { pieces, place } of countFrom(database, span, ['', '', '0'])) {
    const sections: SectionCounts[] = [];
    for (const piece of pieces) {
      if (last?.page === piece.page && last.section === piece.section) {
        last = add(last, piece);
      } else {
        sections.push(...(last ? [last] : []));
        last = piece;
      }
    }
    if (!place && last) {
      sections.push(last);
    }
    yield sections;
  }
}

function add<Counts extends Pick<SectionCounts, 'up' | 'down' | 'comments'>>(
  counts: Counts,
  more: Pick<SectionCounts, 'up' | 'down' | 'comments'>,
): Counts {
  return {
    ...counts,
    up: counts.up + more.up,
    down: counts.down + more.down,
    comments: counts.comments + more.comments,
  };
}

/** Reads a part of the report. @throws RequestError when `after` is none of its places. */
export async function readReport(
  database: Database,
  { after, ...span }: ReportQuery,
): Promise<FeedbackReport> {
  const start = after === undefined ? (['', '', '0'] as const) : readPlace(after, countsPlace);
  const deadline = performance.now() + TIME_PER_ANSWER_MS;
  const pages: PageReport[] = [];
  let sections = 0;
  for await (const { pieces, place } of countFrom(database, span, [...start])) {
    for (const piece of pieces) {
      addPiece(pages, piece);
    }
    sections += pieces.length;
    if (place && (sections >= SECTIONS_PER_ANSWER || performance.now() > deadline)) {
      return { pages, next: writePlace(place) };
    }
  }
  return { pages };
}

/** Adds counts to the last page and section of a report, or begins a new one. */
function addPiece(pages: PageReport[], { page, section, ...counts }: SectionCounts): void {
  const last = pages.at(-1);
  if (last?.page !== page) {
    pages.push({ page, ...counts, sections: [{ section, ...counts }] });
    return;
  }
  Object.assign(last, add(last, counts));
  const lastSection = last.sections.at(-1);
  if (lastSection?.section === section) {
    Object.assign(lastSection, add(lastSection, counts));
  } else {
    last.sections.push({ section, ...counts });
  }
}

interface CommentRow extends Omit<FeedbackComment, 'changedAt'> {
  id: string;
  /** ISO time in UTC, with microseconds. */
  changed_at: string;
}

const COMMENT_COLUMNS = `
  id::text, section, rating, comment, language, version,
  to_char(changed_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as changed_at`;

/** Time and id of the last comment of a part. */
const commentsPlace = z.tuple([z.iso.datetime(), z.string().regex(/^\d{1,18}$/)]);

const PAGE_COMMENTS = `
select ${COMMENT_COLUMNS}
from feedback
where page collate "C" = $1::text and comment <> ''
  and changed_at >= $2::timestamptz and changed_at < $3::timestamptz
  and (changed_at, id) < ($4::timestamptz, $5::bigint)
order by changed_at desc, id desc
limit ${COMMENTS_PER_ANSWER}`;

/** Reads some comments on a page, latest first. @throws RequestError when `after` is none of its places. */
export async function readComments(
  database: Database,
  { page, since = FIRST, until = LAST, after }: CommentsQuery,
): Promise<FeedbackComments> {
  const start = after === undefined ? [LAST, '0'] : readPlace(after, commentsPlace);
  const rows = await database.query<CommentRow>(PAGE_COMMENTS, [page, since, until, ...start]);
  const last = rows.at(-1);
  return {
    comments: rows.map(toComment),
    ...(last &&
      rows.length === COMMENTS_PER_ANSWER && { next: writePlace([last.changed_at, last.id]) }),
  };
}

function toComment(row: CommentRow): FeedbackComment {
  const { section, rating, comment, language, version } = row;
  const changedAt = row.changed_at.replace(/\d{3}Z$/, 'Z');
  return { section, rating, comment, language, version, changedAt };
}

/** The last comment comes in any case, because the next part begins after it. */
const ALL_COMMENTS = `
with part as materialized (
  select *, changed_at >= $4::timestamptz and changed_at < $5::timestamptz as is_meant
  from feedback
  where comment <> ''
    and (page collate "C", changed_at, id) > ($1::text collate "C", $2::timestamptz, $3::bigint)
  order by page collate "C", changed_at, id
  limit ${COMMENTS_PER_STATEMENT}
), last as (
  select id from part order by page collate "C" desc, changed_at desc, id desc limit 1
)
select page, is_meant, (select count(*)::int from part) as rows, ${COMMENT_COLUMNS}
from part
where is_meant or id = (select id from last)
order by page collate "C", part.changed_at, id`;

export interface CommentOnPage extends FeedbackComment {
  page: string;
}

interface AllCommentsRow extends CommentRow {
  page: string;
  /** Whether it is in the time span. */
  is_meant: boolean;
  /** The number of comments that the statement read. */
  rows: number;
}

/**
 * Reads all comments, sorted by page, earliest first.
 * @returns parts, at least one. A part can be empty.
 */
export async function* listComments(
  database: Database,
  { since = FIRST, until = LAST }: ReportSpan,
): AsyncGenerator<CommentOnPage[]> {
  let place = ['', FIRST, '0'];
  let last: AllCommentsRow | undefined;
  do {
    const rows = await database.query<AllCommentsRow>(ALL_COMMENTS, [...place, since, until]);
    yield rows
      .filter(({ is_meant }) => is_meant)
      .map((row) => ({ page: row.page, ...toComment(row) }));
    last = rows.at(-1);
    place = last ? [last.page, last.changed_at, last.id] : place;
  } while (last?.rows === COMMENTS_PER_STATEMENT);
}
