import type { TillMachines } from '../../issuing/ports/till-machines.ts';
import type { Store } from '../sqlite/open.ts';

/** The machine of the till at which a cash session was opened, as documents carry it. */
export function tillMachines(db: Pick<Store['db'], 'selectFrom'>): TillMachines {
  return {
    tillMachine: ({ entityId, environment }, cashSessionId) =>
      db
        .selectFrom('cash_session')
        .innerJoin('till', 'till.id', 'cash_session.till_id')
        .innerJoin('fiscal_machine', 'fiscal_machine.id', 'till.fiscal_machine_id')
        .select(['fiscal_machine.brand', 'fiscal_machine.model', 'fiscal_machine.serial'])
        .where('cash_session.id', '=', cashSessionId)
        .where('till.entity_id', '=', entityId)
        .where('till.environment', '=', environment)
        .executeTakeFirst(),
  };
}
