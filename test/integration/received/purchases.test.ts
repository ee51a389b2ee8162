import { describe, expect, it, onTestFinished } from 'vitest';
import type { DocumentResource } from '../../../src-main/contract/documents/document-resource.ts';
import {
  type PurchaseArrival,
  purchaseChanges,
  purchaseList,
  purchaseResource,
  purchaseSummary,
  purchaseUpload,
  purchaseWithholding,
} from '../../../src-main/contract/documents/purchases/purchase.ts';
import { problemBody } from '../../../src-main/contract/problems/problems.ts';
import { decimal } from '../../../src-main/documents/values/decimal.ts';
import type { HttpAnswer } from '../../support/api/http-call.ts';
import { startAuthorityDouble } from '../../support/authority-double/authority-double.ts';
import { aCreditNoteBodyOnElsewhere } from '../../support/builders/credit-note-body.ts';
import { aDeliveryNoteBody } from '../../support/builders/delivery-note-body.ts';
import { aLine, anInvoiceBody, type InvoiceInput } from '../../support/builders/invoice-body.ts';
import { aPurchaseSettlementBody } from '../../support/builders/purchase-settlement-body.ts';
import { aSupportDocument, aWithholdingBody } from '../../support/builders/withholding-body.ts';
import { companyRuc, otherRuc } from '../../support/certificates/test-certificates.ts';
import { envelopeOf } from '../../support/import-files/envelopes.ts';
import { currentListing } from '../../support/import-files/listings.ts';
import { makeZip } from '../../support/import-files/zip-file.ts';
import { purchasesOf } from '../../support/shops/purchases/purchase-shop.ts';
import { aSupplier } from '../../support/shops/purchases/supplier.ts';
import { aCertificate, aSetup, openShop } from '../../support/shops/shop.ts';

const us = { identification_type: 'ruc', identification: otherRuc, name: 'NOSOTROS S.A.' } as const;

/** A supplier, a business that withholds, and the authority between them, on Saturday 2026-11-21. */
async function aMarket(business: object = {}) {
  const clock = { now: new Date('2026-11-21T17:00:30Z') };
  const authority = await startAuthorityDouble({ decisionDelayMs: 0, now: () => clock.now });
  onTestFinished(() => authority.close());
  const supplier = await aSupplier(authority);
  const { p12, password } = aCertificate({}, otherRuc);
  const certificate = { p12_base64: p12.toString('base64'), password };
  const buyer = await openShop({
    setup: aSetup({
      business: { ruc: otherRuc, withholding_agent_resolution: '1', ...business },
      certificate,
    }),
  });
  const xmlOf = async ({ id }: DocumentResource) => {
    const signed = await supplier.shop.signer.sign(await supplier.shop.stored(id), supplier.shop.clock.now);
    if (!signed.ok) throw new Error(signed.problem);
    return new TextDecoder().decode(signed.signedXml);
  };
  const goTo = (instant: string) => {
    clock.now = new Date(instant);
    buyer.clock.now = clock.now;
  };
  return { authority, supplier, buyer, xmlOf, purchases: await purchasesOf(buyer, authority), goTo };
}

/** A natural person's. */
const naturalRuc = '1710034065001';
const bought = () => anInvoiceBody({ buyer: us, lines: [aLine({ quantity: '10' })] });

function aPurchaseBody(parts: object = {}) {
  return {
    supplier: { identification_type: 'ruc', identification: companyRuc, name: 'PROVEEDOR S.A.' },
    number: '001-001-000000001',
    issue_date: '2026-11-16',
    taxes: [{ type: 'iva', rate: 'iva_15', base: '100.00' }],
    ...parts,
  };
}

function purchaseIn(answer: HttpAnswer, status = 201) {
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status });
  return purchaseResource.parse(answer.json());
}

function arrivalsIn(answer: HttpAnswer): readonly PurchaseArrival[] {
  expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 200 });
  return purchaseUpload.parse(answer.json()).data;
}

const faultsIn = (answer: HttpAnswer) =>
  (problemBody.parse(answer.json()).errors ?? []).map(({ pointer, code }) => `${pointer} ${code}`);
const codesIn = (arrivals: readonly PurchaseArrival[]) =>
  arrivals.map(({ result, faults }) => [result, ...faults.map(({ code }) => code)].join(' '));

describe('a purchase by its access key', () => {
  it('is read at the authority and says what it is', async () => {
    const { supplier, purchases } = await aMarket();
    const { access_key } = await supplier.issue('invoice', bought());
    expect(purchaseIn(await purchases.call('POST', '', { access_key }))).toMatchObject({
      document_type: 'factura',
      access_key,
      supplier: { identification: companyRuc, name: 'PROVEEDOR S.A.', regime: 'general' },
      subtotal: '100.00',
      iva: '15.00',
      total: '115.00',
      taxes: [{ type: 'iva', rate: 'iva_15', base: '100.00', value: '15.00' }],
      origin: 'sri',
      authorization: { state: 'authorized' },
      kind: 'unknown',
      tax_support: '01',
      withholding: { status: 'due', due_on: '2026-11-27' },
    });
  });

  it('is refused with all that speaks against it, and once it is there', async () => {
    const { authority, supplier, purchases } = await aMarket();
    const mine = await supplier.issue('invoice', bought());
    const foreign = await supplier.issue('invoice', anInvoiceBody());
    authority.annul(foreign.access_key);
    const add = (access_key: string) => purchases.call('POST', '', { access_key });
    expect(faultsIn(await add(foreign.access_key))).toEqual([
      '/access_key other_buyer',
      '/access_key annulled',
    ]);
    expect(faultsIn(await add('123'))).toEqual(['/access_key invalid_value']);
    purchaseIn(await add(mine.access_key));
    expect(faultsIn(await add(mine.access_key))).toEqual(['/access_key already_exists']);
    await authority.leave();
    const unissued = await supplier.shop.issueAs('invoice', bought());
    expect((await add(unissued.access_key)).status).toBe(503);
    const inSandbox = await purchases.in('sandbox').call('POST', '', { access_key: mine.access_key });
    expect(problemBody.parse(inSandbox.json()).code).toBe('not_available_in_sandbox');
  });
});

