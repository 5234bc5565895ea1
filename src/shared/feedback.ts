/**
 * What the site and the receiver (services/feedback) tell each other. The server validates with these schemas; the
 * browser takes the types, and what is in feedbackService.ts; the schemas only where zod is loaded anyway.
 */
import { z } from 'zod';
import { FEEDBACK_LIMITS, FEEDBACK_PATHS } from './feedbackService';

export { FEEDBACK_LIMITS, FEEDBACK_PATHS };

/** Bytes of a request at most: a comment of full length, each unit written as `\uXXXX`, and the rest. */
export const FEEDBACK_BODY_LIMIT = 32 * 1024;

const ratingSchema = z.enum(['up', 'down']);

export type FeedbackRating = z.infer<typeof ratingSchema>;

/** Control characters that no textarea holds; PostgreSQL refuses NUL. */
// eslint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

export const feedbackRequestSchema = z.strictObject({
  /**
   * Made anew (`crypto.randomUUID()`) for each thing that a reader says, kept when it is sent again. What was stored
   * once under a key is not stored again, even when something newer has come in between.
   */
  idempotencyKey: z.uuid(),
  /** Random id of this browser; a later rating by it for the same page and section replaces the earlier one. */
  clientId: z.uuid(),
  /** Path of the page with its last slash, without language prefix, query and hash. */
  page: z
    .string()
    .max(FEEDBACK_LIMITS.page)
    .regex(/^\/([\w.-]+\/)*$/, 'must be a path such as /material-ui/react-button/'),
  /** Hash of the section's heading; empty for the whole page. */
  section: z
    .string()
    .max(FEEDBACK_LIMITS.section)
    .regex(/^[\p{L}\p{N}\p{M}_-]*$/u, 'must be the hash of a heading, without #')
    .default(''),
  rating: ratingSchema,
  /** Absent: a comment that was sent earlier stays. Empty: it is removed. */
  comment: z
    .string()
    .max(FEEDBACK_LIMITS.comment)
    .overwrite((text) => text.replace(CONTROL, '').trim())
    .optional(),
  /** Language that the page is read in. */
  language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/, 'must be a tag such as en'),
  /** Documented version of the page's product. */
  version: z
    .string()
    .max(FEEDBACK_LIMITS.version)
    .regex(/^\w[\w.+-]*$/, 'must be a version such as 6.4.1'),
});

/** What a client writes: defaults may be left out. */
export type FeedbackRequest = z.input<typeof feedbackRequestSchema>;

/** What the server reads. */
export type Feedback = z.output<typeof feedbackRequestSchema>;

export interface FeedbackAnswer {
  /** stored: a new row. changed: it replaced an earlier rating. repeated: this key was stored before. */
  outcome: 'stored' | 'changed' | 'repeated';
}

/** Every answer that is not 2xx. */
export const feedbackErrorSchema = z.object({
  /** For programs, such as `too-many-requests`. */
  error: z.string(),
  /** For people: cause and remedy. Never repeats what was sent. */
  message: z.string(),
});

export type FeedbackError = z.infer<typeof feedbackErrorSchema>;

/** A time with its offset, in years that databases and browsers know alike; read as UTC. */
const timeSchema = z.iso
  .datetime({ offset: true })
  .refine((time) => Date.parse(time) >= 0, 'must be 1970 or later')
  .transform((time) => new Date(time).toISOString());

export const reportQuerySchema = z.strictObject({
  /** Feedback that changed before is left out. */
  since: timeSchema.optional(),
  /** Feedback that changed then or later is left out. */
  until: timeSchema.optional(),
});

export type ReportQuery = z.infer<typeof reportQuerySchema>;

const countsSchema = z.object({ up: z.int(), down: z.int() });

const feedbackCommentSchema = z.object({
  section: z.string(),
  rating: ratingSchema,
  comment: z.string(),
  language: z.string(),
  version: z.string(),
  /** ISO time in UTC. */
  changedAt: z.string(),
});

export const feedbackReportSchema = z.object({
  /** By path. Counts are those of the page and all its sections together. */
  pages: z.array(
    countsSchema.extend({
      page: z.string(),
      /** By hash; '' is the page as a whole. */
      sections: z.array(countsSchema.extend({ section: z.string() })),
      /** Latest first. */
      comments: z.array(feedbackCommentSchema),
    }),
  ),
});

export type FeedbackComment = z.infer<typeof feedbackCommentSchema>;
export type FeedbackReport = z.infer<typeof feedbackReportSchema>;
export type PageReport = FeedbackReport['pages'][number];
