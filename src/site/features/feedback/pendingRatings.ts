/**
 * What this reader has said, by target, in local storage (in memory where that is blocked). Read anew before each
 * change, so two tabs do not undo each other. Every page loads this: what sends is in outbox.ts.
 */
import { useMemo } from 'react';
import type { FeedbackRating, FeedbackRequest } from '@/src/shared/feedback';
import { storedText, useStoredText } from '../../state/storedText';

const KEY = 'feedback';

/** What has to be sent, complete: sent again it is the same. */
export interface Unsent extends Pick<
  FeedbackRequest,
  'idempotencyKey' | 'rating' | 'comment' | 'language' | 'version'
> {
  /** From when on it may be offered again, in milliseconds since 1970: an attempt may still be going on before. */
  offerAt: number;
}

/** About one target: a page such as `/system/box/`, or its section `/system/box/#sizes`. */
export interface PendingRating {
  /** The thumb was pressed; nothing has been made of it yet. */
  asked?: FeedbackRating | undefined;
  /** When that was, in milliseconds since 1970. */
  askedAt?: number | undefined;
  unsent?: Unsent | undefined;
  /** What the receiver has. */
  stored?: Pick<FeedbackRequest, 'rating' | 'comment'> | undefined;
  /** Text that is being written. */
  draft?: string | undefined;
}

/** Nothing of it can be relied on: anybody may have written to the storage. outbox.ts checks what it sends. */
export type PendingRatings = Readonly<Record<string, PendingRating | undefined>>;

const NOTHING: PendingRatings = {};

function parse(text: string | null): PendingRatings {
  try {
    return (JSON.parse(text ?? '') as PendingRatings | null) ?? NOTHING;
  } catch {
    // Nothing was said, or nothing that can be read.
    return NOTHING;
  }
}

export function readPendingRatings(): PendingRatings {
  return parse(storedText(KEY).get());
}

/** Changes fields of what was said about a target; undefined removes one. */
export function updatePendingRating(target: string, patch: PendingRating): void {
  const all = readPendingRatings();
  storedText(KEY).set(JSON.stringify({ ...all, [target]: { ...all[target], ...patch } }));
}

/** Nothing on the server and during hydration. */
export function usePendingRatings(): PendingRatings {
  const [text] = useStoredText(KEY);
  return useMemo(() => parse(text), [text]);
}

/** The thumb that shows pressed. */
export function getRating(said: PendingRating | undefined): FeedbackRating | undefined {
  return said?.asked ?? said?.unsent?.rating ?? said?.stored?.rating;
}
