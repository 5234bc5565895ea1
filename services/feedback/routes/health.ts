/** GET /health: 200 when feedback can be stored now, 503 when it cannot. */
import { FEEDBACK_PATHS } from '@/src/shared/feedback';
import type { Server } from '../createServer';
import type { Database } from '../database/database';
import { checkDatabase } from '../store';

export function addHealthRoute(server: Server, database: Database): void {
  // Load balancers ask often, and from one address: they have a limit of their own.
  server.get(
    FEEDBACK_PATHS.health,
    { config: { rateLimit: { max: 120, groupId: 'health' } } },
    async () => {
      await checkDatabase(database);
      return { status: 'ok' };
    },
  );
}
