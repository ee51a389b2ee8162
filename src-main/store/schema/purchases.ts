import type { Generated, Selectable } from 'kysely';
import type { Environment } from '../../documents/kinds.ts';
import type { RecordedKind } from '../../documents/purchase/purchase-content.ts';
import type {
  PurchaseAuthorization,
  PurchaseInventory,
  PurchaseOrigin,
} from '../../documents/purchase/recorded-purchase.ts';

export interface PurchasesTables {
  /** A document that somebody issued to the business. */
  purchase: {
    id: string;
    entity_id: string;
    environment: Environment;
    document_type: string;
    /** Identification. */
    supplier: string;
    number: string;
    issue_date: string;
    access_key: string | null;
    /** What it is searched by: small letters without accents. */
    words: string;
    content_json: string;
    /** Signed, as it came, compressed. */
    xml: Uint8Array | null;
    origin: PurchaseOrigin;
    authorization_state: PurchaseAuthorization;
    authorized_at: string | null;
    /** When the authority was last asked. */
    checked_at: string | null;
    received_on: string;
    /** Where a person moved it to another month; else it is booked when it was issued. */
    booked_on: string | null;
    /** Null where there is nothing to withhold. */
    withhold_by: string | null;
    kind: RecordedKind;
    service_lines_json: string;
    tax_support: string;
    waived_reason: string | null;
    /** `pending`: a person has to say what its lines are. */
    inventory: Generated<PurchaseInventory>;
    created_at: string;
    updated_at: string;
  };
  /** Which documents of suppliers a withholding is about; can be made anew from the documents. */
  document_support: { scope: number; supplier: string; document_type: string; number: string; seq: number };
}

export type PurchaseRow = Selectable<PurchasesTables['purchase']>;
