import type { ProductLots, StatedLot } from '../../../contract/catalog/lots.ts';
import type { Environment } from '../../../documents/kinds.ts';

export interface LotStore {
  /** Whether the shop has products with lots. */
  isOn(): Promise<boolean>;
  /** The lots of which there is some, the first to expire first; undefined where there is no such product. */
  lots(of: LotsOf): Promise<LotsThere | undefined>;
  /** Puts of what is in no lot some into one; `lacking`: there is less. */
  assign(of: LotsOf, lot: StatedLot, at: string): Promise<'assigned' | 'untracked' | 'lacking'>;
}

export interface LotsOf {
  readonly environment: Environment;
  readonly productId: string;
}

export interface LotsThere extends Pick<ProductLots, 'without_lot'> {
  readonly lots: readonly Omit<ProductLots['lots'][number], 'days_left'>[];
}
