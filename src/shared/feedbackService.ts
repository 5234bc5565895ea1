/** Addresses and limits of the receiver of feedback: the part of the contract (`feedback.ts`) that needs no zod. */

/** Addresses of the receiver, below its origin (FEEDBACK_URL in services.ts). */
export const FEEDBACK_PATHS = {
  /** POST a `FeedbackRequest`, answered by a `FeedbackAnswer`. */
  send: '/feedback',
  /** GET a `FeedbackReport`; `?since=` and `?until=` are ISO times. Needs the token, as do the next two. */
  report: '/report',
  /** GET a line per page and section. */
  pagesCsv: '/report/pages.csv',
  /** GET a line per comment. */
  commentsCsv: '/report/comments.csv',
  /** GET whether feedback can be stored now. */
  health: '/health',
} as const;

/** Lengths in UTF-16 units, as a textarea's `maxlength` counts them. */
export const FEEDBACK_LIMITS = { page: 200, section: 200, comment: 4000, version: 40 } as const;
