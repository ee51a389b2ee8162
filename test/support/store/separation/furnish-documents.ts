import { creditNoteKind } from '../../../../src-main/documents/credit-note/kind.ts';
import { purchaseBody, purchaseFromBody } from '../../../../src-main/documents/purchase/purchase-body.ts';
import { purchaseSettlementKind } from '../../../../src-main/documents/purchase-settlement/kind.ts';
import type { StoredDocument } from '../../../../src-main/issuing/ports/stored-document.ts';
import type { NewPurchase } from '../../../../src-main/received/purchases/purchase-store.ts';
import { makeDeliveryStore } from '../../../../src-main/store/delivery/delivery-store.ts';
import { makeEmailStore } from '../../../../src-main/store/mail/email-store.ts';
import { makeMonthMailStore } from '../../../../src-main/store/mail/month-mail-store.ts';
import { makePurchaseStore } from '../../../../src-main/store/received/purchases/purchase-store.ts';
import { makeReceivedStore } from '../../../../src-main/store/received/received-store.ts';
import type { Store } from '../../../../src-main/store/sqlite/open.ts';
import { makeIssuingStore } from '../../../../src-main/store/writing/issuing-store.ts';
import type { DeliveryResult } from '../../../../src-main/sync/delivery/delivery-store.ts';
import { aCreditNoteBodyOnElsewhere } from '../../builders/credit-note-body.ts';
import { anInvoiceBody } from '../../builders/invoice-body.ts';
import { anIssuedInvoice } from '../../builders/issued-invoice.ts';
import { aPurchaseSettlementBody } from '../../builders/purchase-settlement-body.ts';
import { kindInTests } from '../../kinds/issue-kind.ts';
import { at, promotionId } from './furnish-business.ts';
import type { Tenant } from './tenants.ts';

export const receivedKey = '2111202601179001691900110010010000005551234567819';

/** An invoice of a tenant, as issuing stores it. */
export function documentOf(
  tenant: Tenant,
  name: 'waiting' | 'decided' | 'note' | 'settlement' | 'new',
  sequential: number,
): StoredDocument {
  const { environment, emissionPoint, ruc } = tenant;
  const fiscal_machine = { brand: 'HASAR', model: 'SMH/P-250F', serial: 'same' };
  const issued = anIssuedInvoice({
    body: anInvoiceBody({ fiscal_machine }),
    issuer: { ruc, legalName: `EJEMPLO ${tenant.kind}` },
    identity: { environment, emissionPoint, sequential, ruc },
  });
  return {
    ...issued,
    id: tenant.id(name),
    entityId: tenant.entityId,
    status: 'pending',
    transitions: { pending: at },
    revision: 1,
    channel: 'api',
    metadata: { cash_session: tenant.id('session') },
    sriMessages: [],
    deliveryStatus: 'none',
    credited: '0.00',
    issuedAt: at,
    createdAt: at,
    updatedAt: at,
  };
}

/** A note on the first invoice of a tenant, which names it by its number, as an imported one does. */
function noteOf(tenant: Tenant): StoredDocument {
  const { environment, emissionPoint, ruc } = tenant;
  const body = aCreditNoteBodyOnElsewhere();
  const note = kindInTests(creditNoteKind).issued({
    body: {
      ...body,
      modified_document: { ...body.modified_document, number: `001-${emissionPoint}-000000001` },
    },
    issuer: { ruc },
    identity: { environment, emissionPoint, sequential: 1 },
  });
  return { ...documentOf(tenant, 'note', 1), ...note, status: 'authorized', metadata: {} };
}

/** A settlement of which nothing was withheld. */
function settlementOf(tenant: Tenant): StoredDocument {
  const { environment, emissionPoint, ruc } = tenant;
  const settlement = kindInTests(purchaseSettlementKind).issued({
    body: aPurchaseSettlementBody(),
    issuer: { ruc },
    identity: { environment, emissionPoint, sequential: 1 },
  });
  return { ...documentOf(tenant, 'settlement', 1), ...settlement, status: 'authorized', metadata: {} };
}

/** What the key of an issue is remembered under. */
export function idempotencyScope({ entityId, environment, emissionPoint }: Tenant): string {
  return `${entityId} ${environment} issue invoice ${emissionPoint}`;
}

