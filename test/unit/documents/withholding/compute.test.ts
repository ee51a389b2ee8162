import { describe, expect, it } from 'vitest';
import { withholdingKind } from '../../../../src-main/documents/withholding/kind.ts';
import { numberSelfWithholding } from '../../../../src-main/documents/withholding/support-documents/number-self-withholding.ts';
import { anIssuer } from '../../../support/builders/issued-invoice.ts';
import {
  aBananaDocument,
  aDividendsDocument,
  aForeignDocument,
  aFullWithholdingBody,
  aReimbursingDocument,
  aSupportDocument,
  aWithholdingBody,
  type SupportDocumentInput,
} from '../../../support/builders/withholding-body.ts';
import { identityOf, kindInTests } from '../../../support/kinds/issue-kind.ts';

const { computed, codesOf, faultsOf } = kindInTests(withholdingKind);

const withDocument = (document: object) =>
  aWithholdingBody({ support_documents: [document as SupportDocumentInput] });
const withWithheld = (...withholdings: SupportDocumentInput['withholdings']) =>
  withDocument(aSupportDocument({ withholdings }));

describe('a withholding', () => {
  it('withholds the percents of its day from each base, and adds them up by tax', () => {
    expect(computed(aWithholdingBody())).toMatchObject({
      object: 'withholding',
      issue_date: '2026-11-20',
      fiscal_period: '11/2026',
      related_party: false,
      support_documents: [
        {
          subtotal: '100.00',
          total: '115.00',
          taxes: [{ type: 'iva', rate: 'iva_15', tariff: '15.00', base: '100.00', value: '15.00' }],
          withholdings: [
            { tax: 'renta', code: '312', percent: '2.00', base: '100.00', value: '2.00' },
            { tax: 'iva', code: '1', percent: '30.00', base: '15.00', value: '4.50' },
          ],
          payments: [{ method: 'otros_sistema_financiero', amount: '115.00' }],
        },
      ],
      renta: '2.00',
      iva: '4.50',
      isd: '0.00',
      total: '6.50',
    });
  });

  it('adds up all its documents', () => {
    const content = computed(aFullWithholdingBody());
    // 2000 × 25 % + 5000 × 10 % + 115 × 0 % = 1000; 2000 × 5 % = 100.
    expect(content).toMatchObject({ renta: '1000.00', iva: '0.00', isd: '100.00', total: '1100.00' });
  });

  it.each([
    ['312', '33.25', '2.00', '0.67'],
    ['312', '0.24', '2.00', '0.00'],
    ['312', '0.25', '2.00', '0.01'],
    ['3440', '0.50', '3.00', '0.02'],
    ['336', '2.50', '0.20', '0.01'],
    ['303', '99.95', '10.00', '10.00'],
  ])('%s of %s is %s %%, %s in cents half up', (code, base, percent, value) => {
    const content = computed(withWithheld({ tax: 'renta', code, base }));
    expect(content.support_documents[0]?.withholdings).toMatchObject([{ percent, value }]);
  });

  it.each([
    ['2026-02-28', '1.75', '2.75'],
    ['2026-03-01', '2.00', '3.00'],
  ])('on %s withholds %s of goods and %s of services', (issueDate, goods, services) => {
    const document = aSupportDocument({
      issue_date: issueDate,
      accounting_date: undefined,
      withholdings: [
        { tax: 'renta', code: '312', base: '60.00' },
        { tax: 'renta', code: '3440', base: '40.00' },
      ],
    });
    const content = computed(withDocument(document), { issueDate });
    expect(content.support_documents[0]?.withholdings.map(({ percent }) => percent)).toEqual([
      goods,
      services,
    ]);
    expect(content.fiscal_period).toBe(`${issueDate.slice(5, 7)}/2026`);
  });

  it.each([
    ['9', '10.00', '1.50'],
    ['10', '20.00', '3.00'],
    ['1', '30.00', '4.50'],
    ['11', '50.00', '7.50'],
    ['2', '70.00', '10.50'],
    ['3', '100.00', '15.00'],
    ['7', '0.00', '0.00'],
  ])('withholds of IVA, by code %s, %s %%', (code, percent, value) => {
    const content = computed(withWithheld({ tax: 'iva', code, base: '15.00' }));
    expect(content.support_documents[0]?.withholdings).toMatchObject([{ percent, value }]);
    expect(content).toMatchObject({ iva: value, total: value });
  });

  it('takes a percent that repeats the table, and one that the table leaves open', () => {
    const content = computed(
      withWithheld(
        { tax: 'renta', code: '312', base: '10.00', percent: '2' },
        { tax: 'renta', code: '346', base: '10.00', percent: '12.5' },
      ),
    );
    expect(content.support_documents[0]?.withholdings.map(({ percent }) => percent)).toEqual([
      '2.00',
      '12.50',
    ]);
  });

  it('writes a code without the space that the catalogue prints', () => {
    const content = computed(withWithheld({ tax: 'renta', code: '323 M', base: '10.00' }));
    expect(content.support_documents[0]?.withholdings[0]?.code).toBe('323M');
  });

  it('keeps what dividends and boxes of bananas say, in cents', () => {
    const dividends = computed(withDocument(aDividendsDocument())).support_documents[0];
    expect(dividends?.withholdings[0]?.dividends).toEqual({
      payment_date: '2026-11-20',
      income_tax_paid: '1250.50',
      fiscal_year: '2025',
    });
    const bananas = computed(withDocument(aBananaDocument())).support_documents[0];
    expect(bananas?.withholdings).toMatchObject([
      { percent: '1.25', value: '85.63', banana_boxes: { boxes: 1000, box_price: '6.85' } },
    ]);
  });

  it('adds the documents up that its support reimburses', () => {
    const content = computed(withDocument(aReimbursingDocument()));
    expect(content.support_documents[0]?.reimbursement).toMatchObject({
      document_type: '41',
      total: '115.00',
      base: '100.00',
      tax: '15.00',
    });
  });

  it('takes a supplier kept locally', () => {
    const id = '0197b1f0-1111-7111-8111-111111111111';
    const supplier = { identification_type: 'exterior', identification: 'PA-1', name: 'ISTMO S.A.' } as const;
    const body = aWithholdingBody({ supplier: { customer_id: id }, supplier_type: 'sociedad' });
    expect(computed(body, { customers: new Map([[id, supplier]]) }).supplier).toEqual(supplier);
    expect(withholdingKind.references(withholdingKind.body.parse(body))).toEqual([{ kind: 'customer', id }]);
  });

  it('is summed up by its supplier and what it withholds, which is all tax', () => {
    expect(withholdingKind.summary(computed(aWithholdingBody()))).toMatchObject({
      counterparty: { identification: '1790016919001', email: 'contabilidad@papeleria.example.ec' },
      others: [],
      subtotal: '0.00',
      taxTotal: '6.50',
      total: '6.50',
    });
  });

  it('takes the rates of the day of the support document, and of a note those of the sale it is about', () => {
    const taxes: SupportDocumentInput['taxes'] = [
      { type: 'iva', rate: 'iva_12', base: '100.00', value: '12.00' },
    ];
    const on = (issue_date: string, parts: object = {}) =>
      codesOf(
        withDocument({
          ...aSupportDocument({ taxes }),
          issue_date,
          withholdings: [{ tax: 'renta', code: '312', base: '1' }],
          ...parts,
        }),
      );
    expect(on('2024-03-31')).toEqual([]);
    expect(on('2024-04-01')).toEqual(['/support_documents/0/taxes/0/rate rate_not_in_force']);
    expect(on('2024-04-01', { document_type: 'nota_debito' })).toEqual([]);
  });
});

