/**
 * The HTTP contract between the site and the feedback receiver (services/feedback). The server validates with these
 * schemas. The browser imports the types and `feedbackService.ts`; it imports the schemas only in chunks that load zod
 * anyway.
 */
import { z } from 'zod';
import { FEEDBACK_LIMITS, FEEDBACK_PATHS } from './feedbackService';

export { FEEDBACK_LIMITS, FEEDBACK_PATHS };

/**
 * Maximum size of a request body in bytes: a comment of full length with each code unit escaped as `\uXXXX`, and the
 * other fields.
 */
export const FEEDBACK_BODY_LIMIT = 32 * 1024;

const ratingSchema = z.enum(['up', 'down']);

export type FeedbackRating = z.infer<typeof ratingSchema>;

/** Control characters that a textarea can't contain. PostgreSQL rejects NUL. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

export const feedbackRequestSchema = z.strictObject({
  /**
   * A new key (`crypto.randomUUID()`) for each submission, which retries reuse. A key that was stored once isn't stored
   * again, even when a newer submission has arrived in between.
   */
  idempotencyKey: z.uuid(),
  /** Random id of this browser. A later rating from it for the same page and section replaces the earlier one. */
  clientId: z.uuid(),
  /** Path of the page with trailing slash, without language prefix, query and hash. */
  page: z
    .string()
    .max(FEEDBACK_LIMITS.page)
    .regex(/^\/([\w.-]+\/)*$/, 'must be a path such as /material-ui/react-button/'),
  /** Hash of the section's heading, or an empty string for the whole page. */
  section: z
    .string()
    .max(FEEDBACK_LIMITS.section)
    .regex(/^[\p{L}\p{N}\p{M}_-]*$/u, 'must be the hash of a heading, without #')
    .default(''),
  rating: ratingSchema,
  /** If absent, a comment that was sent earlier is kept. If empty, it is removed. */
  comment: z
    .string()
    .max(FEEDBACK_LIMITS.comment)
    .overwrite((text) => text.replace(CONTROL, '').trim())
    .optional(),
  /** Language of the page. */
  language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, 'must be a tag such as en'),
  /** Documented version of the page's product. */
  version: z
    .string()
    .max(FEEDBACK_LIMITS.version)
    .regex(/^\w[\w.+-]*$/, 'must be a version such as 6.4.1'),
});

/** The request as the client writes it, where fields with defaults are optional. */
export type FeedbackRequest = z.input<typeof feedbackRequestSchema>;

/** The request as the server reads it, after validation. */
export type Feedback = z.output<typeof feedbackRequestSchema>;

export interface FeedbackAnswer {
  /**
   * stored: a new row. changed: the rating replaced an earlier one. repeated: a request with this key was stored
   * before.
   */
  outcome: 'stored' | 'changed' | 'repeated';
}

/** The body of every response that isn't 2xx. */
export const feedbackErrorSchema = z.object({
  /** A machine-readable code, such as `too-many-requests`. */
  error: z.string(),
  /** A message with cause and remedy. It never contains the submitted data. */
  message: z.string(),
});

export type FeedbackError = z.infer<typeof feedbackErrorSchema>;

/** An ISO time with offset, limited to years that JavaScript and databases both support. It is read as UTC. */
const timeSchema = z.iso
  .datetime({ offset: true })
  .refine((time) => Date.parse(time) >= 0, 'must be 1970 or later')
  .transform((time) => new Date(time).toISOString());

/** A place in a long answer: the `next` of the part before. Clients send it back as it is. */
const placeSchema = z
  .string()
  .max(1200)
  .regex(/^[\w-]+$/, 'must be the next of an earlier answer');

const spanSchema = z.strictObject({
  /** Inclusive lower limit for the time of the last change. */
  since: timeSchema.optional(),
  /** Exclusive upper limit for the time of the last change. */
  until: timeSchema.optional(),
});

/** The query of the CSV files, which have no parts. */
export const spanQuerySchema = spanSchema;

export const reportQuerySchema = spanSchema.extend({ after: placeSchema.optional() });

export const commentsQuerySchema = spanSchema.extend({
  page: feedbackRequestSchema.shape.page,
  after: placeSchema.optional(),
});

export type ReportSpan = z.infer<typeof spanSchema>;
export type ReportQuery = z.infer<typeof reportQuerySchema>;
export type CommentsQuery = z.infer<typeof commentsQuerySchema>;

/** Counts of ratings, and of comments. */
const countsSchema = z.object({ up: z.int(), down: z.int(), comments: z.int() });

/** Part of a report. Readers can invent pages, so a report has no maximum size. */
export const feedbackReportSchema = z.object({
  /**
   * Sorted by path. The counts of a page include those of its sections. The last page of a part may go on in the next
   * part, and so may its last section: add their counts.
   */
  pages: z.array(
    countsSchema.extend({
      page: z.string(),
      /** Sorted by hash. An empty hash is the page as a whole. */
      sections: z.array(countsSchema.extend({ section: z.string() })),
    }),
  ),
  /** Send it as `after` to get the next part. Absent in the last part. */
  next: z.string().optional(),
});

const feedbackCommentSchema = z.object({
  section: z.string(),
  rating: ratingSchema,
  comment: z.string(),
  language: z.string(),
  version: z.string(),
  /** ISO time in UTC. */
  changedAt: z.string(),
});

/** Some comments on a page. */
export const feedbackCommentsSchema = z.object({
  /** Latest first. */
  comments: z.array(feedbackCommentSchema),
  /** Send it as `after` to get earlier comments. Absent when there are none. */
  next: z.string().optional(),
});

export type FeedbackComment = z.infer<typeof feedbackCommentSchema>;
export type FeedbackComments = z.infer<typeof feedbackCommentsSchema>;
export type FeedbackReport = z.infer<typeof feedbackReportSchema>;
export type PageReport = FeedbackReport['pages'][number];
