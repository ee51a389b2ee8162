import type { Environment } from '../../documents/kinds.ts';

/** What ConsultaComprobante says of a document (SRI technical sheet 2.34 §8). Only annulment changes an authorized one. */
const documentStates = ['authorized', 'not_authorized', 'annulment_pending', 'annulled'] as const;
export type DocumentState = (typeof documentStates)[number];

export type StateAnswer =
  | {
      readonly kind: 'found';
      readonly state: DocumentState;
      /** `fechaAutorizacion`: instant, ISO 8601 with offset; absent where the answer has no readable date. */
      readonly decidedAt?: string;
    }
  /** Message 99: no document of the key, or not of this month or the last. */
  | { readonly kind: 'no_data' }
  /** No clear answer. */
  | { readonly kind: 'unavailable' };

/** ConsultaComprobante: the only service that shows annulments, and states after the XML is no longer handed out. */
export interface DocumentStates {
  stateOf(environment: Exclude<Environment, 'sandbox'>, accessKey: string): Promise<StateAnswer>;
}
