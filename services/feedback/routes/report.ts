/** GET /report and its CSV files, which require the token. */
import { FEEDBACK_PATHS, type FeedbackReport, reportQuerySchema } from '@/src/shared/feedback';
import type { Server } from '../createServer';
import type { Database } from '../database/database';
import { createCommentsCsv, createPagesCsv } from '../reportCsv';
import { readReport } from '../store';
import { createTokenCheck } from '../token';

export function addReportRoutes(
  server: Server,
  database: Database,
  token: string | undefined,
): void {
  const options = {
    // The token is checked before the query. The rate limit comes first to prevent guessing the token.
    preValidation: createTokenCheck(token),
    schema: { querystring: reportQuerySchema },
  };
  server.get(FEEDBACK_PATHS.report, options, ({ query }): Promise<FeedbackReport> =>
    readReport(database, query),
  );
  const sheets = [
    [FEEDBACK_PATHS.pagesCsv, 'feedback-pages.csv', createPagesCsv],
    [FEEDBACK_PATHS.commentsCsv, 'feedback-comments.csv', createCommentsCsv],
  ] as const;
  for (const [address, file, createCsv] of sheets) {
    server.get(address, options, async ({ query }, reply): Promise<string> => {
      const report = await readReport(database, query);
      reply.type('text/csv; charset=utf-8');
      reply.header('Content-Disposition', `attachment; filename="${file}"`);
      return createCsv(report);
    });
  }
}
