/** Databases that stop answering. */
import { openDatabase } from '@/services/feedback/database/openDatabase';
import { readSettings } from '@/services/feedback/settings';
import type { Environment } from './receiver';

/** A loop that never ends. It sleeps, because ten busy connections would slow down the receiver that is tested. */
const HANG = 'loop perform pg_sleep(60); end loop;';

/** Storing feedback about this page never ends. */
export const HANGING_PAGE = '/hanging/';

const TRIGGER = `
create function hang() returns trigger language plpgsql as $$ begin ${HANG} end $$;
create trigger hang before insert on feedback for each row when (new.page = '${HANGING_PAGE}')
  execute function hang();`;

/** Reading feedback never ends. */
const HANGING_VIEW = `
alter table feedback rename to feedback_table;
create function hang() returns setof feedback_table language plpgsql as $$ begin ${HANG} end $$;
create view feedback as select * from hang();`;

/** @param environment the settings of a receiver that doesn't run yet. */
export function addHangingPage(environment: Environment): Promise<void> {
  return change(environment, TRIGGER);
}

/** @param environment the settings of a receiver that doesn't run yet. */
export function makeReportsHang(environment: Environment): Promise<void> {
  return change(environment, HANGING_VIEW);
}

async function change(environment: Environment, script: string): Promise<void> {
  const database = await openDatabase(readSettings(environment), (error) => {
    throw error;
  });
  await database.transaction(({ run }) => run(script));
  await database.close();
}
