import fc from 'fast-check';
import { simulations } from '../../../../src-main/documents/kinds.ts';
import { supportDocumentTypes } from '../../../../src-main/documents/tables/support-document-types.ts';
import type { DeliveryItemInput, DeliveryNoteInput, RecipientInput } from '../delivery-note-body.ts';
import { ISSUE_DATE } from '../issued-invoice.ts';
import { arbitraryDecimal, arbitraryDigits, arbitraryText } from './arbitrary-values.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day so many days after another, YYYY-MM-DD. */
function daysAfter(date: string, days: number): string {
  return new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);
}

const carrier: fc.Arbitrary<DeliveryNoteInput['carrier']> = fc.oneof(
  fc.record({
    identification_type: fc.constant('ruc' as const),
    identification: arbitraryDigits(13),
    name: arbitraryText(300),
  }),
  fc.record({
    identification_type: fc.constant('cedula' as const),
    identification: arbitraryDigits(10),
    name: arbitraryText(300),
  }),
  fc.record({
    identification_type: fc.constantFrom('pasaporte' as const, 'exterior' as const),
    identification: arbitraryText(20),
    name: arbitraryText(300),
  }),
);

/** As people write them, and whatever else fits: six letters are at most eighteen in capitals. */
const plate = fc.oneof(
  fc.constantFrom('PBA1234', 'pba-0123', 'abc 123', 'IA123B', 'CC-0012', 'TR-445566'),
  arbitraryText(6),
);

/** Pairs a line of a document may carry. */
function pairs(maxLength: number) {
  return fc.array(fc.record({ name: arbitraryText(300), value: arbitraryText(300) }), { maxLength });
}

const item: fc.Arbitrary<DeliveryItemInput> = fc.record(
  {
    code: arbitraryText(25),
    auxiliary_code: arbitraryText(25),
    description: arbitraryText(300),
    quantity: fc.oneof(arbitraryDecimal(9999, 6), fc.constant('999999999999.999999')),
    additional_info: pairs(3),
  },
  { requiredKeys: ['description', 'quantity'] },
);

const ofTwoDigits = supportDocumentTypes.filter(({ code }) => code.length === 2).map(({ slug }) => slug);

const supportDocument: fc.Arbitrary<NonNullable<RecipientInput['support_document']>> = fc.record({
  document_type: fc.constantFrom(...ofTwoDigits),
  number: fc
    .record({ series: arbitraryDigits(6), sequential: arbitraryDigits(9) })
    .map(({ series, sequential }) => `${series.slice(0, 3)}-${series.slice(3)}-${sequential}`),
  issue_date: fc.nat(9000).map((days) => daysAfter(ISSUE_DATE, -days)),
  authorization_number: fc.integer({ min: 10, max: 49 }).chain(arbitraryDigits),
});

const recipient: fc.Arbitrary<RecipientInput> = fc.record(
  {
    identification: fc.oneof(arbitraryDigits(13), arbitraryDigits(10), arbitraryText(20)),
    name: arbitraryText(300),
    address: arbitraryText(300),
    email: fc.constantFrom('a@example.com', 'nombre.apellido+bodega@correo.example.ec'),
    reason: arbitraryText(300),
    route: arbitraryText(300),
    customs_document: arbitraryText(20),
    destination_establishment: arbitraryDigits(3),
    support_document: supportDocument,
    items: fc.array(item, { minLength: 1, maxLength: 4 }),
  },
  { requiredKeys: ['identification', 'name', 'address', 'reason', 'items'] },
);

/** Any valid body issued on `ISSUE_DATE`, with every field there is. */
export const arbitraryDeliveryNoteBody: fc.Arbitrary<DeliveryNoteInput> = fc
  .record({
    body: fc.record(
      {
        origin_address: arbitraryText(300),
        carrier,
        plate,
        recipients: fc.array(recipient, { minLength: 1, maxLength: 3 }),
        fiscal_machine: fc.record({
          brand: arbitraryText(30),
          model: arbitraryText(30),
          serial: arbitraryText(30),
        }),
        additional_info: pairs(13),
        establishment: arbitraryDigits(3),
        emission_point: arbitraryDigits(3),
        metadata: fc.dictionary(fc.stringMatching(/^[a-z_]{1,20}$/), fc.string({ maxLength: 50 }), {
          maxKeys: 20,
        }),
        simulate: fc.constantFrom(...simulations),
      },
      { requiredKeys: ['origin_address', 'carrier', 'plate', 'recipients'] },
    ),
    daysToStart: fc.nat(400),
    daysOfTransport: fc.nat(400),
  })
  .map(({ body, daysToStart, daysOfTransport }) => {
    const start = daysAfter(ISSUE_DATE, daysToStart);
    return { ...body, transport_start: start, transport_end: daysAfter(start, daysOfTransport) };
  });
