import { describe, expect, it } from 'vitest';
import type { Issuer } from '../../../../src-main/documents/parties/issuer.ts';
import { withholdingKind } from '../../../../src-main/documents/withholding/kind.ts';
import { anIssuer, ISSUE_DATE } from '../../../support/builders/issued-invoice.ts';
import {
  aFullWithholdingBody,
  aSupportDocument,
  aWithholdingBody,
  type SupportDocumentInput,
  type WithholdingInput,
} from '../../../support/builders/withholding-body.ts';
import { kindInTests } from '../../../support/kinds/issue-kind.ts';

const { computed } = kindInTests(withholdingKind);

const warningsOf = (parts: Partial<WithholdingInput>) =>
  withholdingKind.warnings(computed(aWithholdingBody(parts)), ISSUE_DATE);
const codesOf = (parts: Partial<WithholdingInput>) => warningsOf(parts).map(({ code }) => code);
const codesWith = (parts: Partial<SupportDocumentInput>) =>
  codesOf({ support_documents: [aSupportDocument(parts)] });

describe('the issuer of a withholding is warned', () => {
  it('nothing of an ordinary withholding', () => {
    expect(codesOf({})).toEqual([]);
    expect(withholdingKind.warnings(computed(aFullWithholdingBody()), ISSUE_DATE)).toEqual([]);
  });

  it.for<[string, Partial<Issuer>, Partial<SupportDocumentInput>, readonly string[]]>([
    ['no agent', {}, {}, ['not_withholding_agent']],
    ['an agent', { withholdingAgentResolution: '1' }, {}, []],
    ['a special taxpayer', { specialTaxpayerResolution: '5368' }, {}, []],
    ['a large taxpayer', { largeTaxpayerResolution: 'NAC-GCFOIOC21-00000868-E' }, {}, []],
    ['no agent, of a settlement', {}, { document_type: 'liquidacion_compra', tax_support: '01' }, []],
  ])('whether %s withholds', ([_who, issuer, support, codes]) => {
    const content = computed(aWithholdingBody({ support_documents: [aSupportDocument(support)] }));
    expect(withholdingKind.warnings(content, ISSUE_DATE, anIssuer(issuer)).map(({ code }) => code)).toEqual(
      codes,
    );
  });

  // 2026-11-20 is a Friday.
  it.each([
    ['2026-11-20', 'the same day', []],
    ['2026-11-13', 'Friday, five working days before', []],
    ['2026-11-14', 'Saturday', []],
    ['2026-11-12', 'Thursday, six working days before', ['withholding_late']],
    ['2026-10-31', 'weeks before', ['withholding_late']],
    ['2016-02-29', 'ten years before', ['withholding_late']],
  ])('whether the document of %s (%s) is too old', (issue_date, _when, codes) => {
    const taxes = [{ type: 'iva' as const, rate: 'iva_0', base: '100.00', value: '15.00' }];
    expect(codesWith({ issue_date, accounting_date: undefined, taxes })).toEqual(codes);
  });

  it('of a document of a Saturday or Sunday, on the Monday after the fifth working day', () => {
    const on = (issueDate: string) => {
      const content = computed(
        aWithholdingBody({ support_documents: [aSupportDocument({ issue_date: '2026-11-14' })] }),
        { issueDate },
      );
      return withholdingKind.warnings(content, ISSUE_DATE).map(({ code }) => code);
    };
    expect(on('2026-11-20')).toEqual([]);
    expect(on('2026-11-21')).toEqual(['withholding_late']);
    expect(on('2026-11-23')).toEqual(['withholding_late']);
  });

  it.each<[string, SupportDocumentInput['withholdings'], readonly string[]]>([
    ['are the subtotal', [{ tax: 'renta', code: '312', base: '100' }], []],
    [
      'are the subtotal together',
      [
        { tax: 'renta', code: '312', base: '60.00' },
        { tax: 'renta', code: '332', base: '40.00' },
      ],
      [],
    ],
    ['are less', [{ tax: 'renta', code: '312', base: '99.99' }], ['withholding_base_mismatch']],
    ['are more', [{ tax: 'renta', code: '312', base: '100.01' }], ['withholding_base_mismatch']],
    ['are none: only IVA is withheld', [{ tax: 'iva', code: '1', base: '15.00' }], []],
  ])('whether the bases of income tax %s', (_what, withholdings, codes) => {
    expect(codesWith({ withholdings })).toEqual(codes);
  });

  it('what to do about each', () => {
    const document = aSupportDocument({
      issue_date: '2026-11-05',
      withholdings: [{ tax: 'renta', code: '312', base: '60.00' }],
    });
    const above = aSupportDocument({
      number: '001-001-000000556',
      withholdings: [{ tax: 'renta', code: '312', base: '160.00' }],
    });
    const supplier = { identification_type: 'cedula', identification: '1710034066', name: 'ANA' } as const;
    expect(warningsOf({ supplier, support_documents: [document, above] })).toEqual([
      {
        code: 'withholding_late',
        message: 'La retención se emite más de 5 días hábiles después del comprobante.',
        detail:
          'El comprobante 001-001-000000555 es del 05/11/2026: la ley cuenta desde el día en que se lo recibió.',
      },
      {
        code: 'withholding_base_mismatch',
        message: 'Las bases de las retenciones de renta no suman el subtotal del comprobante.',
        detail:
          'En el comprobante 001-001-000000555 suman 60.00 y el subtotal es 100.00. Lo que no está sujeto a retención consta con el código 332, al 0 %.',
      },
      {
        code: 'withholding_base_mismatch',
        message: 'Las bases de las retenciones de renta no suman el subtotal del comprobante.',
        detail: 'En el comprobante 001-001-000000556 suman 160.00 y el subtotal es 100.00. Revise las bases.',
      },
      {
        code: 'buyer_identification_doubtful',
        message: 'La identificación del proveedor no pasa su dígito verificador.',
        detail: 'Revise 1710034066; el SRI puede aceptarla con una advertencia.',
      },
    ]);
  });

  it('of parts that do not make the total of the document', () => {
    expect(codesWith({ total: '120.00' })).toEqual(['support_document_mismatch']);
    const payments = [{ method: 'otros_sistema_financiero' as const, amount: '1.00' }];
    expect(codesWith({ payments })).toEqual(['support_document_mismatch']);
  });

  it('of a code for payments abroad on a document that says of none', () => {
    const withholdings = [{ tax: 'renta' as const, code: '501', base: '100.00', percent: '25' }];
    expect(codesWith({ withholdings })).toEqual(['foreign_payment_missing']);
    const foreign_payment = {
      regime: '01',
      country: '110',
      double_taxation_treaty: true,
    } as const;
    expect(codesWith({ withholdings, foreign_payment })).toEqual([]);
  });
});
