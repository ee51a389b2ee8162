import { describe, expect, it, onTestFinished } from 'vitest';
import {
  type ReceivedDocumentResource,
  receivedDocumentResource,
} from '../../../src-main/contract/documents/purchases/received-document.ts';
import { problemBody } from '../../../src-main/contract/problems/problems.ts';
import { makeAccessKey } from '../../../src-main/documents/identifiers/access-key.ts';
import type { DocumentType } from '../../../src-main/documents/kinds.ts';
import { makeReceivedStore } from '../../../src-main/store/received/received-store.ts';
import type { HttpAnswer } from '../../support/api/http-call.ts';
import { startAuthorityDouble } from '../../support/authority-double/authority-double.ts';
import { aCreditNoteBodyOnElsewhere } from '../../support/builders/credit-note-body.ts';
import { aDebitNoteBody } from '../../support/builders/debit-note-body.ts';
import { aDeliveryNoteBody, aRecipient } from '../../support/builders/delivery-note-body.ts';
import { aLine, anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { aPurchaseSettlementBody } from '../../support/builders/purchase-settlement-body.ts';
import { aWithholdingBody } from '../../support/builders/withholding-body.ts';
import { companyRuc, otherRuc } from '../../support/certificates/test-certificates.ts';
import { lookupsOf, openBuyer } from '../../support/shops/purchases/lookup-shop.ts';
import { aSupplier } from '../../support/shops/purchases/supplier.ts';

const path = (accessKey: string) => `/v1/ec/received-documents/${accessKey}`;
const us = { identification_type: 'ruc', identification: otherRuc, name: 'NOSOTROS S.A.' } as const;

/** A supplier and a business that buys of it, each of its own, and the authority between them. */
async function aMarket() {
  const authority = await startAuthorityDouble({
    decisionDelayMs: 0,
    now: () => new Date('2026-11-21T17:00:30Z'),
  });
  onTestFinished(() => authority.close());
  const supplier = await aSupplier(authority, { special_taxpayer_resolution: '00417' });
  const buyer = await openBuyer();
  return { authority, supplier, buyer, lookups: await lookupsOf(buyer, authority) };
}

function received(answer: HttpAnswer): ReceivedDocumentResource {
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 200 });
  return receivedDocumentResource.parse(answer.json());
}

function refused(answer: HttpAnswer) {
  return problemBody.parse(answer.json());
}

/** A well-formed key of nothing. */
function anotherKey(environment: 'test' | 'live' = 'test'): string {
  return makeAccessKey({
    issueDate: '2026-11-20',
    type: 'invoice',
    ruc: '1790016919001',
    environment,
    establishment: '001',
    emissionPoint: '001',
    sequential: 77,
    numericCode: '00000001',
  });
}

describe("a supplier's invoice", () => {
  it('is read from the authority with all it says', async () => {
    const { supplier, lookups } = await aMarket();
    const invoice = await supplier.issue(
      'invoice',
      anInvoiceBody({ buyer: us, lines: [aLine({ quantity: '10' })] }),
    );
    const read = received(await lookups.get(path(invoice.access_key)));
    expect(read).toMatchObject({
      access_key: invoice.access_key,
      document_type: 'factura',
      environment: 'test',
      authorization: { number: invoice.access_key, state: 'authorized' },
      supplier: {
        identification: companyRuc,
        name: 'PROVEEDOR S.A.',
        special_taxpayer: true,
        special_taxpayer_resolution: '00417',
      },
      buyer: { identification: otherRuc, name: 'NOSOTROS S.A.' },
      issued_to_you: true,
      number: invoice.number,
      issue_date: '2026-11-21',
      totals: { subtotal: '100.00', iva: '15.00', total: '115.00' },
      source: 'sri',
      content: { object: 'invoice' },
    });
    expect(read.lines).toHaveLength(1);
    expect(read.taxes).toMatchObject([{ type: 'iva', rate: 'iva_15', base: '100.00', value: '15.00' }]);
    expect(read.payments).toHaveLength(1);
  });

  it('is asked for once, and answered from here while the authority is away', async () => {
    const { authority, supplier, lookups } = await aMarket();
    const { access_key: accessKey } = await supplier.issue('invoice', anInvoiceBody({ buyer: us }));
    const countBefore = authority.counts().authorization;
    const first = received(await lookups.get(path(accessKey)));
    expect(authority.counts().authorization).toBe(countBefore + 1);
    await authority.leave();
    expect(received(await lookups.get(path(accessKey)))).toEqual({ ...first, source: 'kept' });
    await authority.comeBack();
    expect(received(await lookups.get(path(accessKey)))).toEqual({ ...first, source: 'kept' });
    expect(authority.counts().authorization).toBe(countBefore + 1);
  });

  it('is distinguished from one to somebody else', async () => {
    const { supplier, lookups } = await aMarket();
    const { access_key: accessKey } = await supplier.issue('invoice', anInvoiceBody());
    expect(received(await lookups.get(path(accessKey))).issued_to_you).toBe(false);
  });
});

