import type { NewProforma } from '../../../../src-main/counter/proformas/proforma-store.ts';
import { makeProformaStore } from '../../../../src-main/store/proformas/proforma-store.ts';
import type { Store } from '../../../../src-main/store/sqlite/open.ts';
import { anInvoiceBody } from '../../builders/invoice-body.ts';
import { anIssuer, computedInvoice } from '../../builders/issued-invoice.ts';
import { at } from './furnish-business.ts';
import type { Tenant } from './tenants.ts';

export function proformaOf(tenant: Tenant, name: 'proforma' | 'new'): NewProforma {
  const content = computedInvoice(anInvoiceBody());
  return {
    id: tenant.id(name),
    establishment: tenant.establishment,
    emissionPoint: tenant.emissionPoint,
    issueDate: '2026-11-21',
    validUntil: '2026-12-06',
    identification: content.buyer.identification,
    buyerName: content.buyer.name,
    total: content.total,
    createdAt: at,
    issuer: anIssuer(),
    content,
    invoiceBody: { metadata: { mostrador_proforma: tenant.id(name) } },
    idempotency: { key: `${name} ${tenant.mark}`, fingerprint: 'fingerprint' },
  };
}

/** What each tenant offers. */
export async function furnishProformas(store: Store, tenant: Tenant): Promise<void> {
  await makeProformaStore(store).make(tenant, proformaOf(tenant, 'proforma'));
}
