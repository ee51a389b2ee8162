import { hashPin, type PinCost } from '../access/pin-hash.ts';
import type { Environment } from '../documents/kinds.ts';
import type { ApprovalStore } from './approvals/approval-store.ts';
import { makeApprovals } from './approvals/approvals.ts';
import { makeCashSessions } from './cash/cash-sessions.ts';
import type { CashStore } from './cash/cash-store.ts';
import type { ProductStore } from './catalog/product-store.ts';
import type { CostStore } from './costs/cost-store.ts';
import { makeCosts } from './costs/costs.ts';
import type { DocumentViewStore } from './document-views/document-view-store.ts';
import { makeDocumentViews } from './document-views/document-views.ts';
import type { DraftStore } from './drafts/draft-store.ts';
import { makeDrafts } from './drafts/drafts.ts';
import { type FiscalMachineStore, makeFiscalMachines } from './fiscal-machines/fiscal-machines.ts';
import type { GoodsReceiptStore } from './goods-receipts/goods-receipt-store.ts';
import { makeGoodsReceipts } from './goods-receipts/goods-receipts.ts';
import type { HeldSaleStore } from './held-sales/held-sale-store.ts';
import { makeHeldSales } from './held-sales/held-sales.ts';
import { makeLeaveLive } from './leave-live.ts';
import type { OwnerSecret } from './operators/forgotten-pin.ts';
import type { OperatorStore } from './operators/operator-store.ts';
import { makeOperators } from './operators/operators.ts';
import { makePermits, named } from './operators/permits.ts';
import { makeSignIns } from './operators/sign-ins.ts';
import type { PromotionStore } from './promotions/promotion-store.ts';
import type { ReceivableStore } from './receivables/receivable-store.ts';
import { makeReceivables } from './receivables/receivables.ts';
import type { RemovalStore } from './removals/removal-store.ts';
import { makeRemovals } from './removals/removals.ts';
import type { RoleStore } from './roles/role-store.ts';
import { makeRoles } from './roles/roles.ts';
import { makeSaleApprovals } from './sales/sale-approvals.ts';
import { makeDestinations } from './staff-log/destinations.ts';
import { makeNoteStaff, makeStaffLog } from './staff-log/staff-log.ts';
import type { StaffLogStore } from './staff-log/staff-log-store.ts';
import type { LotStore } from './stock/lots/lot-store.ts';
import { makeLots } from './stock/lots/lots.ts';
import { makeStock } from './stock/stock.ts';
import type { StockStore } from './stock/stock-store.ts';
import type { EmissionPointStore } from './tills/emission-point-store.ts';
import { makeEmissionPoints } from './tills/emission-points.ts';
import { makeTills, type TillStore } from './tills/tills.ts';

export interface CounterStores {
  readonly operators: OperatorStore;
  readonly roles: RoleStore;
  readonly tills: TillStore;
  readonly emissionPoints: EmissionPointStore;
  readonly cash: CashStore;
  readonly fiscalMachines: FiscalMachineStore;
  readonly heldSales: HeldSaleStore;
  readonly documentViews: DocumentViewStore;
  readonly drafts: DraftStore;
  readonly approvals: ApprovalStore;
  readonly staffLog: StaffLogStore;
  readonly removals: RemovalStore;
  readonly stock: StockStore;
  readonly lots: LotStore;
  readonly costs: CostStore;
  readonly goodsReceipts: GoodsReceiptStore;
  readonly receivables: ReceivableStore;
  readonly promotions: PromotionStore;
  readonly products: Pick<ProductStore, 'byCodes'>;
}

export interface CounterDependencies extends CounterStores {
  /** Whether a session is of the owner of the data, whom no role binds. */
  readonly isOwner: (session: string) => boolean;
  /** The environment the shop works in. */
  readonly environment: () => Promise<Environment>;
  /** Called when somebody signs in or out of a session. */
  readonly personChanged: (session: string) => void;
  /** What is kept here that only the owner of the business knows. */
  readonly ownerSecrets: () => Promise<readonly OwnerSecret[]>;
  /** Of emission points, the one that a head office gave a till that numbers nothing yet. */
  readonly assignedPoint: () => Promise<string | undefined>;
  /** Of hashing a PIN; the full one when left out. */
  readonly pinCost?: PinCost;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly cursorSecret: Uint8Array;
}

export type Counter = ReturnType<typeof makeCounter>;

/** The people at the counter, its tills with what is taken at them, and its fiscal machines. */
export function makeCounter(dependencies: CounterDependencies) {
  const { now, newId, cursorSecret } = dependencies;
  const signIns = makeSignIns(dependencies.personChanged);
  const permits = makePermits({
    store: dependencies.operators,
    approvals: dependencies.approvals,
    signIns,
    isOwner: dependencies.isOwner,
    now,
  });
  const note = makeNoteStaff({ newId, now });
  const signedIn = async (session: string) => {
    const operator = await permits.signedIn(session);
    return operator && named(operator);
  };
  const removals = makeRemovals({ store: dependencies.removals, permits, now });
  return {
    /** Whether a person gets through to a route. */
    access: { admit: permits.admit, signedIn: permits.signedIn, asOwner: permits.asOwner },
    roles: makeRoles({ store: dependencies.roles, permits, note }),
    operators: makeOperators({
      store: dependencies.operators,
      approvals: dependencies.approvals,
      log: dependencies.staffLog,
      note,
      signIns,
      permits,
      ownerSecrets: dependencies.ownerSecrets,
      hashPin: (pin) => hashPin(pin, dependencies.pinCost),
      now,
      newId,
    }),
    leaveLive: makeLeaveLive({
      environment: dependencies.environment,
      isOwner: dependencies.isOwner,
      permits,
      tills: dependencies.tills,
      log: dependencies.staffLog,
      note,
    }),
    tills: makeTills({ store: dependencies.tills, permits, now, newId }),
    emissionPoints: makeEmissionPoints({
      store: dependencies.emissionPoints,
      assignedPoint: dependencies.assignedPoint,
      permits,
      newId,
    }),
    cashSessions: makeCashSessions({ store: dependencies.cash, permits, now, newId, cursorSecret }),
    fiscalMachines: makeFiscalMachines({ store: dependencies.fiscalMachines, permits, now, newId }),
    saleApprovals: makeSaleApprovals({
      permits,
      isOwner: dependencies.isOwner,
      operators: dependencies.operators,
      approvals: dependencies.approvals,
      products: dependencies.products,
      costs: dependencies.costs,
      promotions: dependencies.promotions,
      receivables: dependencies.receivables,
      now,
    }),
    approvals: makeApprovals({ store: dependencies.approvals, cursorSecret }),
    staffLog: makeStaffLog({ store: dependencies.staffLog, cursorSecret }),
    destinations: makeDestinations({ log: dependencies.staffLog, note, signedIn }),
    receivables: makeReceivables({ store: dependencies.receivables, permits, now, newId, cursorSecret }),
    costs: makeCosts({ store: dependencies.costs, permits }),
    stock: makeStock({ store: dependencies.stock, lots: dependencies.lots, permits, now, cursorSecret }),
    lots: makeLots({ store: dependencies.lots, permits, now }),
    goodsReceipts: makeGoodsReceipts({
      store: dependencies.goodsReceipts,
      stock: dependencies.stock,
      permits,
      now,
      newId,
    }),
    heldSales: makeHeldSales({ store: dependencies.heldSales, permits, removals, now, newId }),
    documentViews: makeDocumentViews({ store: dependencies.documentViews, permits, removals, now, newId }),
    drafts: makeDrafts({ store: dependencies.drafts, permits, removals, now }),
    removals,
  };
}
