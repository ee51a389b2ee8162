import type { Generated } from 'kysely';
import type { FeedSubject } from '../../contract/head/feed.ts';
import type { StationState } from '../../contract/head/head-office.ts';

export interface StationTables {
  /** The head office this station reports to; no row while there is none. */
  station: {
    only_one: 1;
    /** As the head office knows it. */
    id: string;
    url: string;
    /** Of the head office's certificate. */
    pin: string;
    /** Sealed by the secret box. */
    sealed_key: Uint8Array;
    /** Which life of this data folder the head office follows: another after it was told to begin anew. */
    incarnation: string;
    state: StationState;
    /** The last of the feed that the head office acknowledged. */
    position: number;
    last_batch: string | null;
    /** What is being sent now, under a name it keeps until it is acknowledged. */
    batch: string | null;
    batch_end: number | null;
  };
  /** What changed since the head office last had it. */
  feed: {
    position: Generated<number>;
    subject: FeedSubject;
    /** The record's `id`, or its `seq` where it has none. */
    ref: string;
  };
}
