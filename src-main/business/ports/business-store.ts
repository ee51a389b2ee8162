import type { SetupBody } from '../../contract/business/business-file.ts';
import type { EntityResource, SeriesResource } from '../../contract/business/entity.ts';
import type { DocumentType, Environment } from '../../documents/kinds.ts';
import type { NewCertificate } from './certificate-store.ts';
import type { EntityUpdate } from './entity-store.ts';

/** Where businesses and their numbering are kept. */
export interface BusinessStore {
  entities(): Promise<readonly EntityResource[]>;
  series(): Promise<readonly SeriesResource[]>;
  /** All of it or, with the reason, nothing. */
  save(changes: BusinessChanges): Promise<Saved>;
}

export type Saved =
  | { readonly kind: 'saved' }
  /** The RUC would change under documents already issued. */
  | { readonly kind: 'other_business' }
  /** Numberings that would go back: their numbers may be used already. */
  | {
      readonly kind: 'numbers_passed';
      readonly passed: readonly { readonly seriesId: string; readonly next: number }[];
    };

export interface BusinessChanges {
  readonly entityId: string;
  readonly at: string;
  /** The business made or changed; left out when only its certificate changes. */
  readonly entity?: NewEntity;
  readonly establishments: readonly { readonly code: string; readonly address: string | undefined }[];
  readonly series: readonly NewSeries[];
  /** Replaces the certificate in use. Without one, a business whose RUC changes is left with none. */
  readonly certificate?: NewCertificate;
  /** The event of the change; left out at the first start, when nobody listens yet. */
  readonly update?: EntityUpdate;
}

export interface NewEntity {
  readonly kind: 'sandbox' | 'live';
  readonly facts: SetupBody['business'];
}

/** A numbering that must exist. */
export interface NewSeries {
  readonly id: string;
  readonly environment: Environment;
  readonly type: DocumentType;
  readonly establishment: string;
  readonly emissionPoint: string;
  /** As stated; without it, a new one begins at 1 and one that exists goes on. */
  readonly nextNumber: number | undefined;
}
