/**
 * Addresses and limits of the feedback receiver. They are separate from `feedback.ts` because the browser needs them
 * without zod.
 */

/** Paths of the receiver, relative to its origin (FEEDBACK_URL in services.ts). */
export const FEEDBACK_PATHS = {
  /** POST a `FeedbackRequest`; the response is a `FeedbackAnswer`. */
  send: '/feedback',
  /** GET a `FeedbackReport`; `?since=` and `?until=` are ISO times. This and the next two require the token. */
  report: '/report',
  /** GET one line per page and section. */
  pagesCsv: '/report/pages.csv',
  /** GET one line per comment. */
  commentsCsv: '/report/comments.csv',
  /** GET whether feedback can be stored at the moment. */
  health: '/health',
} as const;

/** Maximum lengths in UTF-16 code units, which is how the `maxlength` of a textarea counts. */
export const FEEDBACK_LIMITS = { page: 200, section: 200, comment: 4000, version: 40 } as const;
