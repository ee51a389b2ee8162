import type {
  ProformaListed,
  ProformaPriceChange,
  ProformaResource,
} from '../../contract/proformas/proforma.ts';
import { proformaNumber } from '../../documents/proforma/number.ts';
import { proformaStatusOf } from '../../documents/proforma/status.ts';
import type { StoredProforma, StoredProformaRow } from './proforma-store.ts';

/** @param today YYYY-MM-DD, on which it may have expired */
export function proformaListedOf(proforma: StoredProformaRow, today: string): ProformaListed {
  const { invoice, acceptedAt, validUntil, recipientName, operator } = proforma;
  return {
    object: 'proforma',
    id: proforma.id,
    environment: proforma.environment,
    number: proformaNumber(proforma),
    status: proformaStatusOf({ validUntil, acceptedAt, invoiceId: invoice?.id }, today),
    issue_date: proforma.issueDate,
    valid_until: validUntil,
    identification: proforma.identification,
    name: recipientName ?? proforma.buyerName,
    total: proforma.total,
    ...(acceptedAt !== undefined && { accepted_at: acceptedAt }),
    ...(invoice && { invoice }),
    ...(operator && { operator }),
    created_at: proforma.createdAt,
  };
}

export function proformaResourceOf(
  proforma: StoredProforma,
  today: string,
  priceChanges: readonly ProformaPriceChange[],
): ProformaResource {
  const { recipientName, content, invoiceBody, emails } = proforma;
  return {
    ...proformaListedOf(proforma, today),
    ...(recipientName !== undefined && { recipient_name: recipientName }),
    document: content,
    invoice_body: { ...invoiceBody },
    price_changes: [...priceChanges],
    emails: [...emails],
  };
}
