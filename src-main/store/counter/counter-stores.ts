import type { CounterStores } from '../../counter/counter.ts';
import { makeEmissionPointStore } from '../business/series/emission-point-store.ts';
import { makeProductStore } from '../catalog/products.ts';
import { makeStockStore } from '../catalog/stock/stock-store.ts';
import type { Store } from '../sqlite/open.ts';
import { makeCashSessionStore } from './cash/cash-session-store.ts';
import { makeDocumentViewStore } from './document-view-store.ts';
import { makeDraftStore } from './draft-store.ts';
import { makeFiscalMachineStore } from './fiscal-machine-store.ts';
import { makeHeldSaleStore } from './held-sale-store.ts';
import { makeApprovalStore } from './people/approval-store.ts';
import { makeOperatorStore } from './people/operator-store.ts';
import { makeRoleStore } from './people/role-store.ts';
import { makeStaffLogStore } from './people/staff-log-store.ts';
import { makeRemovalStore } from './removal-store.ts';
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
    removals: makeRemovalStore(store),
    products: makeProductStore(store),
  };
}
