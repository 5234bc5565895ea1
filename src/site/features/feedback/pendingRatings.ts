/**
 * This user's feedback by target, in local storage (in memory if storage is blocked). It is read before each change, so
 * that tabs don't overwrite each other's changes. Every page loads this module; outbox.ts contains the code for
 * sending.
 */
import { useMemo } from 'react';
import type { FeedbackRating, FeedbackRequest } from '@/src/shared/feedback';
import { storedText, useStoredText } from '../../state/storedText';

const KEY = 'feedback';

/** A complete submission. Sending it again produces the same request. */
export interface Unsent extends Pick<
  FeedbackRequest,
  'idempotencyKey' | 'rating' | 'comment' | 'language' | 'version'
> {
  /**
   * Time from which it can be offered again, in milliseconds since 1970. Before that, an attempt may still be running.
   */
  offerAt: number;
}

/** The feedback on one target: a page such as `/system/box/`, or a section such as `/system/box/#sizes`. */
export interface PendingRating {
  /** A clicked rating that hasn't been submitted yet. */
  asked?: FeedbackRating | undefined;
  /** The time of that click, in milliseconds since 1970. */
  askedAt?: number | undefined;
  unsent?: Unsent | undefined;
  /** The feedback that the receiver has confirmed. */
  stored?: Pick<FeedbackRequest, 'rating' | 'comment'> | undefined;
  /** Comment that the user is writing. */
  draft?: string | undefined;
}

/** The content of the storage isn't validated when it is read. outbox.ts validates what it sends. */
export type PendingRatings = Readonly<Record<string, PendingRating | undefined>>;

const NOTHING: PendingRatings = {};

function parse(text: string | null): PendingRatings {
  try {
    return (JSON.parse(text ?? '') as PendingRatings | null) ?? NOTHING;
  } catch {
    // Nothing was stored, or it isn't valid JSON.
    return NOTHING;
  }
}

export function readPendingRatings(): PendingRatings {
  return parse(storedText(KEY).get());
}

/** Updates the feedback on a target. A field that is undefined is removed. */
export function updatePendingRating(target: string, patch: PendingRating): void {
  const all = readPendingRatings();
  storedText(KEY).set(JSON.stringify({ ...all, [target]: { ...all[target], ...patch } }));
}

/** Empty on the server and during hydration. */
export function usePendingRatings(): PendingRatings {
  const [text] = useStoredText(KEY);
  return useMemo(() => parse(text), [text]);
}

/** Returns the rating to show as pressed. */
export function getRating(pending: PendingRating | undefined): FeedbackRating | undefined {
  return pending?.asked ?? pending?.unsent?.rating ?? pending?.stored?.rating;
}