describe('a withholding from oneself', () => {
  const { ruc, legalName } = anIssuer();
  const own = { identification_type: 'ruc', identification: ruc, name: legalName } as const;
  const document = aSupportDocument({
    document_type: '42',
    number: '001-001-000000001',
    issue_date: '2026-11-20',
    tax_support: '12',
    withholdings: [{ tax: 'renta', code: '3481', base: '100.00', percent: '2.25' }],
  });

  it.each([
    ['3481', '2.25'],
    ['350', '1.75'],
  ])('by code %s has its own issuer as subject', (code, percent) => {
    const withholdings = [{ tax: 'renta' as const, code, base: '100.00', percent }];
    const content = computed(
      aWithholdingBody({ supplier: own, support_documents: [{ ...document, withholdings }] }),
    );
    expect(content.renta).toBe(percent);
  });

  it('is supported by itself, under the number it takes', () => {
    const content = computed(aWithholdingBody({ supplier: own, support_documents: [document] }));
    const identity = identityOf('withholding', ruc, { sequential: 77 });
    expect(numberSelfWithholding(content, identity).support_documents[0]?.number).toBe('001-001-000000077');
    const another = computed(aWithholdingBody());
    expect(numberSelfWithholding(another, identity)).toBe(another);
  });

  it('has no other subject, kind of document or support', () => {
    const other = aSupportDocument({ withholdings: document.withholdings });
    expect(faultsOf(withDocument(other))).toEqual([
      {
        pointer: '/support_documents/0/withholdings/0/code',
        code: 'not_allowed_here',
        message: `El código 3481 es una autorretención: el sujeto retenido es el propio emisor, con RUC ${ruc}.`,
      },
      {
        pointer: '/support_documents/0/document_type',
        code: 'not_allowed_here',
        message: 'El código 3481 es una autorretención: el tipo de comprobante es 42.',
      },
      {
        pointer: '/support_documents/0/tax_support',
        code: 'not_allowed_here',
        message: 'El código 3481 es una autorretención: el sustento tributario es 12.',
      },
    ]);
  });

  it('is judged by who issues it', () => {
    const body = aWithholdingBody({ supplier: own, support_documents: [document] });
    expect(codesOf(body, { issuerRuc: '1790016919001' })).toEqual([
      '/support_documents/0/withholdings/0/code not_allowed_here',
    ]);
  });
});

