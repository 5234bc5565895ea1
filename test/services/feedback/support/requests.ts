/** What a browser and a maintainer send. */
import { randomUUID } from 'node:crypto';
import {
  FEEDBACK_PATHS,
  type FeedbackComment,
  type FeedbackComments,
  type FeedbackReport,
  type FeedbackRequest,
} from '@/src/shared/feedback';
import { TOKEN } from './receiver';

/** Feedback of a new client, with a new key. */
export function createFeedback(fields: Partial<FeedbackRequest> = {}): FeedbackRequest {
  return {
    idempotencyKey: randomUUID(),
    clientId: randomUUID(),
    page: '/material-ui/react-button/',
    rating: 'up',
    language: 'en',
    version: '6.4.1',
    ...fields,
  };
}

/** Creates the next feedback of the same client. */
export function createNextFeedback(
  former: FeedbackRequest,
  fields: Partial<FeedbackRequest>,
): FeedbackRequest {
  return { ...former, comment: undefined, idempotencyKey: randomUUID(), ...fields };
}

export interface Answer {
  status: number;
  headers: Headers;
  /** The shape isn't typed because the tests check it. */
  body: Record<string, unknown>;
}

/** Posts a body: an object as JSON, a text as it is. */
export async function send(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const response = await fetch(url + FEEDBACK_PATHS.send, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  };
}

/** Returns the result in the response to feedback. */
export async function sendFor(url: string, body: FeedbackRequest): Promise<string> {
  const answer = await send(url, body);
  return `${answer.status} ${String(answer.body.outcome ?? answer.body.error)}`;
}

/** Asks for something that needs the token. */
export function get(
  url: string,
  path: string,
  { token = TOKEN, method = 'GET' } = {},
): Promise<Response> {
  return fetch(url + path, { method, headers: { Authorization: `Bearer ${token}` } });
}

async function getJson<Body>(url: string, path: string): Promise<Body> {
  const response = await get(url, path);
  if (response.status !== 200) {
    throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }
  return (await response.json()) as Body;
}

/** The pages of all parts of the report, which must not share a page. */
export async function readReport(url: string, query = ''): Promise<FeedbackReport> {
  const { pages, next } = await getJson<FeedbackReport>(url, FEEDBACK_PATHS.report + query);
  if (next === undefined) {
    return { pages };
  }
  const more = await readReport(url, `${query}${query ? '&' : '?'}after=${next}`);
  return { pages: [...pages, ...more.pages] };
}

/** All comments on a page, latest first. */
export async function readComments(url: string, page: string): Promise<FeedbackComment[]> {
  const all: FeedbackComment[] = [];
  let after: string | undefined;
  do {
    const query = new URLSearchParams({ page, ...(after && { after }) });
    const part = await getJson<FeedbackComments>(url, `${FEEDBACK_PATHS.comments}?${query}`);
    all.push(...part.comments);
    after = part.next;
  } while (after);
  return all;
}

/** The part of a report that is about one page, with its comments. */
export async function readPage(url: string, page: string) {
  const counts = (await readReport(url)).pages.find((entry) => entry.page === page);
  return counts && { ...counts, comments: await readComments(url, page) };
}
