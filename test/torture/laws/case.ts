import type { Arrival, StoredDocument } from '../../support/authority-double/authority-double.ts';
import type { Evidence } from '../evidence.ts';
import type { DocumentPromise, Sale } from '../promises.ts';

/** Everything there is to judge by: the file, the authority, and what clients asked and were answered. */
export interface Case {
  readonly evidence: Evidence;
  readonly authority: {
    /** Each handing-over that it accepted. */
    readonly documents: readonly Pick<StoredDocument, 'accessKey' | 'bytes' | 'state' | 'messages'>[];
    /** Each handing-over. */
    readonly arrivals: readonly Pick<Arrival, 'accessKey' | 'bytes' | 'codes' | 'wasHidden'>[];
  };
  readonly sales: readonly Sale[];
  readonly promises: readonly DocumentPromise[];
}
