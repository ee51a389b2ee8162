import { describe, expect, it } from 'vitest';
import { deliveryNoteKind } from '../../../../src-main/documents/delivery-note/kind.ts';
import {
  aDeliveryNoteBody,
  aFullDeliveryNoteBody,
  aRecipient,
  type DeliveryNoteInput,
} from '../../../support/builders/delivery-note-body.ts';
import { ISSUE_DATE } from '../../../support/builders/issued-invoice.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';

const { computed } = kindInTests(deliveryNoteKind);

const warningsOf = (parts: Partial<DeliveryNoteInput>) =>
  deliveryNoteKind.warnings(computed(aDeliveryNoteBody(parts)), ISSUE_DATE);
const codesOf = (parts: Partial<DeliveryNoteInput>) => warningsOf(parts).map(({ code }) => code);

describe('the issuer of a delivery note is warned', () => {
  it('nothing of an ordinary delivery note', () => {
    expect(codesOf({})).toEqual([]);
    expect(deliveryNoteKind.warnings(computed(aFullDeliveryNoteBody()), ISSUE_DATE)).toEqual([]);
  });

  it.each([
    ['PBA1234', []],
    ['abc-123', []],
    ['IB-012-H', []],
    ['S/N', ['plate_doubtful']],
    ['1234ABC', ['plate_doubtful']],
  ])('whether %s looks like a plate', (plate, codes) => {
    expect(codesOf({ plate })).toEqual(codes);
  });

  it.each([
    ['cedula', '1710034065', []],
    ['cedula', '1710034066', ['buyer_identification_doubtful']],
    ['ruc', '1799999991001', ['buyer_identification_doubtful']],
    ['pasaporte', '1710034066', []],
  ] as const)(
    'whether the carrier’s %s %s passes its check digit',
    (identification_type, identification, codes) => {
      expect(codesOf({ carrier: { identification_type, identification, name: 'ANA' } })).toEqual(codes);
    },
  );

  it.each([
    ['thirteen digits that are a RUC', '1760013210001', []],
    ['thirteen that are none', '1799999991001', ['buyer_identification_doubtful']],
    ['the final consumer', '9999999999999', []],
    ['ten digits that are a cédula', '1710034065', []],
    ['ten that are none', '1710034066', ['buyer_identification_doubtful']],
    ['anything else', 'AB-1710034066', []],
  ])('whether a recipient’s identification passes its check digit: %s', (_what, identification, codes) => {
    expect(codesOf({ recipients: [aRecipient({ identification })] })).toEqual(codes);
  });

  it('everything at once, and which of several recipients it is about', () => {
    const wrong = { identification: '1710034066' };
    const parts = {
      plate: 'S/N',
      carrier: { identification_type: 'cedula', ...wrong, name: 'ANA' },
      recipients: [aRecipient(), aRecipient(wrong)],
    } as const;
    expect(warningsOf({ ...parts, recipients: [...parts.recipients] })).toEqual([
      {
        code: 'plate_doubtful',
        message: 'La placa no tiene la forma de las placas del Ecuador.',
        detail: 'Revise S/N: lo usual son tres letras y cuatro dígitos, como ABC0123.',
      },
      {
        code: 'buyer_identification_doubtful',
        message: 'La identificación del transportista no pasa su dígito verificador.',
        detail: 'Revise 1710034066; el SRI puede aceptarla con una advertencia.',
      },
      {
        code: 'buyer_identification_doubtful',
        message: 'La identificación del destinatario 2 no pasa su dígito verificador.',
        detail: 'Revise 1710034066; el SRI puede aceptarla con una advertencia.',
      },
    ]);
  });

  it('of the recipient without a number when there is only one', () => {
    expect(warningsOf({ recipients: [aRecipient({ identification: '1710034066' })] })).toMatchObject([
      { message: 'La identificación del destinatario no pasa su dígito verificador.' },
    ]);
  });
});
