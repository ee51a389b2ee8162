import { v7 as uuid } from 'uuid';
import { expect } from 'vitest';
import { aBuyer } from '../../../support/builders/invoice-body.ts';
import { dayFromToday } from '../../support/bodies/bodies.ts';
import { fullDebitNote } from '../../support/bodies/full-bodies.ts';
import { bodyWith, faultsOf } from '../../support/bodies/refused-bodies.ts';
import { computed } from '../../support/bodies/shapes.ts';
import { expectIdempotency, expectPreviewRules } from '../../support/rules/issuing-rules.ts';
import { expectRefundRules } from '../../support/rules/refund-rules.ts';
import { section } from '../../support/section.ts';

export const debitNotes = section('debit-notes', (check) => {
  const path = '/v1/ec/debit-notes';

  check(
    [
      'post-v1-ec-debit-notes-issues-a-debit-note',
      'response-the-debit-note-resource',
      'two-json-success-responses-are-documented',
    ],
    'issuing answers the resource: 201, and 200 for a retry',
    async (world) => {
      const request = { body: world.bodies.debit_note, headers: { 'idempotency-key': uuid() } };
      const first = await world.sandbox.call('POST', path, request);
      expect(first.status).toBe(201);
      expect(first.headers.location).toBe(`${path}/${first.json().id}`);
      expect((await world.sandbox.call('POST', path, request)).status).toBe(200);
      expect(first.json()).toMatchObject({
        object: 'debit_note',
        reasons: [{ amount: '10.00' }],
        total: '11.50',
      });
      const { returned } = world.samples.invoice;
      const body = bodyWith(world, 'debit_note', { modified_document: { document_id: returned.id } });
      expect(await faultsOf(world, 'debit_note', body)).toEqual([
        '/modified_document/document_id invoice_not_authorized',
      ]);
    },
  );

  check(
    [
      'query-wait-preview_id-string-64-lowercase',
      'if-the-body-differs-from-the',
      'errors/409',
      'limits/preview_id',
    ],
    'preview_id: 64 lowercase hex characters, of exactly this body',
    async (world) => expectPreviewRules(world, 'debit_note'),
  );

  check(
    ['header-idempotency-key-string-1-to-255', 'limits/idempotency-key'],
    'Idempotency-Key: 1 to 255 characters, one document',
    async (world) => expectIdempotency(world, 'debit_note'),
  );

  check('body', 'its body lacks four things when it is empty', async (world) => {
    expect(await faultsOf(world, 'debit_note', {})).toEqual(
      ['/buyer', '/modified_document', '/payments', '/reasons'].map((pointer) => `${pointer} required`),
    );
  });

  check('buyer', 'buyer: identified and named, with an address or without', async (world) => {
    const { email: _email, address: _address, ...plain } = { ...aBuyer(), address: '', email: '' };
    await computed(world, 'debit_note', bodyWith(world, 'debit_note', { buyer: plain }));
    for (const [buyer, faults] of [
      [{}, ['/buyer']],
      [{ ...plain, email: 'nadie' }, ['/buyer/email invalid_format']],
      [{ ...plain, identification: '123' }, ['/buyer/identification invalid_format']],
      [{ ...plain, apodo: 'x' }, ['/buyer/apodo unknown_field']],
      [{ identification_type: 'consumidor_final' }, ['/buyer/identification_type invalid_value']],
    ] as const) {
      const answered = await faultsOf(world, 'debit_note', bodyWith(world, 'debit_note', { buyer }));
      for (const fault of faults) expect(answered.join(), JSON.stringify(buyer)).toContain(fault);
    }
  });

  check(
    'modified_document',
    'modified_document: an invoice of here, or the number and day of one of elsewhere',
    async (world) => {
      const elsewhere = { number: '002-001-000000456', issue_date: dayFromToday(-20) };
      const buyer = world.bodies.debit_note.buyer;
      for (const modified_document of [elsewhere, world.bodies.debit_note.modified_document]) {
        await computed(world, 'debit_note', bodyWith(world, 'debit_note', { modified_document, buyer }));
      }
      for (const modified_document of [
        {},
        { number: elsewhere.number },
        { issue_date: elsewhere.issue_date },
        { document_id: 'x' },
        { document_id: uuid() },
        { ...elsewhere, number: '2-1-456' },
        { ...elsewhere, issue_date: dayFromToday(1) },
        { ...elsewhere, document_id: world.samples.invoice.authorized.id },
        { document_id: world.samples.withholding.authorized.id },
      ]) {
        const faults = await faultsOf(
          world,
          'debit_note',
          bodyWith(world, 'debit_note', { modified_document }),
        );
        expect(
          faults.every((fault) => fault.startsWith('/modified_document')),
          faults.join(),
        ).toBe(true);
      }
    },
  );

  check('reasons', 'reasons: at least one, each with its text, amount and taxes', async (world) => {
    const reason = { description: 'Interés', amount: '1.00', taxes: [{ type: 'iva', rate: 'iva_15' }] };
    const shown = await computed(
      world,
      'debit_note',
      bodyWith(world, 'debit_note', { reasons: [reason, reason] }),
    );
    expect(shown).toMatchObject({ subtotal: '2.00', iva: '0.30', total: '2.30' });
    for (const [reasons, faults] of [
      [[], ['/reasons too_few']],
      [[{}], ['/reasons/0/amount required', '/reasons/0/description required', '/reasons/0/taxes required']],
      [[{ ...reason, amount: 1 }], ['/reasons/0/amount invalid_type']],
      [[{ ...reason, amount: '1.001' }], ['/reasons/0/amount invalid_format']],
      [[reason, { ...reason, taxes: [{ type: 'iva' }] }], ['/reasons/1/taxes/0/rate required']],
    ] as const) {
      expect(await faultsOf(world, 'debit_note', bodyWith(world, 'debit_note', { reasons }))).toEqual(faults);
    }
  });

  check('payments', 'payments: at least one, with method, amount and term', async (world) => {
    const term = { length: 30, unit: 'days' };
    const payments = [
      { method: 'sin_sistema_financiero', amount: '1.50' },
      { method: 'tarjeta_credito', amount: '10.00', term },
    ];
    const shown = await computed(world, 'debit_note', bodyWith(world, 'debit_note', { payments }));
    expect(shown.payments).toEqual(payments);
    for (const [wrong, faults] of [
      [[], ['/payments too_few']],
      [[{}], ['/payments/0/method required']],
      [[{ method: 'efectivo' }], ['/payments/0/method invalid_value']],
      [
        [{ ...payments[1], term: {} }],
        ['/payments/0/term/length required', '/payments/0/term/unit required'],
      ],
      [[{ ...payments[1], term: { length: 0, unit: 'days' } }], ['/payments/0/term/length out_of_range']],
    ] as const) {
      expect(await faultsOf(world, 'debit_note', bodyWith(world, 'debit_note', { payments: wrong }))).toEqual(
        faults,
      );
    }
  });

  check('iva_refunds', 'iva_refunds come off the total, of an older adult with a cédula', async (world) =>
    expectRefundRules(world, 'debit_note', fullDebitNote()),
  );

  check('common-fields', 'it takes the common fields', async (world) => {
    const fiscal_machine = { brand: 'Epson', model: 'TM-T20', serial: 'X1' };
    const additional_info = [{ name: 'a', value: 'b' }];
    const point = { establishment: '001', emission_point: '001' };
    const extra = { fiscal_machine, additional_info, metadata: { a: 'b' }, simulate: 'returned', ...point };
    const issued = await world.issue('debit_note', bodyWith(world, 'debit_note', extra), 'wait=20');
    expect(issued).toMatchObject({
      status: 'returned',
      fiscal_machine,
      additional_info,
      metadata: { a: 'b' },
    });
    expect(issued.number.slice(0, 7)).toBe('001-001');
  });

  check(
    ['post-v1-ec-debit-notes-preview-takes-the-same-body', 'response-shape-for-debit-notes-not'],
    'its preview shows the document',
    async (world) => {
      const preview = await world.sandbox.expectJson(200, 'POST', `${path}/preview`, world.bodies.debit_note);
      expect(preview).toMatchObject({
        object: 'document_preview',
        type: 'debit_note',
        total: '11.50',
        tax_total: '1.50',
        document: { object: 'debit_note', iva: '1.50' },
      });
    },
  );
});
