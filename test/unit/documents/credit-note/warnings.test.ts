import { expect, it } from 'vitest';
import { creditNoteKind } from '../../../../src-main/documents/credit-note/kind.ts';
import {
  aCreditLine,
  aCreditNoteBodyOnElsewhere,
  type CreditNoteInput,
} from '../../../support/builders/credit-note-body.ts';
import { ISSUE_DATE } from '../../../support/builders/issued-invoice.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';

const compensations = [{ code: '1' as const, rate: '2', value: '0.20' }];

/** A note on a sale of the months of 14 %. */
function onSaleOf(issue_date: string): Partial<CreditNoteInput> {
  return {
    modified_document: { number: '002-001-000000456', issue_date },
    lines: [aCreditLine({ taxes: [{ type: 'iva', rate: 'iva_14' }] })],
    compensations,
  };
}

const { computed } = kindInTests(creditNoteKind);

it.each<readonly [string, Partial<CreditNoteInput>, readonly string[]]>([
  ['says nothing of an ordinary one', {}, []],
  [
    'doubts a cédula whose check digit fails',
    { buyer: { identification_type: 'cedula', identification: '1710034066', name: 'X' } },
    ['buyer_identification_doubtful'],
  ],
  [
    'doubts a building material that is not taxed like one',
    { lines: [aCreditLine({ auxiliary_code: 'F010401' })] },
    ['code_rate_mismatch'],
  ],
  [
    'takes a building material at its rate, and codes of the shop’s own',
    {
      lines: [
        aCreditLine({ auxiliary_code: 'F010401', taxes: [{ type: 'iva', rate: 'iva_5' }] }),
        aCreditLine({ auxiliary_code: 'F999999' }),
      ],
    },
    [],
  ],
  ['doubts the compensation of 2016 on a sale of today', { compensations }, ['compensation_not_in_force']],
  ['takes it on a sale of the first day it was in force', onSaleOf('2016-06-01'), []],
  ['takes it on a sale of the last day it was in force', onSaleOf('2017-05-31'), []],
])('a credit note %s', (_what, parts, codes) => {
  const content = computed(aCreditNoteBodyOnElsewhere(parts));
  expect(creditNoteKind.warnings(content, ISSUE_DATE).map(({ code }) => code)).toEqual(codes);
});

it('a credit note warns in Spanish, with the figures', () => {
  const body = aCreditNoteBodyOnElsewhere({
    lines: [aCreditLine({ auxiliary_code: 'F010401', description: 'Cemento' })],
    compensations,
  });
  expect(creditNoteKind.warnings(computed(body), ISSUE_DATE)).toEqual([
    {
      code: 'code_rate_mismatch',
      message: 'El código F010401 es de materiales de construcción, que llevan IVA del 5 %.',
      detail: 'La línea «Cemento» lleva otra tarifa: revise su código auxiliar o su IVA.',
    },
    {
      code: 'compensation_not_in_force',
      message: 'La compensación solidaria no regía en la fecha de la venta.',
      detail: 'Rigió del 01/06/2016 al 31/05/2017 y la venta es del 30/10/2026.',
    },
  ]);
});