/** The authority's answer that a document is authorized. */
export function authorized({ identity }: StoredDocument): DeliveryResult {
  return {
    at: new Date(at),
    exchange: {
      operation: 'authorization',
      endpoint: 'http://authority.test/',
      startedAt: new Date(at),
      durationMs: 1,
      httpStatus: 200,
      authorityDate: null,
      answer: Buffer.from(`<answer>${identity.accessKey}</answer>`),
    },
    outcome: 'authorized',
    entered: ['submitted', 'authorized'],
    events: ['received', 'authorized'],
    authorization: { number: identity.accessKey, authorizedAt: at },
    messages: [],
    next: undefined,
  };
}

/** A document that waits to be signed, a note, and one that was authorized, emailed and replaced; and what a supplier sent. */
export async function furnishDocuments(store: Store, tenant: Tenant): Promise<void> {
  let made = 100;
  const newId = () => {
    made += 1;
    return `${tenant.mark.repeat(8)}-0000-7000-8000-${String(made).padStart(12, '0')}`;
  };
  const issuing = makeIssuingStore(store, { softwareProviderRuc: undefined, newId });
  const [decided, waiting] = [documentOf(tenant, 'decided', 1), documentOf(tenant, 'waiting', 2)];
  await issuing.transaction(async (transaction) => {
    await transaction.insert(decided);
    const request = { scope: idempotencyScope(tenant), key: 'key', fingerprint: 'ab' };
    await transaction.insert(waiting, undefined, request);
    await transaction.insert(noteOf(tenant));
    await transaction.insert(settlementOf(tenant));
  });
  const delivery = makeDeliveryStore(store, { newId });
  await delivery.freeze(decided, {
    signedXml: Buffer.from(`<factura>${decided.identity.accessKey}</factura>`),
    at: new Date(at),
    next: { step: 'ask', attempts: 0, at: new Date(at), problem: null },
  });
  await delivery.record(decided, authorized(decided));
  const email = { documentId: decided.id, to: ['comprador@example.com'], at: new Date(at) };
  await makeEmailStore(store, { newId }).add(email);
  const months = makeMonthMailStore(store);
  const recipient = {
    entityId: tenant.entityId,
    environment: tenant.environment,
    email: `contador-${tenant.mark}@example.com`,
    since: '2026-11',
  };
  await months.putRecipient(recipient, new Date(at));
  await months.queueMonth(recipient, '2026-11', new Date(at));
  await store.writes.run(async (tx) => {
    const credit = { credit_note_id: waiting.id, invoice_id: decided.id, amount: '1.00' };
    await tx.insertInto('credit').values(credit).execute();
    const replacement = { document_id: decided.id, replacement_id: waiting.id, created_at: at };
    await tx.insertInto('replacement').values(replacement).execute();
    const sold = { promotion_id: promotionId, code: 'A-1', quantity: 1_000_000, base: 900, discount: 100 };
    await tx
      .insertInto('sold_promotion')
      .values({ document_id: decided.id, ...sold })
      .execute();
  });
  await makeReceivedStore(store).keep(tenant.environment, {
    accessKey: receivedKey,
    xml: `<factura>${tenant.environment}</factura>`,
    authorizedAt: at,
    fetchedAt: new Date(at),
  });
  const purchases = makePurchaseStore(store);
  await purchases.add(purchaseOf(tenant, 'purchase', `001-${tenant.emissionPoint}-000000007`));
  await purchases.change(tenant, tenant.id('purchase'), { bookedOn: '2026-11-01', at: new Date(at) });
}

/** An invoice of the same supplier to every tenant. */
export function purchaseOf(
  tenant: Tenant,
  name: 'purchase' | 'received goods' | 'new',
  number: string,
): NewPurchase {
  const { entityId, environment } = tenant;
  const supplier = {
    identification_type: 'ruc',
    identification: '1760013210001',
    name: 'SERVICIO DE RENTAS',
  };
  const body = {
    supplier,
    number,
    issue_date: '2026-11-20',
    taxes: [{ type: 'iva', rate: 'iva_15', base: '100.00' }],
  };
  return {
    id: tenant.id(name),
    entityId,
    environment,
    content: { ...purchaseFromBody(purchaseBody.parse(body)), access_key: receivedKey },
    origin: 'file',
    authorization: 'unconfirmed',
    receivedOn: '2026-11-20',
    withholdBy: '2026-11-27',
    kind: 'goods',
    taxSupport: '01',
    xml: `<factura>${tenant.mark}</factura>`,
    at: new Date(at),
  };
}
