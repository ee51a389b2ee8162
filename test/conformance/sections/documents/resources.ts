import { expect } from 'vitest';
import { z } from 'zod';
import { aSale, bodiesOn, today } from '../../support/bodies/bodies.ts';
import {
  compensatedCreditNote,
  fullCreditNote,
  fullDebitNote,
  fullDeliveryNote,
  fullInvoices,
  fullPurchaseSettlement,
  fullWithholdings,
} from '../../support/bodies/full-bodies.ts';
import { computed, ways, waysIn } from '../../support/bodies/shapes.ts';
import { type Section, section } from '../../support/section.ts';

const line =
  'code auxiliary_code description unit quantity unit_price discount net taxes.rate additional_info.name';
const sums = 'taxes.rate subtotal discount iva ice irbpnr total';

function expectWays(document: unknown, expected: readonly string[]): void {
  const shown = waysIn(document);
  expect(expected.filter((way) => !shown.has(way))).toEqual([]);
}

const invoice = section('invoice', (check) => {
  check(
    'lines-code-auxiliary_code-description-unit-quantity',
    'an invoice has every field',
    async (world) => {
      const shown = await Promise.all(fullInvoices().map((body) => computed(world, 'invoice', body)));
      expectWays(shown, [
        ...ways('lines', `${line} unsubsidized_price`),
        ...ways('', `${sums} subsidy tip buyer.name payments.method plate delivery_note_number`),
        ...ways('', 'export.incoterm reimbursement.total withholdings.type withholdings.value'),
        ...ways('', 'withheld_iva withheld_renta negotiable.notification_email'),
        ...ways(
          'substitute_delivery_note',
          'origin_address destination_address transport_start transport_end',
        ),
        ...ways('substitute_delivery_note.carrier', 'identification_type identification name'),
        ...ways('substitute_delivery_note', 'plate destinations.reason destinations.customs_document'),
        ...ways('substitute_delivery_note.destinations', 'destination_establishment route'),
        ...ways(
          '',
          'third_party_charges.concept third_party_charges.amount compensations'.replace(
            ' compensations',
            '',
          ),
        ),
        ...ways('fiscal_machine', 'brand model serial'),
        ...ways('additional_info', 'name value'),
      ]);
      for (const each of shown) expect(each.compensations).toEqual([]);
      expect(world.samples.invoice.authorized).toMatchObject({ credit_balance: '23.00', compensations: [] });
    },
  );

  check(
    'lines-code-auxiliary_code-description-unit-quantity',
    'credit_balance is what credit notes may still take',
    async (world) => {
      const { id } = await world.decided('invoice', aSale(), 'authorized');
      const body = { ...bodiesOn(id).credit_note, lines: [{ code: 'A-1', quantity: '1' }] };
      await world.issue('credit_note', body);
      const shown = { id, total: '23.00', credit_balance: '11.50' };
      expect(await world.retrieve(id)).toMatchObject(shown);
      const { data } = await world.sandbox.get('/v1/ec/invoices?limit=100');
      expect(data).toContainEqual(expect.objectContaining(shown));
    },
  );
});

const creditNote = section('credit-note', (check) => {
  check(
    'lines-code-auxiliary_code-description-unit-quantity',
    'a credit note has every field',
    async (world) => {
      const shown = [
        await computed(world, 'credit_note', fullCreditNote()),
        await computed(world, 'credit_note', compensatedCreditNote()),
      ];
      expectWays(shown, [
        ...ways('lines', line),
        ...ways('', `${sums} buyer.name modified_document.number reason compensations.code`),
        ...ways('', 'fiscal_machine.serial additional_info.name'),
      ]);
    },
  );
});

const debitNote = section('debit-note', (check) => {
  check(
    'buyer-modified_document-reasons-description-amount-taxes',
    'a debit note has every field',
    async (world) => {
      const shown = await computed(world, 'debit_note', fullDebitNote());
      expectWays(shown, [
        ...ways('', 'buyer.name modified_document.number taxes.rate subtotal iva ice irbpnr total'),
        ...ways('reasons', 'description amount taxes.type taxes.rate taxes.base taxes.value'),
        ...ways('', 'payments.method fiscal_machine.serial additional_info.name'),
      ]);
      expect(shown.compensations).toEqual([]);
    },
  );
});

const deliveryNote = section('delivery-note', (check) => {
  check(
    'origin_address-carrier-identification_type-identification-name-plate',
    'a delivery note has every field',
    async (world) => {
      const shown = await computed(world, 'delivery_note', fullDeliveryNote());
      expectWays(shown, [
        ...ways('', 'origin_address plate transport_start transport_end'),
        ...ways('carrier', 'identification_type identification name'),
        ...ways('recipients', 'identification name address email reason route customs_document'),
        ...ways('recipients', 'destination_establishment support_document.document_type'),
        ...ways('recipients.support_document', 'number issue_date authorization_number'),
        ...ways('recipients.items', 'code auxiliary_code description quantity additional_info.value'),
        ...ways('', 'fiscal_machine.serial additional_info.name'),
      ]);
    },
  );
});

const purchaseSettlement = section('purchase-settlement', (check) => {
  check('lines-as-invoice-lines-taxes-subtotal', 'a purchase settlement has every field', async (world) => {
    const shown = await computed(world, 'purchase_settlement', fullPurchaseSettlement());
    expectWays(shown, [
      ...ways('lines', `${line} unsubsidized_price`),
      ...ways('', `${sums} supplier.name payments.method reimbursement.total negotiable.notification_email`),
      ...ways('', 'fiscal_machine.serial additional_info.name'),
    ]);
  });
});

