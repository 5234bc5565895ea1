/** Asks the receiver for its report, with the token of a maintainer. */
import './zodWithoutEval';
import {
  type FeedbackReport,
  feedbackErrorSchema,
  feedbackReportSchema,
} from '@/src/shared/feedback';
import { FEEDBACK_PATHS } from '@/src/shared/feedbackService';
import { FEEDBACK_URL } from '@/src/shared/services';

/** How long the receiver has to answer, in milliseconds. */
const TIMEOUT_MS = 30_000;

export interface Query {
  token: string;
  /** Days such as `2026-01-31`, both included, as the reader's clock has them; empty for all. */
  since: string;
  until: string;
}

/** `token`: it is wrong. `closed`: the receiver has none. `unreachable`: nobody answers, or the browser may not ask. */
export type ReportErrorKind = 'token' | 'closed' | 'unreachable' | 'answer';

export class ReportError extends Error {
  override name = 'ReportError';

  constructor(
    readonly kind: ReportErrorKind,
    /** What the receiver says. */
    message: string,
  ) {
    super(message);
  }
}

/** The query of a time span, with its question mark; empty when there is none. `until` is the end of its day. */
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

/** The body of one of the addresses in FEEDBACK_PATHS. @throws ReportError */
export async function fetchText(path: string, query: Query): Promise<string> {
  const url = FEEDBACK_URL + path + toSearch(query);
  let response: Response;
  let text: string;
  try {
    response = await fetch(url, {
      // What is no token cannot stand in a header.
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
    // Something else than the receiver answers: what it says is not for people.
    return '';
  }
}

/** @throws ReportError, also when the answer is no report. */
export async function fetchReport(query: Query): Promise<FeedbackReport> {
  const text = await fetchText(FEEDBACK_PATHS.report, query);
  try {
    return feedbackReportSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new ReportError('answer', String(error).slice(0, 200));
  }
}