describe('a withholding is refused', () => {
  const foreign = { identification_type: 'exterior', identification: 'PA-1', name: 'ISTMO S.A.' } as const;
  const renta = (code: string, percent?: string) =>
    withWithheld({ tax: 'renta', code, base: '10.00', ...(percent !== undefined && { percent }) });
  const iva = (code: string, percent?: string) =>
    withWithheld({ tax: 'iva', code, base: '10.00', ...(percent !== undefined && { percent }) });

  it.each<[string, unknown, readonly string[]]>([
    [
      'with a supplier that is not kept here',
      aWithholdingBody({ supplier: { customer_id: '0197b1f0-2222-7222-8222-222222222222' } }),
      ['/supplier/customer_id not_found'],
    ],
    [
      'with a foreign supplier that is neither person nor company',
      aWithholdingBody({ supplier: foreign }),
      ['/supplier_type supplier_type_required'],
    ],
    [
      'with a local supplier that says which it is',
      aWithholdingBody({ supplier_type: 'sociedad' }),
      ['/supplier_type not_allowed_here'],
    ],
    [
      'with a document of tomorrow',
      withDocument(aSupportDocument({ issue_date: '2026-11-21', accounting_date: '2026-11-22' })),
      [
        '/support_documents/0/issue_date date_in_future',
        '/support_documents/0/accounting_date date_in_future',
      ],
    ],
    [
      'with a document registered tomorrow',
      withDocument(aSupportDocument({ accounting_date: '2026-11-21' })),
      ['/support_documents/0/accounting_date date_in_future'],
    ],
    [
      'with a tax support of another time',
      withDocument(aSupportDocument({ tax_support: '00' })),
      ['/support_documents/0/tax_support not_in_force'],
    ],
    [
      'at a rate its document’s day did not know',
      withDocument(aSupportDocument({ taxes: [{ type: 'iva', rate: 'iva_12', base: '100', value: '15' }] })),
      ['/support_documents/0/taxes/0/rate rate_not_in_force'],
    ],
    [
      'by a code that does not exist',
      renta('999'),
      ['/support_documents/0/withholdings/0/code unknown_code'],
    ],
    ['by a code of another tax', iva('312'), ['/support_documents/0/withholdings/0/code unknown_code']],
    ['by a box of form 104', iva('725'), ['/support_documents/0/withholdings/0/code unknown_code']],
    [
      'by a code of another time',
      renta('344', '2'),
      ['/support_documents/0/withholdings/0/code not_in_force'],
    ],
    [
      'by a code of bananas of another time',
      withDocument(
        aBananaDocument({
          withholdings: [
            {
              tax: 'renta',
              code: '341',
              base: '1',
              percent: '1',
              banana_boxes: { boxes: 1, box_price: '1' },
            },
          ],
        }),
      ),
      ['/support_documents/0/withholdings/0/code not_in_force'],
    ],
    [
      'by a percent that is not the code’s',
      renta('312', '1.75'),
      ['/support_documents/0/withholdings/0/percent percent_not_admitted'],
    ],
    [
      'by a percent that is not the IVA code’s',
      iva('1', '70'),
      ['/support_documents/0/withholdings/0/percent percent_not_admitted'],
    ],
    [
      'without a percent where the law knows several',
      renta('310'),
      ['/support_documents/0/withholdings/0/percent percent_required'],
    ],
    [
      'by a percent that is none of several',
      renta('310', '0.5'),
      ['/support_documents/0/withholdings/0/percent percent_not_admitted'],
    ],
    [
      'without a percent where the table has none',
      renta('346'),
      ['/support_documents/0/withholdings/0/percent percent_required'],
    ],
    [
      'by more than all',
      renta('346', '101'),
      ['/support_documents/0/withholdings/0/percent percent_not_admitted'],
    ],
    [
      'by a percent beyond the range of bananas',
      withDocument(
        aBananaDocument({
          withholdings: [
            {
              tax: 'renta',
              code: '338',
              base: '1',
              percent: '2.1',
              banana_boxes: { boxes: 1, box_price: '1' },
            },
          ],
        }),
      ),
      ['/support_documents/0/withholdings/0/percent percent_not_admitted'],
    ],
    [
      'by an ISD that is not the day’s',
      withWithheld({ tax: 'isd', code: '4580', base: '10', percent: '3.5' }),
      ['/support_documents/0/withholdings/0/percent percent_not_admitted'],
    ],
    [
      'with a reimbursed document of tomorrow',
      withReimbursed({ issue_date: '2026-11-21' }),
      ['/support_documents/0/reimbursement/documents/0/issue_date date_in_future'],
    ],
    [
      'with a reimbursed document at a rate its day did not know',
      withReimbursed({ issue_date: '2023-05-01' }),
      ['/support_documents/0/reimbursement/documents/0/taxes/0/rate rate_not_in_force'],
    ],
    [
      'with more reimbursed than the schema takes',
      withReimbursed({ taxes: [{ type: 'iva', rate: 'iva_15', base: '999999999999.99' }] }),
      ['/support_documents/0/reimbursement total_over_limit'],
    ],
    [
      'of more than the authority takes',
      withDocument(
        aSupportDocument({
          subtotal: '999999999999.99',
          total: '999999999999.99',
          withholdings: [{ tax: 'renta', code: '303', base: '999999999999.99' }],
        }),
      ),
      ['/support_documents total_over_limit'],
    ],
    [
      'for everything that is wrong at once',
      aWithholdingBody({
        supplier: foreign,
        support_documents: [
          aSupportDocument({ issue_date: '2026-11-21', accounting_date: undefined }),
          aForeignDocument({ withholdings: [{ tax: 'renta', code: '501A', base: '1' }] }),
        ],
      }),
      [
        '/supplier_type supplier_type_required',
        '/support_documents/0/issue_date date_in_future',
        '/support_documents/1/withholdings/0/percent percent_required',
      ],
    ],
  ])('%s', (_what, body, faults) => {
    expect(codesOf(body)).toEqual(faults);
  });

  it.each(['721', '723', '725', '727', '729', '731'])('saying that %s is a box of form 104', (code) => {
    expect(faultsOf(iva(code))[0]?.message).toContain('casilla del formulario 104');
  });

  function withReimbursed(parts: object) {
    const [reimbursed] = aReimbursingDocument().reimbursement?.documents ?? [];
    return withDocument({
      ...aReimbursingDocument(),
      reimbursement: { documents: [{ ...reimbursed, ...parts }] },
    });
  }
});