describe('what became of a document', () => {
  it('is asked again after ten minutes, so that an annulment shows', async () => {
    const { authority, supplier, buyer, lookups } = await aMarket();
    const { access_key: accessKey } = await supplier.issue('invoice', anInvoiceBody({ buyer: us }));
    const state = async () => received(await lookups.get(path(accessKey))).authorization.state;
    expect(await state()).toBe('authorized');
    authority.annul(accessKey);
    expect(await state()).toBe('authorized');
    expect(authority.counts().query).toBe(1);
    buyer.clock.now = new Date(buyer.clock.now.getTime() + 10 * 60 * 1000);
    expect(await state()).toBe('annulled');
    buyer.clock.now = new Date(buyer.clock.now.getTime() + 60 * 60 * 1000);
    expect(await state()).toBe('annulled');
    expect(authority.counts().query).toBe(2);
  });

  it.each(['unavailable', 'cut', 'null_answer', 'garbage'] as const)(
    'is left out when the authority answers %s',
    async (misbehaviour) => {
      const { authority, supplier, lookups } = await aMarket();
      const { access_key: accessKey } = await supplier.issue('invoice', anInvoiceBody({ buyer: us }));
      authority.next('query', misbehaviour);
      const { authorization } = received(await lookups.get(path(accessKey)));
      expect(authorization).not.toHaveProperty('state');
      expect(received(await lookups.get(path(accessKey))).authorization.state).toBe('authorized');
    },
  );

  it('is asked for again where the connection ended before the answer, once', async () => {
    const { authority, supplier, lookups } = await aMarket();
    const { access_key: accessKey } = await supplier.issue('invoice', anInvoiceBody({ buyer: us }));
    authority.next('authorization', 'cut_before', 'cut_before');
    expect((await lookups.get(path(accessKey))).json()).toMatchObject({ code: 'authority_unavailable' });
    authority.next('authorization', 'cut_before');
    expect(received(await lookups.get(path(accessKey))).authorization.state).toBe('authorized');
  });
});

describe('documents of the other types', () => {
  it.each<readonly [DocumentType, string, () => unknown, object]>([
    [
      'credit_note',
      'nota_credito',
      () => aCreditNoteBodyOnElsewhere({ buyer: us }),
      { buyer: { identification: otherRuc } },
    ],
    ['debit_note', 'nota_debito', () => aDebitNoteBody({ buyer: us }), { lines: [], issued_to_you: true }],
    [
      'withholding',
      'retencion',
      () => aWithholdingBody({ supplier: us }),
      { lines: [], taxes: [], issued_to_you: true },
    ],
    [
      'delivery_note',
      'guia_remision',
      () =>
        aDeliveryNoteBody({
          transport_start: '2026-11-21',
          transport_end: '2026-11-22',
          recipients: [aRecipient(), aRecipient({ identification: otherRuc, name: 'NOSOTROS S.A.' })],
        }),
      { buyer: { identification: otherRuc }, issued_to_you: true, totals: { total: '0.00' } },
    ],
    ['purchase_settlement', 'liquidacion_compra', () => aPurchaseSettlementBody(), { issued_to_you: false }],
  ])('%s is read as %s', async (type, documentType, body, expected) => {
    const { supplier, lookups } = await aMarket();
    const issued = await supplier.issue(type, body());
    const read = received(await lookups.get(path(issued.access_key)));
    expect(read).toMatchObject({ document_type: documentType, content: { object: type }, ...expected });
    expect(read.number).toBe(issued.number);
  });
});

