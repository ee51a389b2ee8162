import type { CashReport } from '../../contract/counter/cash-report.ts';
import type {
  CashMovementResource,
  CashSaleResource,
  CashSessionListQuery,
  CashSessionResource,
} from '../../contract/counter/cash-session.ts';
import type { OperatorNamed } from '../../contract/counter/operator.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import type { Idempotency, Keyed } from '../../issuing/requests/idempotency.ts';
import type { KeysetQuestion } from '../../reading/lists/keyset-page.ts';
import type { Actor } from '../operators/permits.ts';
import type { SaleDetails, SaleFacts } from './decide-sale.ts';
import type { CashContents } from './reports/cash-contents.ts';

export type CashSessionFilters = Pick<CashSessionListQuery, 'environment' | 'till_id' | 'status'>;

export interface CashStore {
  find(id: string): Promise<CashSessionResource | undefined>;
  page(filters: CashSessionFilters, question: KeysetQuestion): Promise<readonly CashSessionResource[]>;
  /** The opening that this Idempotency-Key made. */
  openedWith(key: string): Promise<Keyed<CashSessionResource> | undefined>;
  open(opening: NewCashSession): Promise<Opening>;
  movements(sessionId: string): Promise<readonly CashMovementResource[]>;
  /** The movement of a session that this Idempotency-Key made. */
  movedWith(sessionId: string, key: string): Promise<Keyed<CashMovementResource> | undefined>;
  move(movement: NewCashMovement): Promise<Moving>;
  /** Writes down what `decide` says of the sale; undefined when there is no such session. */
  recordSale(
    sessionId: string,
    documentId: string,
    decide: (facts: SaleFacts) => Outcome<SaleDetails>,
  ): Promise<Outcome<CashSaleResource> | undefined>;
  /** What the session holds, all of one moment. */
  contents(sessionId: string): Promise<CashContents | undefined>;
  /** The Z of a closed session, as it was made. */
  zReport(sessionId: string): Promise<CashReport | undefined>;
  /** Closes with the till's next number and the report made of what it holds, all or nothing. */
  close(sessionId: string, report: (contents: CashContents, zNumber: number) => CashReport): Promise<Closing>;
}

export interface NewCashSession {
  readonly id: string;
  readonly tillId: string;
  readonly operator: OperatorNamed;
  readonly openingFloat: string;
  readonly at: string;
  readonly idempotency: Idempotency;
}

export type Opening =
  | { readonly kind: 'opened'; readonly session: CashSessionResource }
  | { readonly kind: 'keyed'; readonly keyed: Keyed<CashSessionResource> }
  | { readonly kind: 'no_till' }
  /** The till is out of use. */
  | { readonly kind: 'inactive' }
  | { readonly kind: 'already_open'; readonly session: CashSessionResource };

export interface NewCashMovement {
  readonly id: string;
  readonly sessionId: string;
  readonly direction: 'in' | 'out';
  readonly amount: string;
  readonly reason: string;
  readonly actor: Actor;
  readonly at: string;
  readonly idempotency: Idempotency;
}

export type Moving =
  | { readonly kind: 'moved'; readonly movement: CashMovementResource }
  | { readonly kind: 'keyed'; readonly keyed: Keyed<CashMovementResource> }
  | { readonly kind: 'closed' };

export type Closing =
  | { readonly kind: 'closed'; readonly report: CashReport }
  /** Somebody closed it before. */
  | { readonly kind: 'was_closed'; readonly report: CashReport };
