import { describe, expect, it } from 'vitest';
import { deliveryNoteKind } from '../../../../src-main/documents/delivery-note/kind.ts';
import {
  aDeliveryNoteBody,
  aFullDeliveryNoteBody,
  aRecipient,
  aSupportDocument,
} from '../../../support/builders/delivery-note-body.ts';
import { ISSUE_DATE } from '../../../support/builders/issued-invoice.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';

const { computed, codesOf, faultsOf } = kindInTests(deliveryNoteKind);

const quantitiesOf = (body: unknown) =>
  computed(body).recipients.map(({ items }) => items.map(({ quantity }) => quantity));

describe('a delivery note', () => {
  it('shows what was stated, quantities without the zeros that say nothing', () => {
    const body = aFullDeliveryNoteBody();
    const { metadata: _left, ...stated } = body;
    expect(computed(body)).toMatchObject({
      ...stated,
      object: 'delivery_note',
      plate: 'PBA0123',
    });
    expect(quantitiesOf(body)).toEqual([['24', '1250.125'], ['40'], ['2']]);
  });

  it.each([
    ['3.000000', '3'],
    ['007', '7'],
    ['0.100', '0.1'],
    ['999999999999.999999', '999999999999.999999'],
  ])('counts %s as %s', (quantity, shown) => {
    const recipients = [aRecipient({ items: [{ description: 'Papel', quantity }] })];
    expect(quantitiesOf(aDeliveryNoteBody({ recipients }))).toEqual([[shown]]);
  });

  it('points to no stored record: carrier and recipients are stated in full', () => {
    expect(deliveryNoteKind.references(deliveryNoteKind.body.parse(aFullDeliveryNoteBody()))).toEqual([]);
  });

  it('is summed up by its carrier, found by its recipients, and worth nothing', () => {
    expect(deliveryNoteKind.summary(computed(aFullDeliveryNoteBody()))).toEqual({
      counterparty: {
        identification_type: 'ruc',
        identification: '1760013210001',
        name: 'TRANSPORTES ANDINOS CÍA. LTDA.',
      },
      others: [
        {
          identification: '1790016919001',
          name: 'COMERCIAL EJEMPLO S.A.',
          email: 'bodega@example.com',
        },
        { identification: 'US-4471-B', name: 'FINE COFFEES INC.', email: 'imports@example.com' },
        { identification: '1799999990001', name: 'ALMACENES EJEMPLO S.A.', email: undefined },
      ],
      subtotal: '0.00',
      taxTotal: '0.00',
      total: '0.00',
    });
  });
});

describe('the transport', () => {
  it.each<[string, string, readonly string[]]>([
    ['2026-11-20', '2026-11-20', []],
    ['2026-11-21', '2026-12-31', []],
    ['2026-11-19', '2026-11-20', ['/transport_start date_order']],
    ['2026-11-21', '2026-11-20', ['/transport_end date_order']],
    ['2026-11-19', '2026-11-18', ['/transport_start date_order', '/transport_end date_order']],
  ])('from %s to %s, issued on 2026-11-20', (transport_start, transport_end, codes) => {
    expect(codesOf(aDeliveryNoteBody({ transport_start, transport_end }))).toEqual(codes);
  });

  it('is measured against the day of issue, which a correction keeps', () => {
    const body = aDeliveryNoteBody({ transport_start: '2026-11-18' });
    expect(codesOf(body, { issueDate: '2026-11-18' })).toEqual([]);
  });
});

describe('the document that supports the transport', () => {
  const supportedOn = (...dates: (string | undefined)[]) =>
    aDeliveryNoteBody({
      recipients: dates.map((issue_date) =>
        aRecipient(issue_date ? { support_document: { ...aSupportDocument(), issue_date } } : {}),
      ),
    });

  it('is of the day of issue or earlier', () => {
    expect(codesOf(supportedOn(ISSUE_DATE, '2019-01-01', undefined))).toEqual([]);
    expect(codesOf(supportedOn(ISSUE_DATE, undefined, '2026-11-21'))).toEqual([
      '/recipients/2/support_document/issue_date date_in_future',
    ]);
  });

  it('is refused together with all else that is wrong, in Spanish', () => {
    const body = { ...supportedOn('2026-11-21', '2027-01-01'), transport_start: '2026-11-19' };
    expect(faultsOf(body)).toEqual([
      {
        pointer: '/transport_start',
        code: 'date_order',
        message: 'El traslado no puede empezar antes del día de emisión, 2026-11-20.',
      },
      ...['/recipients/0', '/recipients/1'].map((recipient) => ({
        pointer: `${recipient}/support_document/issue_date`,
        code: 'date_in_future',
        message:
          'El comprobante de sustento no puede ser posterior al día de emisión de la guía, 2026-11-20.',
      })),
    ]);
  });
});
