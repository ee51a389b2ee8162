import type { HeadDatabase } from '../database/open-database.ts';
import type { Partitions } from '../database/partitions.ts';
import type { Patterns } from '../database/patterns.ts';
import type { ShopAddresses } from './shop-addresses.ts';

/** What taking in the reports of stations needs. */
export interface Ingest {
  readonly database: HeadDatabase;
  readonly partitions: Partitions;
  readonly patterns: Patterns;
  readonly shops: ShopAddresses;
  /** The version of this head office. */
  readonly program: string;
  readonly now: () => Date;
}
