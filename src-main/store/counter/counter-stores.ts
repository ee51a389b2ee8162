import type { CounterStores } from '../../counter/counter.ts';
import { makeEmissionPointStore } from '../business/series/emission-point-store.ts';
import { makeProductStore } from '../catalog/products.ts';
import { makeStockStore } from '../catalog/stock/stock-store.ts';
import type { Store } from '../sqlite/open.ts';
import { makeApprovalStore } from './approval-store.ts';
import { makeCashSessionStore } from './cash-session-store.ts';
import { makeDocumentViewStore } from './document-view-store.ts';
import { makeDraftStore } from './draft-store.ts';
import { makeFiscalMachineStore } from './fiscal-machine-store.ts';
import { makeHeldSaleStore } from './held-sale-store.ts';
import { makeOperatorStore } from './operator-store.ts';
import { makeRoleStore } from './role-store.ts';
import { makeStaffLogStore } from './staff-log-store.ts';
import { makeTillStore } from './till-store.ts';

/** All that the counter keeps. */
export function makeCounterStores(store: Store): CounterStores {
  return {
    operators: makeOperatorStore(store),
    roles: makeRoleStore(store),
    tills: makeTillStore(store),
    emissionPoints: makeEmissionPointStore(store),
    cash: makeCashSessionStore(store),
    fiscalMachines: makeFiscalMachineStore(store),
    heldSales: makeHeldSaleStore(store),
    documentViews: makeDocumentViewStore(store),
    drafts: makeDraftStore(store),
    stock: makeStockStore(store),
    approvals: makeApprovalStore(store),
    staffLog: makeStaffLogStore(store),
    products: makeProductStore(store),
  };
}
