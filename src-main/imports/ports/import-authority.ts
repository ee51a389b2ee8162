import type { Environment } from '../../documents/kinds.ts';

/** The environments in which there is an authority to ask: the sandbox never does. */
export type AskedEnvironment = Exclude<Environment, 'sandbox'>;

/** What the authority says of an access key. It never throws for what the network does. */
export interface ImportAuthority {
  ask(environment: AskedEnvironment, accessKey: string): Promise<AuthorityAnswer>;
}

export type AuthorityAnswer =
  | {
      readonly kind: 'authorized';
      /** Instant, ISO 8601. */
      readonly authorizedAt: string;
      /** The signed document as it encloses it; left out where it encloses none that can be read. */
      readonly xml?: string;
    }
  | { readonly kind: 'not_authorized' }
  /** `numeroComprobantes` 0: it does not know the key, or hands its document out no more. */
  | { readonly kind: 'not_found' }
  /** It knows the key and has not decided. */
  | { readonly kind: 'undecided' }
  /** It did not answer: nothing is known. */
  | { readonly kind: 'unavailable' };
