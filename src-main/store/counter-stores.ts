import type { CounterStores } from '../counter/counter.ts';
import { makeCashSessionStore } from './cash-session-store.ts';
import { makeFiscalMachineStore } from './fiscal-machine-store.ts';
import type { Store } from './open.ts';
import { makeOperatorStore } from './operator-store.ts';
import { makeTillStore } from './till-store.ts';

/** All that the counter keeps. */
export function makeCounterStores(store: Store): CounterStores {
  return {
    operators: makeOperatorStore(store),
    tills: makeTillStore(store),
    cash: makeCashSessionStore(store),
    fiscalMachines: makeFiscalMachineStore(store),
  };
}
