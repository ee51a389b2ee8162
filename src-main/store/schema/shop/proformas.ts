import type { Selectable } from 'kysely';

export interface ProformasTables {
  /** What a shop offered, as the invoice it may become. Never taken away; what it says never changes. */
  proforma: {
    id: string;
    /** The row of `list_scope`. */
    scope: number;
    establishment: string;
    emission_point: string;
    /** Of the emission point's own count, which is none of the authority's. */
    sequential: number;
    issue_date: string;
    valid_until: string;
    recipient_name: string | null;
    identification: string;
    buyer_name: string;
    total: string;
    /** The words it is found by, folded. */
    search_text: string;
    issuer_json: string;
    content_json: string;
    /** The body of the invoice it becomes. */
    invoice_body_json: string;
    /** Null while the customer has not accepted it. */
    accepted_at: string | null;
    operator_id: string | null;
    operator_name: string | null;
    idempotency_key: string | null;
    fingerprint: string;
    created_at: string;
  };
  /** The one invoice that a proforma became, written with it. Never changed. */
  proforma_invoice: { proforma_id: string; document_id: string };
}

export type ProformaRow = Selectable<ProformasTables['proforma']>;