describe('purchases in files', () => {
  it('are taken in from XML, ZIP and e-mail, each once, and confirmed by the authority afterwards', async () => {
    const { supplier, purchases, xmlOf } = await aMarket();
    const [one, two, three] = [
      await supplier.issue('invoice', bought()),
      await supplier.issue('invoice', bought()),
      await supplier.issue('invoice', bought()),
    ];
    const unsent = await supplier.shop.issueAs('invoice', bought());
    const xml = await xmlOf(one);
    const mail = [
      'From: Proveedor <facturas@proveedor.example>',
      'To: compras@nosotros.example',
      'Subject: =?utf-8?Q?Su_factura_electr=C3=B3nica?=',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="parts"',
      '',
      '--parts',
      'Content-Type: text/plain',
      '',
      'Adjunto su factura.',
      '--parts',
      'Content-Type: application/pdf; name="factura.pdf"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from('%PDF-1.7').toString('base64'),
      '--parts',
      'Content-Type: application/xml; name="factura.xml"',
      'Content-Disposition: attachment; filename="factura.xml"',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(await xmlOf(three)).toString('base64'),
      '--parts--',
      '',
    ].join('\r\n');
    const arrivals = arrivalsIn(
      await purchases.upload(
        { name: 'una.xml', content: xml },
        { name: 'una.pdf', content: '%PDF-1.7' },
        {
          name: 'mes.zip',
          content: makeZip([
            { name: 'dos.xml', content: await xmlOf(two) },
            { name: 'una.xml', content: xml },
          ]),
        },
        { name: 'correo.eml', content: mail },
        { name: 'sin-enviar.xml', content: await xmlOf(unsent) },
      ),
    );
    expect(arrivals.map(({ file, entry, result }) => [file, entry, result])).toEqual([
      ['una.xml', undefined, 'added'],
      ['mes.zip', 'dos.xml', 'added'],
      ['mes.zip', 'una.xml', 'there'],
      ['correo.eml', 'factura.xml', 'added'],
      ['sin-enviar.xml', undefined, 'added'],
    ]);
    const states = async () => {
      const { data } = purchaseList.parse((await purchases.call('GET', '')).json());
      return data
        .map(({ number, origin, authorization }) => [number, origin, authorization.state])
        .toSorted();
    };
    expect((await states()).map(([, , state]) => state)).toEqual(Array(4).fill('unconfirmed'));
    await purchases.checked();
    expect(await states()).toEqual([
      [one.number, 'file', 'authorized'],
      [two.number, 'file', 'authorized'],
      [three.number, 'email', 'authorized'],
      // Issued today: it may not have been handed over yet.
      [unsent.number, 'file', 'unconfirmed'],
    ]);
    const [first] = arrivals;
    const answer = await purchases.call('GET', `/${first?.purchase_id}/xml`);
    expect(answer.text).toBe(xml);
  });

  it('are refused one by one, with all that speaks against each', async () => {
    const { authority, supplier, buyer, purchases, xmlOf } = await aMarket();
    const foreign = await xmlOf(await supplier.issue('invoice', anInvoiceBody()));
    const note = await xmlOf(
      await supplier.issue(
        'delivery_note',
        aDeliveryNoteBody({ transport_start: '2026-11-21', transport_end: '2026-11-21' }),
      ),
    );
    const good = await xmlOf(await supplier.issue('invoice', bought()));
    const own = await buyer.issueAs('invoice', anInvoiceBody());
    const signed = await buyer.signer.sign(await buyer.stored(own.id), buyer.clock.now);
    const ours = signed.ok ? new TextDecoder().decode(signed.signedXml) : '';
    expect(authority.counts().authorization).toBeGreaterThan(0);
    const arrivals = arrivalsIn(
      await purchases.upload(
        { name: 'otro.xml', content: foreign.replace('<dirMatriz>', '<dirMatriz>Otra ') },
        { name: 'guia.xml', content: note },
        { name: 'propia.xml', content: ours },
        { name: 'cortado.xml', content: good.slice(0, 900) },
        {
          name: 'bomba.zip',
          content: makeZip([{ name: 'b.xml', content: Buffer.alloc(30 * 1024 * 1024, ' ') }]),
        },
        {
          name: 'grande.zip',
          content: makeZip([
            { name: 'g.xml', content: Buffer.from('x'.repeat(1024 * 1024 + 1)), isStored: true },
          ]),
        },
      ),
    );
    expect(codesIn(arrivals)).toEqual([
      'refused other_buyer invalid_signature',
      'refused not_a_purchase other_buyer',
      'refused own_document',
      'refused unreadable_xml',
      'refused archive_too_large',
      'refused entry_too_large',
    ]);
    const printed = arrivalsIn(await purchases.upload({ name: 'ride.pdf', content: '%PDF-1.7' }));
    expect(printed[0]?.faults[0]?.message).toContain('el RIDE es solo una impresión');
    expect(purchaseList.parse((await purchases.call('GET', '')).json()).total_count).toBe(0);
  });

  it('give the keys of a listing, to be read at the authority', async () => {
    const { supplier, purchases } = await aMarket();
    const { access_key } = await supplier.issue('invoice', bought());
    const [listed, ...others] = arrivalsIn(
      await purchases.upload({ name: 'recibidos.txt', content: `CLAVE_ACCESO\n${access_key}\n` }),
    );
    expect(others).toEqual([]);
    expect(listed).toMatchObject({ result: 'listed', access_key });
  });
});

