import { describe, expect, it } from 'vitest';
import { documentResource, invoiceResource } from '../../../src-main/contract/documents/document-resource.ts';
import { documentListQuery } from '../../../src-main/contract/list.ts';
import { type DocumentType, documentTypes } from '../../../src-main/documents/kinds.ts';
import { makeDocumentChanges } from '../../../src-main/issuing/ports/changes.ts';
import { makeDocumentReader } from '../../../src-main/reading/documents/document-reader.ts';
import { renderRide } from '../../../src-main/ride/ride.ts';
import { makeDocumentReadingStore } from '../../../src-main/store/reading/document-reading-store.ts';
import { aCreditNoteBody, aFullCreditNoteBody } from '../../support/builders/credit-note-body.ts';
import { aFullDebitNoteBody } from '../../support/builders/debit-note-body.ts';
import { aFullDeliveryNoteBody } from '../../support/builders/delivery-note-body.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { aFullPurchaseSettlementBody } from '../../support/builders/purchase-settlement-body.ts';
import { aFullWithholdingBody } from '../../support/builders/withholding-body.ts';
import { envelopeOf } from '../../support/import-files/envelopes.ts';
import { currentListing } from '../../support/import-files/listings.ts';
import { type OldDocument, openOldSystem } from '../../support/import-files/old-system.ts';
import { importsOf } from '../../support/shops/import-shop.ts';
import { openShop, problemOf, type TestShop } from '../../support/shops/shop.ts';

const bodies: Readonly<Record<DocumentType, unknown>> = {
  invoice: anInvoiceBody(),
  purchase_settlement: aFullPurchaseSettlementBody(),
  credit_note: aFullCreditNoteBody(),
  debit_note: aFullDebitNoteBody(),
  delivery_note: {
    ...aFullDeliveryNoteBody(),
    transport_start: '2026-11-21',
    transport_end: '2026-11-22',
  },
  withholding: aFullWithholdingBody(),
};

const AUTHORIZED_AT = '2026-11-21T17:30:00.000Z';

function readerOf(shop: TestShop) {
  return makeDocumentReader({
    store: makeDocumentReadingStore(shop.store),
    changes: makeDocumentChanges(),
    render: renderRide,
    cursorSecret: Buffer.alloc(32, 7),
    now: () => shop.clock.now,
    newId: shop.issuing.newId,
    failed: (reason) => {
      throw reason;
    },
  });
}

function inEnvelope({ xml, accessKey }: OldDocument): string {
  return envelopeOf(xml, { number: accessKey, environment: 'PRUEBAS', date: '2026-11-21T12:30:00-05:00' });
}

