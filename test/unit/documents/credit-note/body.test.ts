import { describe, expect, it } from 'vitest';
import { creditNoteKind } from '../../../../src-main/documents/credit-note/kind.ts';
import {
  aCreditLine,
  aCreditNoteBody,
  aCreditNoteBodyOnElsewhere,
  aFullCreditNoteBody,
} from '../../../support/builders/credit-note-body.ts';
import { anInvoiceHere, contextWith } from '../../../support/builders/issued-credit-note.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';

const { codesOf, computed, faultsOf } = kindInTests(creditNoteKind);
const here = contextWith(anInvoiceHere());

it('takes a reason as long as the schema does, and cleans what cannot be written', () => {
  const reason = `  ${'ñ'.repeat(299)}\u0000`;
  const { reason: cleaned } = computed(aCreditNoteBody({ reason: `${'ñ'.repeat(299)}.` }), here);
  expect(cleaned).toHaveLength(300);
  expect(computed(aCreditNoteBody({ reason }), here).reason).toBe('ñ'.repeat(299));
});

it('leaves the optional fields of a body optional', () => {
  expect(codesOf({ ...aCreditNoteBody() }, here)).toEqual([]);
  const {
    iva_refunds: _r,
    compensations: _c,
    additional_info: _a,
    metadata: _m,
    ...rest
  } = aFullCreditNoteBody();
  expect(codesOf(rest)).toEqual([]);
});

describe('a body is refused', () => {
  const without = (field: string) => {
    const { [field]: _left, ...rest }: Record<string, unknown> = { ...aCreditNoteBody() };
    return rest;
  };
  const ofModified = (modified_document: unknown) => ({ ...aCreditNoteBody(), modified_document });
  const ofLine = (line: unknown) => ({ ...aCreditNoteBodyOnElsewhere(), lines: [line] });

  it.each<[string, unknown, readonly string[]]>([
    ['that is none', [], [' invalid_type']],
    ['without the document it modifies', without('modified_document'), ['/modified_document required']],
    ['without a reason', without('reason'), ['/reason required']],
    ['with an empty reason', aCreditNoteBody({ reason: ' \t' }), ['/reason too_short']],
    ['with a reason of two lines', aCreditNoteBody({ reason: 'a\nb' }), ['/reason line_breaks']],
    ['with a reason too long', aCreditNoteBody({ reason: 'x'.repeat(301) }), ['/reason too_long']],
    ['without lines', without('lines'), ['/lines required']],
    [
      'with refunds of nothing, or by nothing known',
      {
        ...aCreditNoteBody(),
        refunds: [
          { method: 'sin_sistema_financiero', amount: '0.00' },
          { method: 'cheque', amount: '1.00' },
        ],
      },
      ['/refunds/0/amount out_of_range', '/refunds/1/method invalid_value'],
    ],
    ['with an empty list of refunds', { ...aCreditNoteBody(), refunds: [] }, ['/refunds too_few']],
    ['with no line', aCreditNoteBody({ lines: [] }), ['/lines too_few']],
    ['with a field no credit note has', { ...aCreditNoteBody(), tip: '1.00' }, ['/tip unknown_field']],
    [
      'with a discount after the lines, which its XML has no element for',
      { ...aCreditNoteBody(), additional_discounts: [] },
      ['/additional_discounts unknown_field'],
    ],
    [
      'with an id that is none',
      ofModified({ document_id: '12' }),
      ['/modified_document/document_id invalid_format'],
    ],
    [
      'with an id and a number',
      ofModified({ ...aCreditNoteBody().modified_document, number: '001-001-000000123' }),
      ['/modified_document/number unknown_field'],
    ],
    [
      'with a number but no date',
      ofModified({ number: '001-001-000000123' }),
      ['/modified_document/issue_date required'],
    ],
    [
      'with a number and a date that are none',
      ofModified({ number: '1-1-123', issue_date: '2026-02-30' }),
      ['/modified_document/number invalid_format', '/modified_document/issue_date invalid_format'],
    ],
    [
      'with a date of another century',
      ofModified({ number: '001-001-000000123', issue_date: '1999-12-31' }),
      ['/modified_document/issue_date out_of_range'],
    ],
    [
      'crediting nothing of a line',
      aCreditNoteBody({ lines: [{ code: 'A-1', quantity: '0.00' }] }),
      ['/lines/0/quantity out_of_range'],
    ],
    ['with a short line without a code', ofLine({ quantity: '1' }), ['/lines/0/code required']],
    [
      'with a short line and a field of a full one',
      ofLine({ code: 'A-1', quantity: '1', unit: 'kg' }),
      ['/lines/0/unit unknown_field'],
    ],
    [
      'with a line without taxes',
      ofLine({ description: 'X', quantity: '1', unit_price: '1' }),
      ['/lines/0/taxes required'],
    ],
    [
      'with a line discounted by more than it is worth',
      ofLine(aCreditLine({ discount: '10.01' })),
      ['/lines/0/discount discount_over_amount'],
    ],
    [
      'with a price without subsidy, which its XML has no element for',
      ofLine(aCreditLine({ unsubsidized_price: '12.00' })),
      ['/lines/0/unsubsidized_price unknown_field'],
    ],
    [
      'with a tax that does not exist',
      ofLine(aCreditLine({ taxes: [{ type: 'iva', rate: 'iva_99' }] })),
      ['/lines/0/taxes/0/rate unknown_rate'],
    ],
    [
      'with a compensation the law does not know',
      { ...aCreditNoteBodyOnElsewhere(), compensations: [{ code: '2', rate: '2', value: '1' }] },
      ['/compensations/0/code invalid_value'],
    ],
  ])('%s', (_what, body, faults) => {
    expect(codesOf(body, here)).toEqual(faults);
  });

  it('with a buyer that the invoice already says, in a sentence that tells what to do', () => {
    const body = aCreditNoteBody({ buyer: aCreditNoteBodyOnElsewhere().buyer });
    expect(faultsOf(body, here)).toEqual([
      {
        pointer: '/buyer',
        code: 'buyer_not_allowed',
        message: 'El comprador es el de la factura: deje «buyer» fuera cuando la indica con «document_id».',
      },
    ]);
  });
});