describe('purchases that the authority hands out no more', () => {
  /** Three that it authorized on 2026-11-21: the first in its envelope, the last annulled since. */
  async function anOldMarket() {
    const market = await aMarket();
    const { supplier, xmlOf, authority } = market;
    const documents = [
      await supplier.issue('invoice', bought()),
      await supplier.issue('invoice', bought()),
      await supplier.issue('invoice', bought()),
    ] as const;
    authority.annul(documents[2].access_key);
    const [enclosed, signed, annulled] = await Promise.all(documents.map(xmlOf));
    const files = [
      {
        name: 'con-autorizacion.xml',
        content: envelopeOf(enclosed ?? '', { number: documents[0].access_key, environment: 'PRUEBAS' }),
      },
      { name: 'firmada.xml', content: signed ?? '' },
      { name: 'anulada.xml', content: annulled ?? '' },
    ];
    const states = async () => {
      const { data } = purchaseList.parse((await market.purchases.call('GET', '')).json());
      const stateOf = (key: string) => data.find(({ access_key }) => access_key === key)?.authorization.state;
      return documents.map(({ access_key }) => stateOf(access_key));
    };
    return { ...market, documents, files, states };
  }

  it('are known by their envelope and by their state for two months', async () => {
    const { purchases, authority, files, states, goTo } = await anOldMarket();
    goTo('2026-12-20T12:00:00-05:00');
    await purchases.upload(...files);
    await purchases.checked();
    expect(await states()).toEqual(['authorized', 'authorized', 'annulled']);
    // ConsultaComprobante answered it: the other service answered 0 of each.
    expect(authority.counts()).toMatchObject({ query: 3 });
  });

  it('stay unconfirmed, never refused, by their signature alone, and are asked for once a day', async () => {
    const { purchases, authority, documents, files, states, goTo } = await anOldMarket();
    goTo('2027-01-20T12:00:00-05:00');
    await purchases.upload(...files);
    await purchases.checked();
    expect(await states()).toEqual(['authorized', 'unconfirmed', 'unconfirmed']);
    const countBefore = authority.counts().authorization;
    goTo('2027-01-20T20:00:00-05:00');
    await purchases.checked();
    expect(authority.counts().authorization).toBe(countBefore);
    goTo('2027-01-21T12:00:01-05:00');
    await purchases.checked();
    expect(authority.counts().authorization).toBe(countBefore + 2);

    const { data } = purchaseList.parse((await purchases.call('GET', '')).json());
    const known = data.find(({ access_key }) => access_key === documents[0].access_key);
    const again = await purchases.call('POST', `/${known?.id}/check`);
    expect(purchaseIn(again, 200).authorization.state).toBe('authorized');
  });

  it("are confirmed by the authority's report, before or after them in the same upload", async () => {
    const { purchases, documents, files, states, goTo } = await anOldMarket();
    goTo('2027-01-20T12:00:00-05:00');
    const [, signed] = documents;
    const listing = { name: 'recibidos.txt', content: currentListing([{ accessKey: signed.access_key }]) };
    const arrivals = arrivalsIn(await purchases.upload(listing, ...files));
    expect(arrivals[0]).toMatchObject({ result: 'there', purchase_id: arrivals[2]?.purchase_id });
    await purchases.checked();
    expect(await states()).toEqual(['authorized', 'authorized', 'unconfirmed']);
  });

  it('are not read by their key, which says where the file is', async () => {
    const { purchases, documents, goTo } = await anOldMarket();
    goTo('2026-12-20T12:00:00-05:00');
    const answer = await purchases.call('POST', '', { access_key: documents[0].access_key });
    expect(faultsIn(answer)).toEqual(['/access_key not_found']);
    expect(answer.text).toContain('Descárguelo de SRI en Línea y súbalo en Compras');
  });
});

describe('a withholding that a customer made', () => {
  it('is kept with what it took of which invoice, and nothing is withheld from it', async () => {
    const { supplier: customer, purchases } = await aMarket();
    const { access_key } = await customer.issue('withholding', aWithholdingBody({ supplier: us }));
    const answer = purchaseIn(await purchases.call('POST', '', { access_key }));
    expect(answer).toMatchObject({ document_type: 'retencion', withholding: { status: 'not_needed' } });
    expect(answer.withheld?.length).toBeGreaterThan(0);
    expect((await purchases.call('GET', `/${answer.id}/withholding`)).status).toBe(409);
  });
});

