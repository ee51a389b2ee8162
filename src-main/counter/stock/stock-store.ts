import type {
  StockItem,
  StockItemPatch,
  StockList,
  StockListQuery,
  StockMovement,
  StockMovementBody,
} from '../../contract/catalog/stock.ts';
import type { Environment } from '../../documents/kinds.ts';
import type { Idempotency, Keyed } from '../../issuing/requests/idempotency.ts';
import type { KeysetQuestion } from '../../reading/lists/keyset-page.ts';
import type { Actor } from '../operators/permits.ts';

export interface StockStore {
  isOn(): Promise<boolean>;
  list(
    query: StockListQuery,
  ): Promise<Omit<StockList, 'object' | 'next_cursor' | 'prev_cursor' | 'offset' | 'value'>>;
  /** What all there is costs, dollars and cents; undefined where no cost is known. */
  value(environment: Environment): Promise<string | undefined>;
  item(environment: Environment, productId: string): Promise<StockItem | undefined>;
  /** Undefined when there is no such product. */
  change(productId: string, change: StockItemChange): Promise<StockItem | undefined>;
  /** What this Idempotency-Key booked. */
  movedWith(key: string): Promise<Keyed<readonly StockMovement[]> | undefined>;
  /** All or nothing. */
  move(movement: NewStockMovements): Promise<StockMoving>;
  /** The last first. */
  movements(of: StockOf, question: KeysetQuestion): Promise<readonly StockMovement[]>;
}

export interface StockOf {
  readonly environment: Environment;
  readonly productId: string;
}

export interface StockItemChange
  extends Pick<StockItemPatch, 'environment' | 'minimum' | 'tracked' | 'tracks_lots'> {
  readonly at: string;
}

export interface NewStockMovements extends Omit<StockMovementBody, 'approval_id' | 'confirm_expired'> {
  /** Undefined while nobody works at the counter. */
  readonly actor: Actor | undefined;
  readonly at: string;
  readonly idempotency: Idempotency;
}

export type StockMoving =
  | { readonly kind: 'moved'; readonly movements: readonly StockMovement[] }
  | { readonly kind: 'keyed'; readonly keyed: Keyed<readonly StockMovement[]> }
  /** By their indexes in the request. */
  | { readonly kind: 'no_product'; readonly indexes: readonly number[] }
  /** All there is of them would cost more than is counted exactly; by their indexes. */
  | { readonly kind: 'too_dear'; readonly indexes: readonly number[] }
  | { readonly kind: 'refused_lots'; readonly lots: readonly RefusedLot[] };

/** By its indexes in the request: the product is not tracked by lots, or there is less in the lot than goes out of it. */
export interface RefusedLot {
  readonly index: number;
  readonly lot: number;
  readonly why: 'untracked' | 'lacking';
}
