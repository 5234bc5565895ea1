/** POST /feedback */
import { FEEDBACK_PATHS, type FeedbackAnswer, feedbackRequestSchema } from '@/src/shared/feedback';
import { RATINGS_PER_CLIENT } from '@/src/shared/feedbackService';
import { RequestError } from '../answerError';
import type { Server } from '../createServer';
import type { Database } from '../database/database';
import { saveFeedback } from '../store';

/**
 * Responds with 201 for a new row, 200 for an updated row or a repeated request, 422 for a key that was used for another
 * request, and 403 when the browser has too many rows.
 */
export function addFeedbackRoute(server: Server, database: Database): void {
  server.post(
    FEEDBACK_PATHS.send,
    { schema: { body: feedbackRequestSchema } },
    async ({ body }, reply): Promise<FeedbackAnswer> => {
      const outcome = await saveFeedback(database, body);
      if (outcome === 'conflict') {
        throw new RequestError(
          422,
          'key-reused',
          'This idempotencyKey was used for other feedback: make a new one.',
        );
      }
      if (outcome === 'full') {
        throw new RequestError(
          403,
          'too-many-ratings',
          `This browser has rated ${RATINGS_PER_CLIENT} pages and sections, which is the maximum.`,
        );
      }
      reply.code(outcome === 'stored' ? 201 : 200);
      return { outcome };
    },
  );
}
