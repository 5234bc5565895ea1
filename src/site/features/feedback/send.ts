/** Sends one request to the receiver. */
import type { FeedbackAnswer, FeedbackError, FeedbackRequest } from '@/src/shared/feedback';
import { FEEDBACK_PATHS } from '@/src/shared/feedbackService';
import { FEEDBACK_URL } from '@/src/shared/services';

/** Timeout of a request, in milliseconds. */
export const SEND_TIMEOUT_MS = 10_000;

/** The longest delay that a receiver can request, in milliseconds. Longer values are treated as errors. */
export const MAX_WAIT_MS = 60 * 60 * 1000;

/** `refused`: the receiver will never accept this request. `waitMs`: the delay that the receiver requests. */
export type Outcome =
  | { type: 'stored' }
  | { type: 'failed'; cause: unknown; waitMs: number }
  | { type: 'refused'; cause: string };

const OUTCOMES: readonly unknown[] = [
  'stored',
  'changed',
  'repeated',
] satisfies FeedbackAnswer['outcome'][];

/** Statuses of invalid requests: malformed or invalid, too large, not JSON, or a reused idempotency key. */
const REFUSALS = [400, 413, 415, 422];

/** Sends a request. It never throws; errors are part of the outcome. */
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
      // The request continues when the user leaves the page.
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

/** Returns the delay in milliseconds. RFC 9110, section 10.2.3: "Retry-After" is a number of seconds or a date. */
export function readWait(header: string | null): number {
  const text = header?.trim() ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), MAX_WAIT_MS) : 0;
}