it('invoices to customers who withhold are named once their withholding is late, until it is among the purchases', async () => {
  const { supplier: customer, buyer, purchases, goTo } = await aMarket();
  const sell = async (party: NonNullable<InvoiceInput['buyer']>) => {
    const invoice = await buyer.issueAs('invoice', anInvoiceBody({ buyer: party }));
    await buyer.decide(invoice.id, 'authorized');
    return invoice;
  };
  const withholder = {
    identification_type: 'ruc',
    identification: companyRuc,
    name: 'PROVEEDOR S.A.',
  } as const;
  goTo('2026-11-10T17:00:30Z');
  const [withheld, late] = [await sell(withholder), await sell(withholder)];
  await sell({ identification_type: 'ruc', identification: naturalRuc, name: 'OTRA' });
  goTo('2026-11-21T17:00:30Z');
  await sell(withholder);
  const unwithheld = async () => {
    const answer = await purchases.call('GET', '/summary');
    return purchaseSummary.parse(answer.json()).unwithheld_sales.map(({ id, customer: name }) => [id, name]);
  };
  expect(await unwithheld()).toEqual([]);
  const support = aSupportDocument({
    number: withheld.number,
    issue_date: '2026-11-10',
    accounting_date: undefined,
  });
  const { access_key } = await customer.issue(
    'withholding',
    aWithholdingBody({ supplier: us, support_documents: [support] }),
  );
  purchaseIn(await purchases.call('POST', '', { access_key }));
  expect(await unwithheld()).toEqual([[late.id, 'PROVEEDOR S.A.']]);
});

describe('a withholding from paper', () => {
  const aWithholdingOnPaper = (parts: object = {}) => ({
    document_type: 'retencion',
    supplier: { identification_type: 'ruc', identification: companyRuc, name: 'PROVEEDOR S.A.' },
    number: '001-001-000000099',
    issue_date: '2026-11-16',
    authorization_number: '1234567890',
    withheld: [
      { number: '001-001-000000001', tax: 'renta', code: '312', base: '100.00' },
      { number: '001-001-000000001', tax: 'iva', code: '1', base: '15.00', percent: '30' },
    ],
    ...parts,
  });

  it('is kept as its XML would be: what it took of which invoice, by the percents of its day', async () => {
    const { purchases } = await aMarket();
    const kept = purchaseIn(await purchases.call('POST', '', { invoice: aWithholdingOnPaper() }));
    expect(kept).toMatchObject({
      document_type: 'retencion',
      total: '6.50',
      subtotal: '0.00',
      taxes: [],
      withholding: { status: 'not_needed' },
      withheld: [
        {
          document_type: 'factura',
          number: '001-001-000000001',
          tax: 'renta',
          code: '312',
          percent: '2.00',
          value: '2.00',
        },
        { tax: 'iva', code: '1', base: '15.00', percent: '30.00', value: '4.50' },
      ],
    });
  });

  it('is kept once for each invoice and tax, however its number was typed', async () => {
    const { purchases } = await aMarket();
    const add = (parts: object) => purchases.call('POST', '', { invoice: aWithholdingOnPaper(parts) });
    purchaseIn(await add({}));
    expect(faultsIn(await add({ number: '001-001-000000098' }))).toEqual([
      '/invoice/withheld/0/number repeated',
      '/invoice/withheld/1/number repeated',
    ]);
    const other = { number: '001-001-000000002', tax: 'iva', code: '1', base: '15.00', percent: '30' };
    purchaseIn(await add({ number: '001-001-000000098', withheld: [other] }));
  });

  it('is refused with every fault at once', async () => {
    const { purchases } = await aMarket();
    const refusals = [];
    for (const parts of [
      { withheld: undefined, taxes: [{ type: 'iva', rate: 'iva_15', base: '1.00' }] },
      { withheld: [{ number: '001-001-000000001', tax: 'renta', code: '999', base: 'x' }] },
      {
        withheld: [
          { number: '001-001-000000001', tax: 'renta', code: '999', base: '1.00' },
          { number: '001-001-000000001', tax: 'iva', code: '1', base: '1.00', percent: '31' },
        ],
      },
      { document_type: 'factura', taxes: [{ type: 'iva', rate: 'iva_15', base: '1.00' }] },
    ]) {
      refusals.push(faultsIn(await purchases.call('POST', '', { invoice: aWithholdingOnPaper(parts) })));
    }
    expect(refusals).toEqual([
      ['/invoice/withheld required', '/invoice/taxes not_allowed_here'],
      ['/invoice/withheld/0/base invalid_format'],
      ['/invoice/withheld/0/code unknown_code', '/invoice/withheld/1/percent percent_not_admitted'],
      ['/invoice/withheld not_allowed_here'],
    ]);
  });
});

