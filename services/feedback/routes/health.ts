/** GET /health: responds with 200 when feedback can be stored and with 503 when it can't. */
import { FEEDBACK_PATHS } from '@/src/shared/feedback';
import type { Server } from '../createServer';
import type { Database } from '../database/database';
import { checkDatabase } from '../store';

export function addHealthRoute(server: Server, database: Database): void {
  // Load balancers send frequent requests from one address, so this route has its own rate limit.
  server.get(
    FEEDBACK_PATHS.health,
    { config: { rateLimit: { max: 120, groupId: 'health' } } },
    async () => {
      await checkDatabase(database);
      return { status: 'ok' };
    },
  );
}
