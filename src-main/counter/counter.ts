import { makeCashSessions } from './cash/cash-sessions.ts';
import type { CashStore } from './cash/cash-store.ts';
import { type FiscalMachineStore, makeFiscalMachines } from './fiscal-machines/fiscal-machines.ts';
import type { OperatorStore } from './operators/operator-store.ts';
import { makeOperators } from './operators/operators.ts';
import { makePermits } from './operators/permits.ts';
import { makeSignIns } from './operators/sign-ins.ts';
import { makeTills, type TillStore } from './tills/tills.ts';

export interface CounterStores {
  readonly operators: OperatorStore;
  readonly tills: TillStore;
  readonly cash: CashStore;
  readonly fiscalMachines: FiscalMachineStore;
}

export interface CounterDependencies extends CounterStores {
  readonly now: () => Date;
  readonly newId: () => string;
  readonly cursorSecret: Uint8Array;
}

/** The people at the counter, its tills with what is taken at them, and its fiscal machines. */
export function makeCounter(dependencies: CounterDependencies) {
  const { now, newId, cursorSecret } = dependencies;
  const signIns = makeSignIns();
  const permits = makePermits({ store: dependencies.operators, signIns, now });
  return {
    operators: makeOperators({ store: dependencies.operators, signIns, permits, now, newId }),
    tills: makeTills({ store: dependencies.tills, permits, now, newId }),
    cashSessions: makeCashSessions({ store: dependencies.cash, permits, now, newId, cursorSecret }),
    fiscalMachines: makeFiscalMachines({ store: dependencies.fiscalMachines, permits, now, newId }),
  };
}
