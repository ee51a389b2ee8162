import type { ExpiringLot } from '../../contract/catalog/lots.ts';
import type { Environment } from '../../documents/kinds.ts';

export interface ExpiryStore {
  isOn(): Promise<boolean>;
  /** Lots of which there is some that expire by a day, the first to expire first; what expires before `today` is expired. */
  expiring(question: {
    readonly environment: Environment;
    readonly today: string;
    readonly until: string;
  }): Promise<readonly StoredLot[]>;
}

export interface StoredLot extends Omit<ExpiringLot, 'days_left' | 'value'> {
  /** Dollars, of one unit. */
  readonly unitCost: string | undefined;
}
