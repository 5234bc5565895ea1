/** GET /health: responds with 200 when feedback can be stored and with 503 when it can't. */
import { FEEDBACK_PATHS } from '@/src/shared/feedback';
import type { Server } from '../createServer';
import type { Database } from '../database/database';
import { checkDatabase } from '../store';

/** How long requests share one check, in milliseconds. Each check writes to the disk. */
const SHARED_MS = 500;

export function addHealthRoute(server: Server, database: Database): void {
  let check: Promise<void> | undefined;
  let checkedAt = 0;
  // Load balancers send frequent requests from one address, so this route has its own rate limit.
  server.get(
    FEEDBACK_PATHS.health,
    { config: { rateLimit: { max: 120, groupId: 'health' } } },
    async () => {
      if (!check || performance.now() - checkedAt > SHARED_MS) {
        check = checkDatabase(database);
        checkedAt = performance.now();
      }
      await check;
      return { status: 'ok' };
    },
  );
}
