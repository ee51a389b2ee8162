import { describe, expect, it } from 'vitest';
import { debitNoteKind } from '../../../../src-main/documents/debit-note/kind.ts';
import {
  aDebitNoteBody,
  aFullDebitNoteBody,
  aReason,
  type DebitNoteInput,
} from '../../../support/builders/debit-note-body.ts';
import { ISSUE_DATE } from '../../../support/builders/issued-invoice.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';

const { computed } = kindInTests(debitNoteKind);

const warningsOf = (parts: Partial<DebitNoteInput>) =>
  debitNoteKind.warnings(computed(aDebitNoteBody(parts)), ISSUE_DATE);
const codesOf = (parts: Partial<DebitNoteInput>) => warningsOf(parts).map(({ code }) => code);

const cash = (amount: string) => ({ method: 'sin_sistema_financiero', amount }) as const;

describe('the issuer of a debit note is warned', () => {
  it('nothing of an ordinary debit note', () => {
    expect(codesOf({})).toEqual([]);
    expect(debitNoteKind.warnings(computed(aFullDebitNoteBody()), ISSUE_DATE)).toEqual([]);
  });

  it.each<[string, DebitNoteInput['payments'], readonly string[]]>([
    ['a payment that says nothing pays it all', [{ method: 'tarjeta_credito' }], []],
    ['payments that add up', [cash('1.50'), cash('10.00')], []],
    ['a cent too little', [cash('11.49')], ['payments_mismatch']],
    ['a cent too much', [cash('1.51'), cash('10.00')], ['payments_mismatch']],
  ])('whether the payments make the total: %s', (_what, payments, codes) => {
    expect(codesOf({ payments })).toEqual(codes);
  });

  it.each([
    ['500.00', 'sin_sistema_financiero', []],
    ['500.01', 'sin_sistema_financiero', ['cash_over_500']],
    ['500.01', 'tarjeta_debito', []],
  ] as const)('that %s paid by %s cannot be deducted', (amount, method, codes) => {
    const reasons = [aReason({ amount, taxes: [{ type: 'iva', rate: 'iva_0' }] })];
    expect(codesOf({ reasons, payments: [{ method }] })).toEqual(codes);
  });

  it.each([
    ['cedula', '1710034065', []],
    ['cedula', '1710034066', ['buyer_identification_doubtful']],
    ['ruc', '1799999991001', ['buyer_identification_doubtful']],
    ['pasaporte', '1710034066', []],
  ] as const)(
    'whether the buyer’s %s %s passes its check digit',
    (identification_type, identification, codes) => {
      expect(codesOf({ buyer: { identification_type, identification, name: 'ANA' } })).toEqual(codes);
    },
  );

  it.each([
    ['2016-05-31', ['compensation_not_in_force']],
    ['2016-06-01', []],
    ['2017-05-31', []],
    ['2017-06-01', ['compensation_not_in_force']],
    ['2026-11-20', ['compensation_not_in_force']],
  ])('whether the solidarity compensation was in force when the invoice was issued, %s', (date, codes) => {
    const parts = {
      modified_document: { number: '002-001-000000456', issue_date: date },
      reasons: [aReason({ taxes: [{ type: 'iva', rate: 'iva_0' }] })],
      compensations: [{ code: '1' as const, rate: '2', value: '0.20' }],
    };
    expect(codesOf(parts)).toEqual(codes);
  });

  it('everything at once, in sentences', () => {
    const parts: Partial<DebitNoteInput> = {
      buyer: { identification_type: 'cedula', identification: '1710034066', name: 'ANA' },
      reasons: [aReason({ amount: '1000' })],
      payments: [cash('500.01')],
      compensations: [{ code: '1', rate: '2', value: '1.00' }],
    };
    expect(warningsOf(parts)).toEqual([
      {
        code: 'cash_over_500',
        message: 'Más de $ 500 sin usar el sistema financiero.',
        detail: 'El comprador no podrá deducir este gasto.',
      },
      {
        code: 'payments_mismatch',
        message: 'Las formas de pago no suman el total.',
        detail: 'Suman 500.01 y el total es 1149.00.',
      },
      {
        code: 'buyer_identification_doubtful',
        message: 'La identificación del comprador no pasa su dígito verificador.',
        detail: 'Revise 1710034066; el SRI puede aceptarla con una advertencia.',
      },
      {
        code: 'compensation_not_in_force',
        message: 'La compensación solidaria no regía en la fecha de la venta.',
        detail: 'Rigió del 01/06/2016 al 31/05/2017 y la venta es del 30/10/2026.',
      },
    ]);
  });
});
