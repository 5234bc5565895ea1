/** Fetches the report from the receiver, with a maintainer's token. */
import './zodWithoutEval';
import {
  type FeedbackReport,
  feedbackErrorSchema,
  feedbackReportSchema,
} from '@/src/shared/feedback';
import { FEEDBACK_PATHS } from '@/src/shared/feedbackService';
import { FEEDBACK_URL } from '@/src/shared/services';

/** Timeout of a request, in milliseconds. */
const TIMEOUT_MS = 30_000;

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

/** Returns the query of a time span with `?`, or an empty string if there is none. `until` is the end of its day. */
export function toSearch({ since, until }: Pick<Query, 'since' | 'until'>): string {
  const params = new URLSearchParams();
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
 * Fetches the body of one of the addresses in FEEDBACK_PATHS.
 * @throws ReportError
 */
export async function fetchText(path: string, query: Query): Promise<string> {
  const url = FEEDBACK_URL + path + toSearch(query);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      // Headers can't contain the characters that are removed, and tokens don't either.
      headers: { Authorization: `Bearer ${query.token.replace(/[^\x21-\x7e]/g, '')}` },
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(TIMEOUT_MS),
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

/** @throws ReportError, also when the response isn't a report. */
export async function fetchReport(query: Query): Promise<FeedbackReport> {
  const text = await fetchText(FEEDBACK_PATHS.report, query);
  try {
    return feedbackReportSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new ReportError('answer', String(error).slice(0, 200));
  }
}
