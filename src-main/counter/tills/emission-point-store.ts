import type { EmissionPointResource, EstablishmentResource } from '../../contract/business/emission-point.ts';
import type { DocumentType, Environment } from '../../documents/kinds.ts';

/** Where establishments and emission points are kept. */
export interface EmissionPointStore {
  /** Those with a series that gives numbers, by their codes; of every environment where none is named. */
  all(environment?: Environment): Promise<readonly EmissionPointResource[]>;
  /** All of it or, with the reason, nothing. */
  add(point: NewPoint): Promise<PointAddition>;
  /** Undefined where there is no such establishment. */
  changeAddress(change: {
    readonly environment: Environment;
    readonly code: string;
    readonly address: string;
  }): Promise<EstablishmentResource | undefined>;
}

export interface NewPoint {
  /** Says whose it is. */
  readonly environment: Environment;
  readonly establishment: string;
  /** Of a new establishment. */
  readonly address: string | undefined;
  readonly emissionPoint: string;
  readonly numberings: readonly NewNumbering[];
}

/** One series of the point. One that an import left switched off is switched on, and goes on. */
export interface NewNumbering {
  readonly id: string;
  readonly environment: Environment;
  readonly type: DocumentType;
  /** As stated; without it, a new one begins at 1. */
  readonly nextNumber: number | undefined;
}

export type PointAddition =
  | { readonly kind: 'added'; readonly point: EmissionPointResource }
  /** The environment has no business yet. */
  | { readonly kind: 'no_business' }
  /** Every kind of document is numbered there already. */
  | { readonly kind: 'point_there' }
  /** A new establishment says where it is. */
  | { readonly kind: 'no_address' }
  /** One that is there keeps its address. */
  | { readonly kind: 'other_address' }
  /** Numberings that would go back: their numbers may be used already. */
  | {
      readonly kind: 'numbers_passed';
      readonly passed: readonly { readonly seriesId: string; readonly next: number }[];
    };
