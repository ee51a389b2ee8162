import type { Environment } from '../documents/kinds.ts';
import type { Regime } from '../documents/parties/issuer.ts';

/** Whom the records of a business name, besides those who sent it documents. */
export interface TaxpayerStore {
  /** The business itself, when the identification is its own. */
  business(entityId: string, identification: string): Promise<OwnBusiness | undefined>;
  /** The other side of the latest document the business issued to one of those identifications. */
  counterparty(
    scope: { readonly entityId: string; readonly environment: Environment },
    identifications: readonly string[],
  ): Promise<NamedOnce | undefined>;
  /** A customer kept with one of those identifications. */
  customer(identifications: readonly string[]): Promise<NamedOnce | undefined>;
}

export interface OwnBusiness extends NamedOnce {
  readonly regime: Regime;
  readonly specialTaxpayerResolution?: string;
}

export interface NamedOnce {
  readonly name: string;
  /** When the record says so; instant, ISO 8601. */
  readonly at: string;
}
