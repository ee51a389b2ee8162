import type { LotAssignment, ProductLots } from '../../../contract/catalog/lots.ts';
import type { Environment } from '../../../documents/kinds.ts';
import type { Actor } from '../../operators/permits.ts';

export interface LotStore {
  /** Whether the shop has products with lots. */
  isOn(): Promise<boolean>;
  /** The lots of which there is some, the first to expire first; undefined where there is no such product. */
  lots(of: LotsOf): Promise<LotsThere | undefined>;
  /** Puts of what is in no lot some into one; `lacking`: there is less, `outdated`: not what the person saw. */
  assign(
    of: LotsOf,
    lot: Omit<LotAssignment, 'environment' | 'approval_id' | 'confirm_expired'>,
    by: { readonly actor: Actor | undefined; readonly at: string },
  ): Promise<'assigned' | 'untracked' | 'lacking' | 'outdated'>;
}

export interface LotsOf {
  readonly environment: Environment;
  readonly productId: string;
}

export interface LotsThere extends Pick<ProductLots, 'without_lot'> {
  readonly lots: readonly Omit<ProductLots['lots'][number], 'days_left'>[];
}