const withholdingDocument = section('withholding-document', (check) => {
  const shownOf = async (world: Parameters<typeof computed>[0]) =>
    Promise.all(fullWithholdings().map((body) => computed(world, 'withholding', body)));

  check(
    'issue_date-fiscal_period-supplier-supplier_type-related_party-boolean',
    'a withholding has every field',
    async (world) => {
      const shown = await shownOf(world);
      expectWays(shown, [
        ...ways('', 'issue_date fiscal_period supplier.name supplier_type related_party'),
        ...ways(
          '',
          'support_documents.number renta iva isd total fiscal_machine.serial additional_info.name',
        ),
      ]);
      expect(shown[0]).toMatchObject({ related_party: true, supplier_type: 'sociedad', issue_date: today() });
      expect(shown[1]).toMatchObject({ related_party: false });
    },
  );

  check(
    'each-support-document-document_type-number-issue_date',
    'each of its documents has every field',
    async (world) => {
      const shown = await shownOf(world);
      expectWays(shown, [
        ...ways('support_documents', 'document_type number issue_date authorization_number accounting_date'),
        ...ways('support_documents', 'tax_support subtotal total taxes.rate payments.method'),
        ...ways('support_documents.foreign_payment', 'regime country double_taxation_treaty'),
        ...ways('support_documents.foreign_payment', 'subject_to_withholding preferential_regime_payment'),
        ...ways('support_documents.withholdings', 'tax code percent base value dividends.payment_date'),
        ...ways('support_documents.withholdings.dividends', 'income_tax_paid fiscal_year'),
        ...ways('support_documents.withholdings.banana_boxes', 'boxes box_price'),
        ...ways('support_documents.reimbursement', 'total documents.number'),
      ]);
      expect(shown[1]).toMatchObject({
        support_documents: [{ withholdings: [{ banana_boxes: { boxes: 1000, box_price: '6.85' } }] }],
      });
      for (const { support_documents } of shown) {
        const documents = z
          .array(
            z.looseObject({
              reimbursement: z
                .looseObject({ documents: z.array(z.looseObject({ compensations: z.array(z.unknown()) })) })
                .optional(),
            }),
          )
          .parse(support_documents);
        for (const { reimbursement } of documents) {
          for (const document of reimbursement?.documents ?? []) expect(document.compensations).toEqual([]);
        }
      }
    },
  );
});

const documentPreviewSection = section('document-preview', (check) => {
  check('object-type-for-example-withholding-preview_id', 'a preview has every field', async (world) => {
    for (const [type, body] of Object.entries(world.bodies)) {
      const path = `/v1/ec/${type.replaceAll('_', '-')}s/preview`;
      const preview = await world.sandbox.expectJson(200, 'POST', path, body);
      expect(Object.keys(preview).toSorted()).toEqual(
        [
          ...['object', 'type', 'preview_id', 'environment', 'entity_id', 'issue_date', 'total', 'tax_total'],
          ...['warnings', 'document'],
        ].toSorted(),
      );
      expect(preview).toMatchObject({
        object: 'document_preview',
        type,
        preview_id: expect.stringMatching(/^[0-9a-f]{64}$/),
        environment: 'sandbox',
        issue_date: today(),
        total: expect.stringMatching(/^\d+\.\d\d$/),
        tax_total: expect.stringMatching(/^\d+\.\d\d$/),
      });
    }
    const body = { ...world.bodies.invoice, buyer: { identification_type: 'consumidor_final' } };
    const dear = { ...body, lines: [{ ...aSale().lines[0], quantity: '9' }] };
    const { warnings } = await world.sandbox.expectJson(200, 'POST', '/v1/ec/invoices/preview', dear);
    expect(warnings).toMatchObject([
      { code: 'consumidor_final_limit', message: expect.any(String), detail: expect.any(String) },
    ]);
  });
});

const emailResultSection = section('email-result', (check) => {
  check('document_id-uuid-to-array-of-addresses', 'the result of an email has every field', async (world) => {
    const { id } = world.samples.delivery_note.authorized;
    const path = `/v1/ec/delivery-notes/${id}/email`;
    const to = ['uno@example.com', 'dos@example.com'];
    expect(await world.sandbox.expectJson(202, 'POST', path, { to })).toEqual({
      object: 'email',
      document_id: id,
      to,
    });
  });
});

const documentEventSection = section('document-event', (check) => {
  check(
    'id-document_id-type-string-revision-integer',
    'a step of a journey has every field',
    async (world) => {
      for (const { authorized } of Object.values(world.samples)) {
        const { data } = await world.sandbox.get(`/v1/ec/documents/${authorized.id}/events`);
        const steps = z.array(z.record(z.string(), z.unknown())).parse(data);
        for (const step of steps) {
          expect(Object.keys(step).toSorted()).toEqual(
            ['created_at', 'data', 'document_id', 'id', 'object', 'revision', 'type'].toSorted(),
          );
          expect(step).toMatchObject({ object: 'document_event', document_id: authorized.id, revision: 1 });
        }
      }
    },
  );
});

/** The resources of documents and what comes with them, in the order of the text. */
export const resourceSections: readonly Section[] = [
  invoice,
  creditNote,
  debitNote,
  deliveryNote,
  purchaseSettlement,
  withholdingDocument,
  documentPreviewSection,
  emailResultSection,
  documentEventSection,
];
