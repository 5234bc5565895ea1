/** POST /feedback */
import { FEEDBACK_PATHS, type FeedbackAnswer, feedbackRequestSchema } from '@/src/shared/feedback';
import { RequestError } from '../answerError';
import type { Server } from '../createServer';
import type { Database } from '../database/database';
import { saveFeedback } from '../store';

/**
 * Responds with 201 for a new row, 200 for an updated row or a repeated request, and 422 for a key that was used for
 * another request.
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
      reply.code(outcome === 'stored' ? 201 : 200);
      return { outcome };
    },
  );
}
