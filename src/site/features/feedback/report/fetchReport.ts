/** Fetches the report from the receiver, with a maintainer's token. */
import './zodWithoutEval';
import type { z } from 'zod';
import {
  type FeedbackComments,
  type PageReport,
  feedbackCommentsSchema,
  feedbackErrorSchema,
  feedbackReportSchema,
} from '@/src/shared/feedback';
import { FEEDBACK_PATHS } from '@/src/shared/feedbackService';
import { FEEDBACK_URL } from '@/src/shared/services';

/** Timeout of a request, in milliseconds. */
const TIMEOUT_MS = 30_000;

/** Timeout of the download of a file, in milliseconds. A million comments take a minute. */
const DOWNLOAD_TIMEOUT_MS = 10 * 60_000;

/** The number of pages that the report shows. Anybody can send feedback about pages that don't exist. */
const MAX_PAGES = 5_000;

export interface Query {
  token: string;
  /** Days such as `2026-01-31`, inclusive, in the user's time zone; empty for no limit. */
  since: string;
  until: string;
}

/**
 * `token`: the token is wrong. `closed`: the receiver has no token configured. `unreachable`: there is no response, or
 * CORS forbids the request. `answer`: the response is invalid.
 */
export type ReportErrorKind = 'token' | 'closed' | 'unreachable' | 'answer';

export class ReportError extends Error {
  override name = 'ReportError';

  constructor(
    readonly kind: ReportErrorKind,
    /** The message from the receiver. */
    message: string,
  ) {
    super(message);
  }
}

/**
 * Returns the query of a time span with `?`, or an empty string if there is none. `until` is the end of its day.
 * @param more other parameters; those that are undefined are left out.
 */
export function toSearch(
  { since, until }: Pick<Query, 'since' | 'until'>,
  more: Readonly<Record<string, string | undefined>> = {},
): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(more)) {
    if (value !== undefined) {
      params.set(name, value);
    }
  }
  if (since) {
    params.set('since', new Date(`${since}T00:00`).toISOString());
  }
  if (until) {
    const end = new Date(`${until}T00:00`);
    end.setDate(end.getDate() + 1);
    params.set('until', end.toISOString());
  }
  return params.size > 0 ? `?${params.toString()}` : '';
}

/**
 * Fetches a CSV file.
 * @param path one of FEEDBACK_PATHS.
 * @throws ReportError
 */
export function fetchFile(path: string, query: Query): Promise<string> {
  return fetchText(path + toSearch(query), query.token, DOWNLOAD_TIMEOUT_MS);
}

async function fetchText(address: string, token: string, timeout = TIMEOUT_MS): Promise<string> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(FEEDBACK_URL + address, {
      // Headers can't contain the characters that are removed, and tokens don't either.
      headers: { Authorization: `Bearer ${token.replace(/[^\x21-\x7e]/g, '')}` },
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
    });
    text = await response.text();
  } catch (error) {
    throw new ReportError('unreachable', String(error));
  }
  if (!response.ok) {
    throw new ReportError(getErrorKind(response.status), `${response.status} ${readMessage(text)}`);
  }
  return text;
}

function getErrorKind(status: number): ReportErrorKind {
  return status === 401 ? 'token' : status === 403 ? 'closed' : 'answer';
}

function readMessage(text: string): string {
  try {
    return feedbackErrorSchema.parse(JSON.parse(text)).message;
  } catch {
    // The response isn't from the receiver, so its text isn't a message for users.
    return '';
  }
}

/** The counts of all pages, as far as they are shown. */
export interface Report {
  pages: PageReport[];
  /** Whether there are more pages than the report shows. */
  isCut: boolean;
}

/** Fetches all parts of the report. @throws ReportError, also when an answer isn't a report. */
export async function fetchReport(query: Query): Promise<Report> {
  const pages: PageReport[] = [];
  let after: string | undefined;
  do {
    const address = FEEDBACK_PATHS.report + toSearch(query, { after });
    const part = parse(feedbackReportSchema, await fetchText(address, query.token));
    addPages(pages, part.pages);
    after = part.next;
  } while (after !== undefined && pages.length < MAX_PAGES);
  return { pages, isCut: after !== undefined };
}

/**
 * Fetches some comments on a page, latest first.
 * @param after `next` of the comments before.
 * @throws ReportError, also when the answer isn't valid.
 */
export async function fetchComments(
  page: string,
  query: Query,
  after?: string,
): Promise<FeedbackComments> {
  const address = FEEDBACK_PATHS.comments + toSearch(query, { page, after });
  return parse(feedbackCommentsSchema, await fetchText(address, query.token));
}

function parse<Value>(schema: z.ZodType<Value>, text: string): Value {
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new ReportError('answer', String(error).slice(0, 200));
  }
}

/** Adds a part to the pages before. The first page of a part, and its first section, can continue the last ones. */
export function addPages(pages: PageReport[], more: readonly PageReport[]): void {
  const [first, ...others] = more;
  const last = pages.at(-1);
  if (!first || last?.page !== first.page) {
    pages.push(...more);
    return;
  }
  addCounts(last, first);
  const [firstSection, ...otherSections] = first.sections;
  const lastSection = last.sections.at(-1);
  if (firstSection && lastSection?.section === firstSection.section) {
    addCounts(lastSection, firstSection);
    last.sections.push(...otherSections);
  } else {
    last.sections.push(...first.sections);
  }
  pages.push(...others);
}

type Counts = Pick<PageReport, 'up' | 'down' | 'comments'>;

function addCounts(counts: Counts, more: Counts): void {
  counts.up += more.up;
  counts.down += more.down;
  counts.comments += more.comments;
}
