import { formatNumber } from '../identifiers/access-key.ts';
import type { IssuedDocument } from '../model/document.ts';
import type { PurchaseSettlement } from '../model/purchase-settlement.ts';
import type { PurchaseContent } from './purchase-content.ts';

/** What the business bought with a settlement of its own, as purchases have it: who sold has no regime and withholds nothing. */
export function purchaseOfSettlement({
  identity,
  content,
}: IssuedDocument<PurchaseSettlement>): PurchaseContent {
  const { supplier, subtotal, iva, total, taxes, payments, lines } = content;
  return {
    document_type: 'liquidacion_compra',
    number: formatNumber(identity, identity.sequential),
    issue_date: identity.issueDate,
    access_key: identity.accessKey,
    supplier: { ...supplier, regime: 'general', special_taxpayer: false, withholding_agent: false },
    subtotal,
    iva,
    total,
    taxes: taxes.map(({ type, rate, base, value }) => ({ type, rate, base, value })),
    payments,
    lines,
  };
}
