/** A database that stops answering when it is asked to store feedback about one page. */
import { openDatabase } from '@/services/feedback/database/openDatabase';
import { readSettings } from '@/services/feedback/settings';
import type { Environment } from './receiver';

/** Storing feedback about this page never ends. */
export const HANGING_PAGE = '/hanging/';

const TRIGGER = `
create function hang() returns trigger language plpgsql as $$ begin loop null; end loop; end $$;
create trigger hang before insert on feedback for each row when (new.page = '${HANGING_PAGE}')
  execute function hang();`;

/** @param environment the settings of a receiver that doesn't run yet. */
export async function addHangingPage(environment: Environment): Promise<void> {
  const database = await openDatabase(readSettings(environment), (error) => {
    throw error;
  });
  await database.transaction(({ run }) => run(TRIGGER));
  await database.close();
}