describe.each(documentTypes)('an imported document of type %s', (type) => {
  it('is read, found, printed and downloaded like one that was issued here', async () => {
    const old = await openOldSystem();
    const issued = await old.issue(type, bodies[type]);
    const shop = await openShop();
    const { run, items, authority } = await importsOf(shop);
    authority.set(issued.accessKey, { kind: 'authorized', authorizedAt: AUTHORIZED_AT });
    const done = await run([{ name: 'historia.xml', content: inEnvelope(issued) }]);
    const [item] = await items(done.id);
    expect(item).toMatchObject({
      result: 'imported',
      code: 'confirmed_by_sri',
      verification: 'sri',
      document_type: type,
      number: '001-001-000000001',
      access_key: issued.accessKey,
    });
    const id = item?.document_id ?? '';

    const caller = await shop.caller();
    const reader = readerOf(shop);
    const document = documentResource.parse(await reader.get(caller, id, type));
    expect(document).toMatchObject({
      object: type,
      status: 'authorized',
      status_transitions: { authorized: AUTHORIZED_AT },
      authorization: { number: issued.accessKey, authorized_at: AUTHORIZED_AT },
      channel: 'imported',
      import_id: done.id,
      verification: 'sri',
      issue_date: '2026-11-21',
      environment: 'test',
      delivery_status: 'none',
      emails: [],
    });

    const list = async (query: object) => reader.list(caller, [type], documentListQuery.parse(query));
    const one = { ok: true, value: { data: [{ id }], totalCount: 1 } };
    expect(await list({})).toMatchObject(one);
    expect(await list({ q: issued.accessKey })).toMatchObject(one);
    expect(await list({ channel: 'imported', status: 'authorized' })).toMatchObject(one);
    expect(await list({ channel: 'api' })).toMatchObject({ value: { totalCount: 0 } });

    const xml = await reader.xml(caller, id, { form: 'signed' });
    expect(xml.ok && Buffer.from(xml.value.bytes).toString()).toBe(issued.xml);
    const ride = await reader.ride(caller, id, 'a4');
    expect(ride.ok && Buffer.from(ride.value.bytes.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(await reader.events(caller, id, { limit: 20 })).toMatchObject({
      value: {
        data: [{ type: 'ride_generated' }, { type: 'accepted', data: { import_id: done.id } }],
      },
    });
    const waiting = await shop.store.db.selectFrom('outbox').selectAll().execute();
    expect(waiting).toEqual([]);
  });
});

describe('credit notes and imported invoices', () => {
  it('lets a note be issued on an imported invoice, up to what imported notes left of it', async () => {
    const old = await openOldSystem();
    const invoice = await old.issue('invoice', anInvoiceBody());
    await old.shop.decide(invoice.stored.id, 'authorized');
    const note = await old.issue(
      'credit_note',
      aCreditNoteBody({ modified_document: { document_id: invoice.stored.id } }),
    );
    const shop = await openShop();
    const { run, items } = await importsOf(shop);
    const caller = await shop.caller('test');
    // The note comes first, in an import of its own: the two find each other all the same.
    const listed = currentListing([{ accessKey: invoice.accessKey }, { accessKey: note.accessKey }]);
    await run([
      { name: 'nota.xml', content: note.xml },
      { name: 'listado.txt', content: listed },
    ]);
    const done = await run([{ name: 'factura.xml', content: invoice.xml }]);
    const [item] = await items(done.id);
    expect(item).toMatchObject({ code: 'listed_by_sri' });
    const id = item?.document_id ?? '';

    const balance = async () => invoiceResource.parse(await readerOf(shop).get(caller, id)).credit_balance;
    const { total } = note.stored.content.object === 'credit_note' ? note.stored.content : { total: '0' };
    const whole = invoice.stored.content.object === 'invoice' ? invoice.stored.content.total : '0';
    const left = (Number(whole) - Number(total)).toFixed(2);
    expect(await balance()).toBe(left);

    const body = aCreditNoteBody({ modified_document: { document_id: id } });
    expect(await shop.attempt({ type: 'credit_note', body })).toMatchObject({
      ok: Number(left) >= Number(total),
    });
    const tooMuch = await shop.attempt({
      type: 'credit_note',
      body: aCreditNoteBody({
        modified_document: {
          number: invoice.stored.identity.sequential.toString().padStart(17, '001-001-000000000'),
          issue_date: '2026-11-21',
        },
        lines: [{ code: 'A-1', quantity: '1000' }],
      }),
    });
    expect(problemOf(tooMuch).code).toBe('validation_failed');
  });
});

describe('the numbering of an import', () => {
  it('raises a series above the highest number imported, in time for the next that is issued', async () => {
    const old = await openOldSystem();
    for (let count = 0; count < 4; count += 1) await old.issue('invoice', anInvoiceBody());
    const last = await old.issue('invoice', anInvoiceBody());
    const shop = await openShop();
    expect((await shop.issue()).number).toBe('001-001-000000001');
    const { run, authority } = await importsOf(shop);
    authority.set(last.accessKey, { kind: 'authorized', authorizedAt: AUTHORIZED_AT });
    const done = await run([{ name: 'a.xml', content: last.xml }]);
    expect(done.numbering).toMatchObject([
      {
        document_type: 'invoice',
        establishment: '001',
        emission_point: '001',
        highest_imported: 5,
        highest_reserved: 1,
        next_number: 6,
        active: true,
        created: false,
      },
    ]);
    expect((await shop.issue()).number).toBe('001-001-000000006');
  });

  it('never lowers a series', async () => {
    const old = await openOldSystem();
    const first = await old.issue('withholding', aFullWithholdingBody());
    const shop = await openShop();
    await shop.store.writes.run((tx) => tx.updateTable('series').set({ next_number: 900 }).execute());
    const { run, authority } = await importsOf(shop);
    authority.set(first.accessKey, { kind: 'authorized', authorizedAt: AUTHORIZED_AT });
    const done = await run([{ name: 'a.xml', content: first.xml }]);
    expect(done.numbering).toMatchObject([
      { highest_imported: 1, highest_reserved: 899, next_number: 900, created: false },
    ]);
  });

  it('makes a series that was not there, which gives no numbers where another does', async () => {
    const old = await openOldSystem();
    await old.shop.store.writes.run((tx) =>
      tx.updateTable('series').set({ emission_point: '077' }).execute(),
    );
    const invoice = await old.issue('invoice', anInvoiceBody());
    const shop = await openShop();
    const { run, authority } = await importsOf(shop);
    authority.set(invoice.accessKey, { kind: 'authorized', authorizedAt: AUTHORIZED_AT });
    const done = await run([{ name: 'a.xml', content: invoice.xml }]);
    expect(done.numbering).toMatchObject([
      {
        emission_point: '077',
        highest_imported: 1,
        highest_reserved: 0,
        next_number: 2,
        active: false,
        created: true,
      },
    ]);
    expect((await shop.issue()).number).toBe('001-001-000000001');
  });

  it('leaves a document out whose number another document has', async () => {
    const old = await openOldSystem();
    const theirs = await old.issue('invoice', anInvoiceBody());
    const shop = await openShop();
    shop.clock.now = new Date('2026-11-22T17:00:00.000Z');
    await shop.issue();
    const { run, items, authority } = await importsOf(shop);
    authority.set(theirs.accessKey, { kind: 'authorized', authorizedAt: AUTHORIZED_AT });
    const done = await run([{ name: 'a.xml', content: theirs.xml }]);
    expect(done).toMatchObject({ counts: { found: 1, failed: 1 }, numbering: [], sales_total: '0.00' });
    expect(await items(done.id)).toMatchObject([
      { result: 'failed', code: 'number_taken', params: { number: '001-001-000000001' } },
    ]);
  });
});

it('adds up what was sold: invoices and debit notes less credit notes', async () => {
  const old = await openOldSystem();
  const documents = [
    await old.issue('invoice', anInvoiceBody()),
    await old.issue('debit_note', aFullDebitNoteBody()),
    await old.issue('credit_note', aFullCreditNoteBody()),
    await old.issue('purchase_settlement', aFullPurchaseSettlementBody()),
  ];
  const shop = await openShop();
  const { run } = await importsOf(shop);
  const listing = currentListing(documents.map(({ accessKey }) => ({ accessKey })));
  const files = documents.map(({ xml }, index) => ({ name: `${index}.xml`, content: xml }));
  const done = await run([...files, { name: 'listado.txt', content: listing }]);
  expect(done).toMatchObject({ counts: { imported: 4, duplicate: 4 }, verification: { listed: 4 } });
  const totals = documents.map(({ stored: { content } }) => ('total' in content ? Number(content.total) : 0));
  const [sold = 0, debited = 0, credited = 0] = totals;
  expect(done.sales_total).toBe((sold + debited - credited).toFixed(2));
});

it('says nothing about the clock of this computer, whatever the dates of the history', async () => {
  const old = await openOldSystem();
  old.shop.clock.now = new Date('2026-11-30T17:00:00.000Z');
  const invoice = await old.issue('invoice', anInvoiceBody());
  const shop = await openShop();
  const { run, authority } = await importsOf(shop);
  authority.set(invoice.accessKey, { kind: 'authorized', authorizedAt: AUTHORIZED_AT });
  expect((await run([{ name: 'a.xml', content: invoice.xml }])).counts.imported).toBe(1);
  expect(await shop.attempt()).toMatchObject({ ok: true });
});
