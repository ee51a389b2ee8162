import type {
  HeldSaleBody,
  HeldSaleListed,
  HeldSaleListQuery,
  HeldSaleResource,
} from '../../contract/counter/held-sale.ts';
import type { OperatorNamed } from '../../contract/counter/operator.ts';
import type { Idempotency, Keyed } from '../../issuing/requests/idempotency.ts';

export interface HeldSaleStore {
  /** What waits, the last first. */
  waiting(filters: HeldSaleListQuery): Promise<readonly HeldSaleListed[]>;
  /** One that waits. */
  find(id: string): Promise<HeldSaleResource | undefined>;
  /** What this Idempotency-Key held, even if it was recalled since. */
  heldWith(key: string): Promise<Keyed<HeldSaleResource> | undefined>;
  hold(sale: NewHeldSale): Promise<Holding>;
  /** Takes it out for good; the same key is given it again. Undefined when it does not wait, or not for this key. */
  recall(id: string, recall: Recall): Promise<HeldSaleResource | undefined>;
}

export interface NewHeldSale {
  readonly id: string;
  readonly body: HeldSaleBody;
  readonly operator: OperatorNamed | undefined;
  readonly at: string;
  readonly idempotency: Idempotency;
  /** No more than so many wait in an environment. */
  readonly limit: number;
  /** What was recalled before is forgotten. */
  readonly forgetBefore: string;
}

export interface Recall {
  readonly key: string | undefined;
  readonly at: string;
}

export type Holding =
  | { readonly kind: 'held'; readonly sale: HeldSaleResource }
  | { readonly kind: 'keyed'; readonly keyed: Keyed<HeldSaleResource> }
  | { readonly kind: 'no_till' }
  | { readonly kind: 'full' };
