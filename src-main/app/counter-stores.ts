import type { CounterStores } from '../counter/counter.ts';
import { makeCostStore } from '../store/catalog/costs/cost-store.ts';
import { makeProductStore } from '../store/catalog/products.ts';
import { makePromotionStore } from '../store/catalog/promotion-store.ts';
import { makeLotStore } from '../store/catalog/stock/lot-store.ts';
import { makeStockStore } from '../store/catalog/stock/stock-store.ts';
import { makeCashSessionStore } from '../store/counter/cash/cash-session-store.ts';
import { makeDocumentViewStore } from '../store/counter/document-view-store.ts';
import { makeDraftStore } from '../store/counter/draft-store.ts';
import { makeEmissionPointStore } from '../store/counter/emission-point-store.ts';
import { makeFiscalMachineStore } from '../store/counter/fiscal-machine-store.ts';
import { makeHeldSaleStore } from '../store/counter/held-sale-store.ts';
import { makeApprovalStore } from '../store/counter/people/approval-store.ts';
import { makeOperatorStore } from '../store/counter/people/operator-store.ts';
import { makeRoleStore } from '../store/counter/people/role-store.ts';
import { makeStaffLogStore } from '../store/counter/people/staff-log-store.ts';
import { makeRemovalStore } from '../store/counter/removal-store.ts';
import { makeTillStore } from '../store/counter/till-store.ts';
import { makeGoodsReceiptStore } from '../store/goods-receipts/goods-receipt-store.ts';
import type { ReadLists } from '../store/reading/thread/list-readers.ts';
import { makeReceivableStore } from '../store/receivables/receivable-store.ts';
import type { Store } from '../store/sqlite/open.ts';

/** All that the counter keeps. `sum` adds many documents up in a thread of its own. */
export function makeCounterStores(store: Store, sum?: ReadLists): CounterStores {
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
    lots: makeLotStore(store),
    costs: makeCostStore(store),
    promotions: makePromotionStore(store),
    goodsReceipts: makeGoodsReceiptStore(store),
    receivables: makeReceivableStore(store, sum),
    approvals: makeApprovalStore(store),
    staffLog: makeStaffLogStore(store),
    removals: makeRemovalStore(store),
    products: makeProductStore(store),
  };
}
