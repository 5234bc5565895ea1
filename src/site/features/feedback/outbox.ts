/**
 * Says things to the receiver. What is said is stored as unsent before the first attempt and until the receiver has
 * confirmed it, so a closed tab or a dead network loses nothing: it is offered again, with the key that it had.
 */
import type { FeedbackRating } from '@/src/shared/feedback';
import { createStore, inMemory, useStore } from '../../state/createStore';
import { createId, createRequest, getVersion, isUnsent } from './request';
import {
  type PendingRatings,
  type Unsent,
  updatePendingRating,
  readPendingRatings,
} from './pendingRatings';
import { MAX_WAIT_MS, SEND_TIMEOUT_MS, send } from './send';

export interface Words {
  rating: FeedbackRating;
  /** Undefined leaves an earlier one as it is, empty removes it. */
  comment?: string | undefined;
}

/** How things stand with a target since the page was loaded. */
export interface Progress {
  state?: 'sending' | 'sent' | 'failed' | 'refused' | undefined;
  /** The rating of the last attempt. */
  rating?: FeedbackRating;
  /** The reader wants to write. */
  open?: boolean;
}

const progress = createStore(inMemory<Readonly<Record<string, Progress>>>({}));
const NONE: Progress = {};

/** Changes what is known about a target. */
export function setProgress(target: string, patch: Progress): void {
  progress.set({ ...progress.get(), [target]: { ...getProgress(target), ...patch } });
}

export const getProgress = (target: string): Progress => progress.get()[target] ?? NONE;

export const useProgress = (target: string): Progress =>
  useStore(progress, (all) => all[target] ?? NONE, NONE);

/** What is unsent about a target and can be sent. */
export function getUnsent(all: PendingRatings, target: string): Unsent | undefined {
  const unsent = all[target]?.unsent;
  return isUnsent(unsent) ? unsent : undefined;
}

/** Whether it may be offered: no attempt is going on (in another tab), and the receiver has not asked to wait. */
export function isDue({ offerAt }: Unsent): boolean {
  const wait = offerAt - Date.now();
  return !(wait > 0 && wait <= MAX_WAIT_MS);
}

/** A thumb was pressed: opens the form, and says it unless the receiver has it already. */
export function rate(target: string, rating: FeedbackRating, language: string): Promise<void> {
  setProgress(target, { open: true });
  const all = readPendingRatings();
  if (!all[target]?.unsent && all[target]?.stored?.rating === rating) {
    updatePendingRating(target, { asked: undefined });
    return Promise.resolve();
  }
  return say(target, { rating }, language);
}

/** Says something new; the same as what is unsent keeps its key. Resolves when the attempt has ended, well or not. */
export function say(target: string, words: Words, language: string): Promise<void> {
  const former = getUnsent(readPendingRatings(), target);
  const { rating, comment = former?.comment } = words;
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

/** Gives up what was not sent, and what is being written. */
export function discard(target: string): void {
  updatePendingRating(target, { asked: undefined, unsent: undefined, draft: undefined });
  progress.set({ ...progress.get(), [target]: NONE });
}

/** One at a time for each target, so that what was said last is stored last. */
const running = new Map<string, Promise<void>>();

/** Sends what is unsent about a target, with the key that it has. */
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
  // Something newer may have been said meanwhile, here or in another tab.
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
        // An earlier text is not taken for a draft: it would come back as one.
        ...(comment && now?.draft === undefined && { draft: comment }),
      });
      setProgress(target, { state: 'refused', open: true });
  }
}