describe('a purchase from paper', () => {
  it('sums up its bases, and is completed by its XML once that comes', async () => {
    const { supplier, purchases, xmlOf } = await aMarket();
    const invoice = await supplier.issue('invoice', bought());
    const typed = purchaseIn(
      await purchases.call('POST', '', { invoice: aPurchaseBody({ number: invoice.number }) }),
    );
    expect(typed).toMatchObject({
      subtotal: '100.00',
      iva: '15.00',
      total: '115.00',
      authorization: { state: 'on_paper' },
      payments: [{ method: 'otros_sistema_financiero', amount: '115.00' }],
      withholding: { status: 'due', due_on: '2026-11-23' },
    });
    await purchases.call('PATCH', `/${typed.id}`, { kind: 'services' });
    const [arrival] = arrivalsIn(await purchases.upload({ name: 'f.xml', content: await xmlOf(invoice) }));
    expect(arrival).toMatchObject({ result: 'completed', purchase_id: typed.id });
    const now = purchaseIn(await purchases.call('GET', `/${typed.id}`), 200);
    expect(now).toMatchObject({ access_key: invoice.access_key, origin: 'file', kind: 'services' });
    expect(now.lines).toHaveLength(1);
  });

  it('says what it modifies where it is a note, and only there; its XML leaves that authorization', async () => {
    const { supplier, purchases, xmlOf } = await aMarket();
    const add = (parts: object) => purchases.call('POST', '', { invoice: aPurchaseBody(parts) });
    const modified_document = { number: '001-001-000000077', authorization_number: '1234567890' };
    expect(faultsIn(await add({ document_type: 'nota_debito' }))).toEqual([
      '/invoice/modified_document required',
    ]);
    expect(faultsIn(await add({ modified_document }))).toEqual([
      '/invoice/modified_document not_allowed_here',
    ]);
    const ofNote = { number: '77', document_type: 'nota_credito', authorization_number: '1' };
    expect(faultsIn(await add({ document_type: 'nota_debito', modified_document: ofNote }))).toEqual([
      '/invoice/modified_document/document_type invalid_value',
      '/invoice/modified_document/number invalid_format',
      '/invoice/modified_document/authorization_number invalid_format',
    ]);

    const issued = await supplier.issue(
      'credit_note',
      aCreditNoteBodyOnElsewhere({
        buyer: us,
        modified_document: { number: modified_document.number, issue_date: '2026-11-20' },
      }),
    );
    const { number } = issued;
    const note = purchaseIn(await add({ document_type: 'nota_credito', number, modified_document }));
    expect(note.modified_document).toEqual({ document_type: 'factura', ...modified_document });
    const [arrival] = arrivalsIn(await purchases.upload({ name: 'n.xml', content: await xmlOf(issued) }));
    expect(arrival).toMatchObject({ result: 'completed', purchase_id: note.id });
    expect(purchaseIn(await purchases.call('GET', `/${note.id}`), 200)).toMatchObject({
      origin: 'file',
      modified_document: note.modified_document,
    });
  });

  it('is neither of oneself nor of tomorrow', async () => {
    const { purchases } = await aMarket();
    const add = (parts: object) => purchases.call('POST', '', { invoice: aPurchaseBody(parts) });
    const ourselves = { identification_type: 'ruc', identification: otherRuc, name: 'X' };
    expect(faultsIn(await add({ supplier: ourselves, issue_date: '2026-11-22' }))).toEqual([
      '/invoice/supplier/identification own_document',
      '/invoice/issue_date in_the_future',
    ]);
  });
});

