import type { ApprovalListQuery, ApprovalRecord } from '../../contract/approval.ts';
import type { CashReport } from '../../contract/cash-report.ts';
import type {
  CashClosingBody,
  CashMovementBody,
  CashMovementResource,
  CashSaleBody,
  CashSaleResource,
  CashSessionBody,
  CashSessionListQuery,
  CashSessionResource,
} from '../../contract/cash-session.ts';
import type {
  EmissionPointBody,
  EmissionPointResource,
  EstablishmentPatch,
  EstablishmentResource,
} from '../../contract/emission-point.ts';
import type {
  FiscalMachineBody,
  FiscalMachineDocument,
  FiscalMachinePatch,
  FiscalMachineResource,
  FiscalMachineTotals,
  FiscalMachineTotalsQuery,
} from '../../contract/fiscal-machine.ts';
import type {
  HeldSaleBody,
  HeldSaleListed,
  HeldSaleListQuery,
  HeldSaleResource,
} from '../../contract/held-sale.ts';
import type {
  ApprovalBody,
  ApprovalResource,
  OperatorBody,
  OperatorPatch,
  OperatorResource,
  OperatorSignIn,
} from '../../contract/operator.ts';
import type { Outcome } from '../../contract/problems.ts';
import type {
  StockItem,
  StockItemPatch,
  StockItemQuery,
  StockList,
  StockListQuery,
  StockMovement,
  StockMovementBody,
  StockMovementList,
  StockMovementListQuery,
} from '../../contract/stock.ts';
import type { TillBody, TillListQuery, TillPatch, TillResource } from '../../contract/till.ts';
import type { Made } from '../../counter/once.ts';
import type { Configurer } from '../../counter/tills/emission-points.ts';
import type { Environment } from '../../documents/kinds.ts';
import type { KeysetPage } from '../../reading/keyset-page.ts';

/** The counter: who works at it, what is taken at its tills, its fiscal machines. */
export interface CounterService {
  readonly operators: OperatorService;
  readonly tills: TillService;
  readonly emissionPoints: EmissionPointService;
  readonly cashSessions: CashSessionService;
  readonly fiscalMachines: FiscalMachineService;
  readonly heldSales: HeldSaleService;
  readonly approvals: ApprovalService;
  readonly stock: StockService;
}

/** `session` is the token of a person's session: an operator acts in one. */
export interface OperatorService {
  list(): Promise<readonly OperatorResource[]>;
  create(session: string, body: OperatorBody): Promise<Outcome<OperatorResource>>;
  change(session: string, id: string, patch: OperatorPatch): Promise<Outcome<OperatorResource>>;
  /** By the owner of the data alone. */
  resetPin(session: string, id: string, pin: string): Promise<Outcome<OperatorResource>>;
  signIn(session: string, id: string, pin: string): Promise<Outcome<OperatorSignIn>>;
  signOut(session: string): void;
  signedIn(session: string): Promise<Outcome<OperatorSignIn>>;
  /** Lets whoever is signed in do something once. */
  approve(session: string, id: string, body: ApprovalBody): Promise<Outcome<ApprovalResource>>;
}

export interface TillService {
  list(query: TillListQuery): Promise<readonly TillResource[]>;
  create(session: string, body: TillBody): Promise<Outcome<TillResource>>;
  change(session: string, id: string, patch: TillPatch): Promise<Outcome<TillResource>>;
}

/** Establishments, and where documents are numbered from. */
export interface EmissionPointService {
  list(environment?: Environment): Promise<readonly EmissionPointResource[]>;
  create(by: Configurer, body: EmissionPointBody): Promise<Outcome<EmissionPointResource>>;
  changeEstablishment(
    by: Configurer,
    code: string,
    patch: EstablishmentPatch,
  ): Promise<Outcome<EstablishmentResource>>;
}

export interface CashSessionService {
  list(query: CashSessionListQuery): Promise<Outcome<KeysetPage<CashSessionResource>>>;
  get(id: string): Promise<Outcome<CashSessionResource>>;
  open(session: string, body: CashSessionBody, key?: string): Promise<Outcome<Made<CashSessionResource>>>;
  movements(id: string): Promise<Outcome<readonly CashMovementResource[]>>;
  move(
    session: string,
    id: string,
    movement: { readonly body: CashMovementBody; readonly key?: string | undefined },
  ): Promise<Outcome<Made<CashMovementResource>>>;
  /** What a charge adds to its document. */
  tellSale(id: string, body: CashSaleBody): Promise<Outcome<CashSaleResource>>;
  xReport(session: string, id: string, approvalId?: string): Promise<Outcome<CashReport>>;
  close(session: string, id: string, body: CashClosingBody): Promise<Outcome<CashReport>>;
  zReport(id: string): Promise<Outcome<CashReport>>;
  /** The X that whoever is signed in was just shown, if it was made then. */
  shownX(session: string, id: string, generatedAt: string): Promise<CashReport | undefined>;
}

export interface FiscalMachineService {
  list(): Promise<readonly FiscalMachineResource[]>;
  register(session: string, body: FiscalMachineBody): Promise<Outcome<FiscalMachineResource>>;
  change(session: string, id: string, patch: FiscalMachinePatch): Promise<Outcome<FiscalMachineResource>>;
  totals(id: string, query: FiscalMachineTotalsQuery): Promise<Outcome<FiscalMachineTotals>>;
  documents(id: string, query: FiscalMachineTotalsQuery): Promise<Outcome<readonly FiscalMachineDocument[]>>;
}

/** How much there is of what is sold; `session` is the token of a person's session. */
export interface StockService {
  list(query: StockListQuery): Promise<StockList>;
  get(productId: string, query: StockItemQuery): Promise<Outcome<StockItem>>;
  change(session: string, productId: string, patch: StockItemPatch): Promise<Outcome<StockItem>>;
  move(session: string, body: StockMovementBody, key?: string): Promise<Outcome<Made<StockMovementList>>>;
  movements(productId: string, query: StockMovementListQuery): Promise<Outcome<KeysetPage<StockMovement>>>;
}

/** Who let whom do what. */
export interface ApprovalService {
  list(session: string, query: ApprovalListQuery): Promise<Outcome<KeysetPage<ApprovalRecord>>>;
}

/** Sales put aside; `session` is the token of a person's session. */
export interface HeldSaleService {
  list(query: HeldSaleListQuery): Promise<readonly HeldSaleListed[]>;
  get(id: string): Promise<Outcome<HeldSaleResource>>;
  hold(session: string, body: HeldSaleBody, key?: string): Promise<Outcome<Made<HeldSaleResource>>>;
  /** Given to one alone. */
  recall(session: string, id: string, key?: string): Promise<Outcome<HeldSaleResource>>;
  discard(session: string, id: string): Promise<Outcome<undefined>>;
}
