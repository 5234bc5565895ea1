/** One attempt to hand feedback to the receiver. */
import type { FeedbackAnswer, FeedbackError, FeedbackRequest } from '@/src/shared/feedback';
import { FEEDBACK_PATHS } from '@/src/shared/feedbackService';
import { FEEDBACK_URL } from '@/src/shared/services';

/** How long the receiver has to answer, in milliseconds. */
export const SEND_TIMEOUT_MS = 10_000;

/** The longest wait that a receiver can ask for, in milliseconds: what is longer is a mistake. */
export const MAX_WAIT_MS = 60 * 60 * 1000;

/** `refused`: the same will never be taken. `waitMs`: how long the receiver asks to wait. */
export type Outcome =
  | { type: 'stored' }
  | { type: 'failed'; cause: unknown; waitMs: number }
  | { type: 'refused'; cause: string };

const OUTCOMES: readonly unknown[] = [
  'stored',
  'changed',
  'repeated',
] satisfies FeedbackAnswer['outcome'][];

/** What is wrong with the request itself: malformed or invalid, too large, not JSON, a key that was used otherwise. */
const REFUSALS = [400, 413, 415, 422];

/** Sends it. Never throws: the outcome says what went wrong. */
export async function send(request: FeedbackRequest): Promise<Outcome> {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new Error(`no answer within ${SEND_TIMEOUT_MS} ms`)),
    SEND_TIMEOUT_MS,
  );
  try {
    const response = await fetch(FEEDBACK_URL + FEEDBACK_PATHS.send, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(request),
      credentials: 'omit',
      // Whoever sends and leaves the page has sent it.
      keepalive: true,
      signal: controller.signal,
    });
    const answer = (await response.json().catch(() => ({}))) as Partial<
      FeedbackAnswer & FeedbackError
    > | null;
    controller.signal.throwIfAborted();
    if (response.ok) {
      return OUTCOMES.includes(answer?.outcome)
        ? { type: 'stored' }
        : { type: 'failed', cause: 'the answer is not that of the receiver', waitMs: 0 };
    }
    const cause = `${response.status} ${String(answer?.message ?? response.statusText)}`;
    return REFUSALS.includes(response.status)
      ? { type: 'refused', cause }
      : { type: 'failed', cause, waitMs: readWait(response.headers.get('Retry-After')) };
  } catch (cause) {
    return { type: 'failed', cause, waitMs: 0 };
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds from now: RFC 9110, section 10.2.3, "Retry-After", is a number of seconds or a date. */
export function readWait(header: string | null): number {
  const text = header?.trim() ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), MAX_WAIT_MS) : 0;
}
