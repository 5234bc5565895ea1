/**
 * Sends feedback to the receiver. A submission is stored as unsent before the first attempt, until the receiver has
 * confirmed it, so it survives a closed tab or a lost connection. It is offered again with the same idempotency key.
 */
import type { FeedbackRating } from '@/src/shared/feedback';
import { createStore, inMemory, useStore } from '../../state/createStore';
import { createId, createRequest, getVersion, isUnsent } from './request';
import {
  type PendingRatings,
  type Unsent,
  readPendingRatings,
  updatePendingRating,
} from './pendingRatings';
import { MAX_WAIT_MS, SEND_TIMEOUT_MS, send } from './send';

export interface Submission {
  rating: FeedbackRating;
  /** Undefined keeps an earlier comment; an empty string removes it. */
  comment?: string | undefined;
}

/** The state of a target since the page was loaded. */
export interface Progress {
  state?: 'sending' | 'sent' | 'failed' | 'refused' | undefined;
  /** The rating of the last attempt. */
  rating?: FeedbackRating;
  /** Whether the comment form is open. */
  open?: boolean;
}

const progress = createStore(inMemory<Readonly<Record<string, Progress>>>({}));
const NONE: Progress = {};

/** Updates the state of a target. */
export function setProgress(target: string, patch: Progress): void {
  progress.set({ ...progress.get(), [target]: { ...getProgress(target), ...patch } });
}

export const getProgress = (target: string): Progress => progress.get()[target] ?? NONE;

export const useProgress = (target: string): Progress =>
  useStore(progress, (all) => all[target] ?? NONE, NONE);

/** Returns the unsent feedback of a target, if it is valid. */
export function getUnsent(all: PendingRatings, target: string): Unsent | undefined {
  const unsent = all[target]?.unsent;
  return isUnsent(unsent) ? unsent : undefined;
}

/** Whether unsent feedback can be offered: no other tab is sending it, and the receiver hasn't asked to wait. */
export function isDue({ offerAt }: Unsent): boolean {
  const wait = offerAt - Date.now();
  return !(wait > 0 && wait <= MAX_WAIT_MS);
}

/** Handles a click on a thumb: opens the form, and sends the rating unless the receiver has it already. */
export function rate(target: string, rating: FeedbackRating, language: string): Promise<void> {
  setProgress(target, { open: true });
  const all = readPendingRatings();
  if (!all[target]?.unsent && all[target]?.stored?.rating === rating) {
    updatePendingRating(target, { asked: undefined });
    return Promise.resolve();
  }
  return submit(target, { rating }, language);
}

/**
 * Submits feedback. If it equals the unsent feedback, it keeps the idempotency key. Resolves when the attempt has
 * ended, whether it succeeded or not.
 */
export function submit(target: string, submission: Submission, language: string): Promise<void> {
  const former = getUnsent(readPendingRatings(), target);
  const { rating, comment = former?.comment } = submission;
  const next = { rating, comment, language, version: getVersion(target) };
  const isSame =
    former?.rating === rating &&
    former.comment === comment &&
    former.language === next.language &&
    former.version === next.version;
  const idempotencyKey = isSame ? former.idempotencyKey : createId();
  updatePendingRating(target, {
    asked: undefined,
    unsent: { ...next, idempotencyKey, offerAt: Date.now() + SEND_TIMEOUT_MS },
  });
  return sendUnsent(target);
}

/** Discards unsent feedback and the draft. */
export function discard(target: string): void {
  updatePendingRating(target, { asked: undefined, unsent: undefined, draft: undefined });
  progress.set({ ...progress.get(), [target]: NONE });
}

/** Requests of a target run one at a time, so that the receiver stores the latest feedback last. */
const running = new Map<string, Promise<void>>();

/** Sends the unsent feedback of a target, with its idempotency key. */
export function sendUnsent(target: string): Promise<void> {
  const promise = running.get(target) ?? sendAll(target).finally(() => void running.delete(target));
  running.set(target, promise);
  return promise;
}

async function sendAll(target: string): Promise<void> {
  let tried: string | undefined;
  for (;;) {
    const unsent = getUnsent(readPendingRatings(), target);
    if (!unsent || unsent.idempotencyKey === tried) {
      return;
    }
    tried = unsent.idempotencyKey;
    await attempt(target, unsent);
  }
}

async function attempt(target: string, unsent: Unsent): Promise<void> {
  const { idempotencyKey, rating, comment } = unsent;
  updatePendingRating(target, { unsent: { ...unsent, offerAt: Date.now() + SEND_TIMEOUT_MS } });
  setProgress(target, { state: 'sending', rating });
  const outcome = await send(createRequest(target, unsent));
  const now = readPendingRatings()[target];
  // Newer feedback may have been submitted meanwhile, here or in another tab.
  const isCurrent = now?.unsent?.idempotencyKey === idempotencyKey;
  const rest = isCurrent ? undefined : now?.unsent;
  switch (outcome.type) {
    case 'stored':
      updatePendingRating(target, {
        stored: { rating, comment: comment ?? now?.stored?.comment },
        unsent: rest,
        ...(now?.draft?.trim() === comment && { draft: undefined }),
      });
      setProgress(target, { state: 'sent', ...(comment !== undefined && { open: false }) });
      break;
    case 'failed':
      console.warn('Feedback could not be sent; it is kept and offered again.', outcome.cause);
      if (isCurrent) {
        updatePendingRating(target, {
          unsent: { ...unsent, offerAt: Date.now() + outcome.waitMs },
        });
      }
      setProgress(target, { state: 'failed' });
      break;
    case 'refused':
      console.error('The receiver refused feedback, and would again.', outcome.cause);
      updatePendingRating(target, {
        unsent: rest,
        // An earlier comment is kept as draft only if there is none, because it would overwrite it.
        ...(comment && now?.draft === undefined && { draft: comment }),
      });
      setProgress(target, { state: 'refused', open: true });
  }
}
