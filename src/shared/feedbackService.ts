/**
 * Addresses and limits of the feedback receiver. They are separate from `feedback.ts` because the browser needs them
 * without zod.
 */

/** Paths of the receiver, relative to its origin (FEEDBACK_URL in services.ts). */
export const FEEDBACK_PATHS = {
  /** POST a `FeedbackRequest`; the response is a `FeedbackAnswer`. */
  send: '/feedback',
  /** GET part of a `FeedbackReport`; `?since=` and `?until=` are ISO times. This and the next three require the token. */
  report: '/report',
  /** GET some `FeedbackComments` on the page `?page=`. */
  comments: '/report/comments',
  /** GET one line per page and section. */
  pagesCsv: '/report/pages.csv',
  /** GET one line per comment. */
  commentsCsv: '/report/comments.csv',
  /** GET whether feedback can be stored at the moment. */
  health: '/health',
} as const;

/** Maximum lengths in UTF-16 code units, which is how the `maxlength` of a textarea counts. */
export const FEEDBACK_LIMITS = { page: 200, section: 200, comment: 4000, version: 40 } as const;

/** The number of pages and sections that one browser can rate. */
export const RATINGS_PER_CLIENT = 2000;