describe('what is to be withheld', () => {
  it('is suggested with why and by what table, and found again by the withholding that was issued', async () => {
    const { supplier, buyer, purchases } = await aMarket();
    const { access_key } = await supplier.issue('invoice', bought());
    const { id } = purchaseIn(await purchases.call('POST', '', { access_key }));
    const suggested = async () =>
      purchaseWithholding.parse((await purchases.call('GET', `/${id}/withholding`)).json());
    await purchases.call('PATCH', `/${id}`, { kind: 'goods' });
    expect((await suggested()).suggestion.withholdings).toMatchObject([
      {
        tax: 'renta',
        code: '312',
        percent: '2.00',
        value: '2.00',
        reason: expect.stringContaining('bienes'),
      },
      { tax: 'iva', code: '1', percent: '30.00', value: '4.50', source: expect.stringContaining('tabla 20') },
    ]);
    await purchases.call('PATCH', `/${id}`, { kind: 'services', tax_support: '02' });
    const { body, suggestion } = await suggested();
    expect(suggestion.withholdings.map(({ code }) => code)).toEqual(['3440', '2']);
    expect(suggestion.withholdings[0]?.source).toContain('vigente desde el 01/03/2026');
    expect(body.support_documents[0]).toMatchObject({ tax_support: '02', authorization_number: access_key });

    const withholding = await buyer.issueAs('withholding', body);
    const read = async () => purchaseIn(await purchases.call('GET', `/${id}`), 200);
    expect((await read()).withholding).toMatchObject({
      status: 'withheld',
      document: { id: withholding.id, number: withholding.number },
    });
    expect((await purchases.call('DELETE', `/${id}`)).status).toBe(409);
    const [next] = [await supplier.issue('invoice', bought())];
    const after = purchaseIn(await purchases.call('POST', '', { access_key: next.access_key }));
    expect(after).toMatchObject({ kind: 'services', tax_support: '02' });
  });

  it('is split between goods and services by the lines that a person marks', async () => {
    const { supplier, purchases } = await aMarket();
    const lines = [aLine({ quantity: '10' }), aLine({ quantity: '3', description: 'Instalación' })];
    const { access_key } = await supplier.issue('invoice', anInvoiceBody({ buyer: us, lines }));
    const bill = purchaseIn(await purchases.call('POST', '', { access_key }));
    const [goods, services] = bill.lines.map(({ net }) => net);
    await purchases.call('PATCH', `/${bill.id}`, { kind: 'mixed', service_lines: [1] });
    expect(purchaseIn(await purchases.call('GET', `/${bill.id}`), 200)).toMatchObject({
      kind: 'mixed',
      service_lines: [1],
    });
    const answer = await purchases.call('GET', `/${bill.id}/withholding`);
    const { suggestion } = purchaseWithholding.parse(answer.json());
    expect(suggestion.withholdings.map(({ code, base }) => [code, base]).slice(0, 2)).toEqual([
      ['312', goods],
      ['3440', services],
    ]);
    const [ofGoods, ofServices] = suggestion.withholdings.slice(2);
    expect([ofGoods?.code, ofServices?.code]).toEqual(['1', '2']);
    expect(
      decimal(ofGoods?.base ?? '0')
        .plus(ofServices?.base ?? '0')
        .toFixed(2),
    ).toBe(bill.iva);
  });

  it.each([
    ['professional_fees', naturalRuc, ['303 10.00', '3 100.00']],
    ['professional_fees', companyRuc, ['303A 5.00', '2 70.00']],
    ['rent', naturalRuc, ['320 10.00', '3 100.00']],
    ['rent', companyRuc, ['320 10.00', '2 70.00']],
    ['manual_work', companyRuc, ['307 3.00', '2 70.00']],
    ['advertising', companyRuc, ['309 3.00', '2 70.00']],
    ['transport', companyRuc, ['310 1.00', '2 70.00']],
    ['construction', companyRuc, ['343B 2.00', '1 30.00']],
    ['insurance', companyRuc, ['322 2.00', '2 70.00']],
    ['electricity', companyRuc, ['343A 2.00', '2 70.00']],
    ['farm_produce', companyRuc, ['312A 1.00', '1 30.00']],
    ['traded_produce', companyRuc, ['312C 1.75', '1 30.00']],
  ])('of %s from %s withholds by its own codes, each with its source', async (kind, ruc, expected) => {
    const { purchases } = await aMarket();
    const seller = { identification_type: 'ruc', identification: ruc, name: 'PROVEEDOR' };
    const { id } = purchaseIn(
      await purchases.call('POST', '', { invoice: aPurchaseBody({ supplier: seller }) }),
    );
    await purchases.call('PATCH', `/${id}`, { kind });
    const answer = await purchases.call('GET', `/${id}/withholding`);
    const { withholdings } = purchaseWithholding.parse(answer.json()).suggestion;
    expect(withholdings.map(({ code, percent }) => `${code} ${percent}`)).toEqual(expected);
    for (const { source, reason } of withholdings) expect([source, reason]).not.toContain('');
  });

  it.each([
    ['fuel', { kind: 'fuel' }, {}, ['332 0.00'], 'Es de combustibles.'],
    ['an airline', { kind: 'air_travel' }, {}, ['332C 0.00'], 'Es de una aerolínea.'],
    [
      'the State or a public company',
      { kind: 'goods' },
      { supplier: { identification_type: 'ruc', identification: '1760013210001', name: 'SRI' } },
      ['312 2.00'],
      'El proveedor es del Estado o una empresa pública.',
    ],
    [
      'a popular business',
      { kind: 'goods' },
      { supplier_regime: 'rimpe_negocio_popular' },
      ['332 0.00'],
      'El proveedor es un negocio popular RIMPE.',
    ],
    [
      'a special taxpayer, by who is none',
      { kind: 'services' },
      { special_taxpayer: true },
      ['3440 3.00'],
      'El proveedor es contribuyente especial, y su negocio no consta como tal.',
    ],
  ])('of %s withholds no IVA, and says why', async (_whom, patch, parts, expected, why) => {
    const { purchases } = await aMarket();
    const { id } = purchaseIn(await purchases.call('POST', '', { invoice: aPurchaseBody(parts) }));
    await purchases.call('PATCH', `/${id}`, patch);
    const answer = await purchases.call('GET', `/${id}/withholding`);
    const { withholdings, warnings } = purchaseWithholding.parse(answer.json()).suggestion;
    expect(withholdings.map(({ code, percent }) => `${code} ${percent}`)).toEqual(expected);
    expect(warnings).toMatchObject([{ code: 'iva_not_withheld', detail: why }]);
  });

  it('withholds 10 and 20 % of IVA between special taxpayers', async () => {
    const { purchases } = await aMarket({ special_taxpayer_resolution: '5368' });
    const parts = { special_taxpayer: true };
    const { id } = purchaseIn(await purchases.call('POST', '', { invoice: aPurchaseBody(parts) }));
    const codes = [];
    for (const kind of ['goods', 'services']) {
      await purchases.call('PATCH', `/${id}`, { kind });
      const answer = await purchases.call('GET', `/${id}/withholding`);
      const { withholdings, warnings } = purchaseWithholding.parse(answer.json()).suggestion;
      expect(warnings).toEqual([]);
      codes.push(withholdings.map(({ code, percent }) => `${code} ${percent}`));
    }
    expect(codes).toEqual([
      ['312 2.00', '9 10.00'],
      ['3440 3.00', '10 20.00'],
    ]);
  });

  it('of all IVA is due of a settlement until it is issued, also by a business that is no agent', async () => {
    const { buyer, purchases } = await aMarket({ withholding_agent_resolution: undefined });
    const settled = async (parts: object = {}) => {
      const settlement = await buyer.issueAs('purchase_settlement', aPurchaseSettlementBody(parts));
      await buyer.decide(settlement.id, 'authorized');
      return settlement;
    };
    const lines = aPurchaseSettlementBody().lines.map((line) => ({
      ...line,
      taxes: [{ type: 'iva', rate: 'iva_0' }],
    }));
    await settled({ lines });
    const { id, number, issue_date } = await settled();
    const toWithhold = async () => {
      const answer = await purchases.call('GET', '/summary');
      return purchaseSummary.parse(answer.json()).settlements;
    };
    expect(await toWithhold()).toEqual([{ id, number, issue_date, supplier: 'JUAN PÉREZ', iva: '18.00' }]);
    const support = aSupportDocument({
      document_type: 'liquidacion_compra',
      number,
      issue_date,
      accounting_date: undefined,
    });
    const { supplier } = aPurchaseSettlementBody();
    await buyer.issueAs('withholding', aWithholdingBody({ supplier, support_documents: [support] }));
    expect(await toWithhold()).toEqual([]);
  });

  it('waits for a person to say what was bought from a supplier without history, once for all of its purchases', async () => {
    const { purchases } = await aMarket();
    const add = async (number: string, parts: object = {}) =>
      purchaseIn(await purchases.call('POST', '', { invoice: aPurchaseBody({ number, ...parts }) }));
    const other = { identification_type: 'ruc', identification: naturalRuc, name: 'OTRO PROVEEDOR' };
    const [first, second, another] = [
      await add('001-001-000000001'),
      await add('001-001-000000002'),
      await add('001-001-000000003', { supplier: other }),
    ];
    const unknown = async () =>
      purchaseSummary.parse((await purchases.call('GET', '/summary')).json()).kind_unknown;
    expect([first.kind, await unknown()]).toEqual(['unknown', 3]);
    const asked = await purchases.call('GET', `/${first.id}/withholding`);
    expect([asked.status, faultsIn(asked)]).toEqual([422, ['/kind kind_unknown']]);
    expect((await purchases.call('PATCH', `/${first.id}`, { kind: 'unknown' })).status).toBe(422);

    await purchases.call('PATCH', `/${first.id}`, { kind: 'services' });
    const kindOf = async (id: string) => purchaseIn(await purchases.call('GET', `/${id}`), 200).kind;
    expect([await kindOf(second.id), await kindOf(another.id)]).toEqual(['services', 'unknown']);
    expect(await unknown()).toBe(1);
    expect((await purchases.call('GET', `/${second.id}/withholding`)).status).toBe(200);
    expect(await add('001-001-000000004')).toMatchObject({ kind: 'services' });
  });

  it('is fuel by the codes of its lines, whatever its supplier sold before', async () => {
    const { supplier, purchases } = await aMarket();
    const lines = [aLine({ code: '0101', description: 'Gasolina extra', quantity: '10' })];
    const add = async (lines: readonly ReturnType<typeof aLine>[]) => {
      const { access_key } = await supplier.issue('invoice', anInvoiceBody({ buyer: us, lines: [...lines] }));
      return purchaseIn(await purchases.call('POST', '', { access_key }));
    };
    const fuel = await add(lines);
    // Nothing is withheld of it, and nothing is due.
    expect(fuel).toMatchObject({ kind: 'fuel', withholding: { status: 'not_needed' } });
    const changed = await purchases.call('PATCH', `/${fuel.id}`, { kind: 'goods' });
    expect(purchaseIn(changed, 200).withholding.status).toMatch(/due|late/);
    await purchases.call('PATCH', `/${fuel.id}`, { kind: 'fuel' });
    // What else a station sells is not fuel; its kind is open.
    expect(await add([aLine({ code: '77', description: 'Aceite 20W50' })])).toMatchObject({
      kind: 'unknown',
    });
  });

  it('is for what its kind of document admits, as its supplier sold before or as somebody says', async () => {
    const { buyer, purchases } = await aMarket();
    const add = async (parts: object) =>
      purchaseIn(await purchases.call('POST', '', { invoice: aPurchaseBody(parts) }));
    const invoice = await add({ number: '001-001-000000002' });
    const modified_document = { number: invoice.number };
    const note = await add({ number: '001-001-000000003', document_type: 'nota_venta' });
    expect([invoice.tax_support, note.tax_support]).toEqual(['01', '02']);
    const refused = { tax_support: '06', received_on: '2000-01-01' };
    expect(faultsIn(await purchases.call('PATCH', `/${note.id}`, refused))).toEqual([
      '/received_on out_of_range',
      '/tax_support not_allowed_here',
    ]);
    buyer.clock.now = new Date(buyer.clock.now.getTime() + 1000);
    purchaseIn(await purchases.call('PATCH', `/${note.id}`, { tax_support: '07' }), 200);
    const next = await add({ number: '001-001-000000004', document_type: 'nota_venta' });
    const other = await add({
      number: '001-001-000000006',
      document_type: 'nota_credito',
      modified_document: { number: '001-001-000000999' },
    });
    const credit = await add({
      number: '001-001-000000005',
      document_type: 'nota_credito',
      modified_document,
    });
    // A note is for what its invoice is for, where that was taken in.
    expect([next, credit, other].map(({ tax_support }) => tax_support)).toEqual(['07', '01', '07']);
  });

  it('is for what somebody says also where nothing is withheld of it, as the declarations ask', async () => {
    const { purchases } = await aMarket();
    const { id } = purchaseIn(await purchases.call('POST', '', { invoice: aPurchaseBody({}) }));
    const change = (patch: object) => purchases.call('PATCH', `/${id}`, patch);
    const waived_reason = 'La retuvo la tarjeta.';
    expect(purchaseIn(await change({ waived_reason, tax_support: '03' }), 200).tax_support).toBe('03');
    const { tax_support, withholding } = purchaseIn(await change({ tax_support: '06' }), 200);
    expect({ tax_support, withholding }).toEqual({
      tax_support: '06',
      withholding: { status: 'waived', reason: waived_reason },
    });
    expect(faultsIn(await change({ tax_support: '12' }))).toEqual(['/tax_support not_allowed_here']);
  });

  it('is listed first by the day it is due, until somebody says that nothing is', async () => {
    const { buyer, purchases } = await aMarket();
    const add = async (parts: object) =>
      purchaseIn(await purchases.call('POST', '', { invoice: aPurchaseBody(parts) }));
    const due = await add({ number: '001-001-000000002', issue_date: '2026-11-20' });
    const late = await add({ number: '001-001-000000003', issue_date: '2026-11-12' });
    const popular = await add({ number: '001-001-000000004', supplier_regime: 'rimpe_negocio_popular' });
    expect(popular.withholding).toEqual({ status: 'not_needed' });
    const rows = async (query = '') =>
      purchaseList
        .parse((await purchases.call('GET', query)).json())
        .data.map(({ number, withholding }) => `${number.slice(-1)} ${withholding.status}`);
    expect(await rows()).toEqual(['3 late', '2 due', '4 not_needed']);
    expect(await rows('?state=to_withhold')).toEqual(['3 late', '2 due']);
    expect(await rows('?q=proveedor+000000004')).toEqual(['4 not_needed']);
    const summary = async () => purchaseSummary.parse((await purchases.call('GET', '/summary')).json());
    expect(await summary()).toMatchObject({ withholds: true, due: 2, late: 1, next_due_on: '2026-11-19' });

    await purchases.call('PATCH', `/${late.id}`, { waived_reason: 'La retuvo la tarjeta.' });
    const changed = await purchases.call('PATCH', `/${due.id}`, { received_on: '2026-11-21' });
    expect(purchaseIn(changed, 200).withholding.due_on).toBe('2026-11-27');
    expect(faultsIn(await purchases.call('PATCH', `/${due.id}`, { received_on: '2026-11-19' }))).toEqual([
      '/received_on out_of_range',
    ]);
    expect(await rows()).toEqual(['2 due', '4 not_needed', '3 waived']);
    buyer.clock.now = new Date('2026-12-01T17:00:00Z');
    expect(await rows('?state=to_withhold')).toEqual(['2 late']);
  });

  it('is waived, taken back and removed for many at once, each whole or not at all, with why', async () => {
    const { purchases } = await aMarket();
    const add = async (parts: object) =>
      purchaseIn(await purchases.call('POST', '', { invoice: aPurchaseBody(parts) })).id;
    const due = await add({ number: '001-001-000000002', issue_date: '2026-11-20' });
    const late = await add({ number: '001-001-000000003', issue_date: '2026-11-12' });
    const popular = await add({ number: '001-001-000000004', supplier_regime: 'rimpe_negocio_popular' });
    const unknown = '01970000-0000-7000-8000-000000000000';
    const changed = async (body: object) => {
      const { data } = purchaseChanges.parse((await purchases.call('POST', '/changes', body)).json());
      return data.map(({ id, result, faults }) => [id, result, ...faults.map(({ code }) => code)]);
    };
    const statusOf = async (id: string) => purchaseIn(await purchases.call('GET', `/${id}`), 200).withholding;

    const waived_reason = 'Se pagó con tarjeta.';
    expect(
      await changed({ action: 'waive', ids: [due, popular, unknown, late, due], waived_reason }),
    ).toEqual([
      [due, 'done'],
      [popular, 'refused', 'invalid_state'],
      [unknown, 'refused', 'not_found'],
      [late, 'done'],
    ]);
    expect(await statusOf(due)).toEqual({ status: 'waived', reason: waived_reason });
    // A second reason would be lost when the second time is taken back.
    expect(await changed({ action: 'waive', ids: [late], waived_reason: 'Otro.' })).toEqual([
      [late, 'refused', 'invalid_state'],
    ]);
    expect(await changed({ action: 'unwaive', ids: [due, late, popular] })).toEqual([
      [due, 'done'],
      [late, 'done'],
      [popular, 'refused', 'invalid_state'],
    ]);
    expect(await statusOf(late)).toMatchObject({ status: 'late' });
    expect(await changed({ action: 'remove', ids: [late, unknown, popular] })).toEqual([
      [late, 'done'],
      [unknown, 'refused', 'not_found'],
      [popular, 'done'],
    ]);
    const { data } = purchaseList.parse((await purchases.call('GET', '')).json());
    expect(data.map(({ id }) => id)).toEqual([due]);
    // A program has no session in which it removed them.
    expect(await changed({ action: 'restore', ids: [late] })).toEqual([[late, 'refused', 'invalid_state']]);

    for (const [body, fault] of [
      [{ action: 'waive', ids: [due] }, '/waived_reason invalid_value'],
      [{ action: 'remove', ids: [due], waived_reason }, '/waived_reason invalid_value'],
      [{ action: 'remove', ids: [] }, '/ids too_few'],
      [{ action: 'remove', ids: Array.from({ length: 51 }, () => due) }, '/ids too_many'],
    ] as const) {
      expect(faultsIn(await purchases.call('POST', '/changes', body))).toEqual([fault]);
    }
  });

  it('is nothing where the business is no agent of withholding', async () => {
    const { purchases } = await aMarket({ withholding_agent_resolution: undefined });
    const { withholding } = purchaseIn(await purchases.call('POST', '', { invoice: aPurchaseBody() }));
    expect(withholding).toMatchObject({ status: 'not_needed', reason: expect.stringContaining('agente') });
    expect(purchaseSummary.parse((await purchases.call('GET', '/summary')).json())).toMatchObject({
      withholds: false,
      due: 0,
    });
  });
});

describe('the purchases of a month', () => {
  it('are read for declarations with bases, IVA, tax support, payments and what was withheld', async () => {
    const { buyer, purchases } = await aMarket();
    await purchases.call('POST', '', { invoice: aPurchaseBody() });
    await purchases.call('POST', '', {
      invoice: aPurchaseBody({ number: '001-001-000000009', issue_date: '2026-10-31' }),
    });
    const { entityId } = await buyer.caller();
    const month: unknown[] = [];
    const period = { entityId, environment: 'test', from: '2026-11-01', to: '2026-11-30' } as const;
    for await (const batch of purchases.store.ofPeriod(period)) month.push(...batch);
    expect(month).toMatchObject([
      {
        content: {
          number: '001-001-000000001',
          taxes: [{ rate: 'iva_15', base: '100.00', value: '15.00' }],
          payments: [{ method: 'otros_sistema_financiero', amount: '115.00' }],
        },
        taxSupport: '01',
        kind: 'unknown',
        authorization: 'on_paper',
      },
    ]);
  });
});