it('a code that no table has is kept as it is written, as a bank withholds with', async () => {
  const { authority, supplier, lookups } = await aMarket();
  const { access_key: accessKey } = await supplier.issue('withholding', aWithholdingBody({ supplier: us }));
  authority.alter((authorization) => ({
    ...authorization,
    comprobante: Buffer.from(
      Buffer.from(authorization.comprobante ?? [])
        .toString('utf8')
        .replace('<codigoPorcentaje>4<', '<codigoPorcentaje>0000<'),
    ),
  }));
  const first = received(await lookups.get(path(accessKey)));
  expect(first).toMatchObject({
    document_type: 'retencion',
    content: {
      support_documents: [{ taxes: [{ type: 'iva', rate: '0000', base: '100.00', value: '15.00' }] }],
    },
  });
  expect(received(await lookups.get(path(accessKey)))).toEqual({ ...first, source: 'kept' });
});

describe('no document', () => {
  it('is 404 when the authority knows none, and nothing is kept', async () => {
    const { lookups, buyer } = await aMarket();
    const fresh = await lookups.get(path(anotherKey()));
    expect(refused(fresh)).toMatchObject({ status: 404, code: 'not_found' });
    expect(fresh.text).toContain('Intente más tarde');
    buyer.clock.now = new Date('2026-11-24T17:00:00Z');
    const old = await lookups.get(path(anotherKey()));
    expect(refused(old)).toMatchObject({ status: 404, code: 'not_found' });
    expect(old.text).toContain('solo durante unos días');
    expect(old.text).toContain('Descárguelo de SRI en Línea');
  });

  it('is 503 while the authority does not answer, with when to ask again', async () => {
    const { authority, lookups } = await aMarket();
    await authority.leave();
    const answer = await lookups.get(path(anotherKey()));
    expect(refused(answer)).toMatchObject({ status: 503, code: 'authority_unavailable' });
    expect(answer.headers['retry-after']).toMatch(/^\d+$/);
  });

  it('says of a faulty key what is wrong with it', async () => {
    const { authority, lookups } = await aMarket();
    const key = anotherKey();
    const faulty = [
      key.slice(1),
      `${key}0`,
      `${key.slice(0, 48)}${(Number(key[48]) + 1) % 10}`,
      'clave',
      '%20',
    ];
    for (const one of faulty) {
      expect(refused(await lookups.get(path(one)))).toMatchObject({
        status: 422,
        code: 'validation_failed',
        errors: [{ parameter: 'access_key', message: expect.stringContaining('49 dígitos') }],
      });
    }
    expect(refused(await lookups.get(path(anotherKey('live'))))).toMatchObject({
      status: 422,
      errors: [{ parameter: 'access_key', message: expect.stringContaining('otro ambiente') }],
    });
    expect(authority.counts()).toMatchObject({ authorization: 0, query: 0 });
  });

  it('never comes from the authority in the sandbox, but is shown once it is kept', async () => {
    const { authority, supplier, buyer, lookups } = await aMarket();
    const { access_key: accessKey } = await supplier.issue('invoice', anInvoiceBody({ buyer: us }));
    const countBefore = authority.counts();
    expect(refused(await lookups.get(path(accessKey), 'sandbox'))).toMatchObject({
      status: 422,
      code: 'not_available_in_sandbox',
    });
    const xml = authority.acceptedXml(accessKey) ?? '';
    await makeReceivedStore(buyer.store).keep('sandbox', {
      accessKey,
      xml,
      authorizedAt: '2026-11-21T12:00:30-05:00',
      fetchedAt: buyer.clock.now,
    });
    expect(received(await lookups.get(path(accessKey), 'sandbox'))).toMatchObject({
      environment: 'sandbox',
      source: 'kept',
    });
    expect(authority.counts()).toEqual(countBefore);
  });
});
