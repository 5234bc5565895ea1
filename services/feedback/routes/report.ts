/** GET /report, the comments of a page, and CSV files. All of them require the token. */
import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  FEEDBACK_PATHS,
  type FeedbackComments,
  type FeedbackReport,
  commentsQuerySchema,
  reportQuerySchema,
  spanQuerySchema,
} from '@/src/shared/feedback';
import type { Server } from '../createServer';
import type { Database } from '../database/database';
import { countSections, listComments, readComments, readReport } from '../readReport';
import { createCommentsCsv, createPagesCsv } from '../reportCsv';
import { createTokenCheck } from '../token';

export function addReportRoutes(
  server: Server,
  database: Database,
  token: string | undefined,
): void {
  // The token is checked before the query. The rate limit comes first to prevent guessing the token.
  const preValidation = createTokenCheck(token);
  server.get(
    FEEDBACK_PATHS.report,
    { preValidation, schema: { querystring: reportQuerySchema } },
    ({ query }): Promise<FeedbackReport> => readReport(database, query),
  );
  server.get(
    FEEDBACK_PATHS.comments,
    { preValidation, schema: { querystring: commentsQuerySchema } },
    ({ query }): Promise<FeedbackComments> => readComments(database, query),
  );
  const csv = { preValidation, schema: { querystring: spanQuerySchema } };
  server.get(FEEDBACK_PATHS.pagesCsv, csv, (request, reply) =>
    sendCsv(request, reply, 'feedback-pages.csv', () =>
      createPagesCsv(countSections(database, request.query)),
    ),
  );
  server.get(FEEDBACK_PATHS.commentsCsv, csv, (request, reply) =>
    sendCsv(request, reply, 'feedback-comments.csv', () =>
      createCommentsCsv(listComments(database, request.query)),
    ),
  );
}

async function sendCsv(
  { method }: FastifyRequest,
  reply: FastifyReply,
  file: string,
  read: () => Promise<Readable>,
): Promise<FastifyReply> {
  // For HEAD, Fastify would read the whole file and send none of it.
  const content = method === 'HEAD' ? Readable.from([]) : await read();
  return reply
    .type('text/csv; charset=utf-8')
    .header('Content-Disposition', `attachment; filename="${file}"`)
    .send(content);
}
