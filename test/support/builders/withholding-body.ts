import type { z } from 'zod';
import type { withholdingBody } from '../../../src-main/documents/withholding/body.ts';

/** A withholding body as it travels, before it is parsed. */
export type WithholdingInput = z.input<typeof withholdingBody>;
export type SupportDocumentInput = WithholdingInput['support_documents'][number];

/** A valid body: income tax and a part of the IVA of goods bought the day before. Say only what the test is about. */
export function aWithholdingBody(parts: Partial<WithholdingInput> = {}): WithholdingInput {
  return {
    supplier: {
      identification_type: 'ruc',
      identification: '1790016919001',
      name: 'PAPELERÍA DEL NORTE CÍA. LTDA.',
      email: 'contabilidad@papeleria.example.ec',
    },
    support_documents: [aSupportDocument()],
    ...parts,
  };
}

/** An invoice of 100.00 with 15 % of IVA, of which 312 and 30 % are withheld. */
export function aSupportDocument(parts: Partial<SupportDocumentInput> = {}): SupportDocumentInput {
  return {
    document_type: 'factura',
    number: '001-001-000000555',
    issue_date: '2026-11-19',
    authorization_number: '1911202601179001691900110010010000005551234567819',
    accounting_date: '2026-11-20',
    tax_support: '01',
    subtotal: '100.00',
    total: '115.00',
    taxes: [{ type: 'iva', rate: 'iva_15', base: '100.00', value: '15.00' }],
    withholdings: [
      { tax: 'renta', code: '312', base: '100.00' },
      { tax: 'iva', code: '1', base: '15.00' },
    ],
    payments: [{ method: 'otros_sistema_financiero' }],
    ...parts,
  };
}

/** An invoice of the same supplier for expenses it paid for the business. */
export function aReimbursingDocument(parts: Partial<SupportDocumentInput> = {}): SupportDocumentInput {
  return aSupportDocument({
    document_type: '41',
    number: '001-001-000000556',
    subtotal: '115.00',
    total: '115.00',
    taxes: [{ type: 'iva', rate: 'iva_no_objeto', base: '115.00', value: '0.00' }],
    withholdings: [{ tax: 'renta', code: '332', base: '115.00', percent: '0' }],
    reimbursement: {
      documents: [
        {
          supplier: { identification_type: 'ruc', identification: '1760013210001' },
          supplier_type: 'sociedad',
          document_type: 'factura',
          number: '002-010-000000123',
          issue_date: '2026-11-03',
          authorization_number: '0311202601176001321000120020100000001231234567811',
          taxes: [{ type: 'iva', rate: 'iva_15', base: '100.00' }],
        },
      ],
    },
    ...parts,
  });
}

/** A foreign company is paid for software: income tax of non-residents and the tax on money that leaves. */
export function aForeignDocument(parts: Partial<SupportDocumentInput> = {}): SupportDocumentInput {
  return {
    document_type: '15',
    number: '001-001-000000042',
    issue_date: '2026-11-18',
    accounting_date: '2026-11-20',
    tax_support: '02',
    foreign_payment: {
      regime: '03',
      country: '118',
      double_taxation_treaty: false,
      subject_to_withholding: true,
      preferential_regime_payment: true,
    },
    subtotal: '2000.00',
    total: '2000.00',
    taxes: [{ type: 'iva', rate: 'iva_no_objeto', base: '2000.00', value: '0.00' }],
    withholdings: [
      { tax: 'renta', code: '501A', base: '2000.00', percent: '25' },
      { tax: 'isd', code: '4580', base: '2000.00', percent: '5.00' },
    ],
    payments: [{ method: 'otros_sistema_financiero', amount: '2000.00' }],
    ...parts,
  };
}

/** Profits paid to a foreign partner. */
export function aDividendsDocument(parts: Partial<SupportDocumentInput> = {}): SupportDocumentInput {
  return {
    document_type: '19',
    number: '001-001-000000007',
    issue_date: '2026-11-20',
    tax_support: '10',
    foreign_payment: { regime: '01', country: '118', double_taxation_treaty: true },
    subtotal: '5000.00',
    total: '5000.00',
    taxes: [{ type: 'iva', rate: 'iva_no_objeto', base: '5000.00', value: '0.00' }],
    withholdings: [
      {
        tax: 'renta',
        code: '504',
        base: '5000.00',
        percent: '10',
        dividends: { payment_date: '2026-11-20', income_tax_paid: '1250.50', fiscal_year: '2025' },
      },
    ],
    payments: [{ method: 'otros_sistema_financiero' }],
    ...parts,
  };
}

/** Bananas bought from their grower. */
export function aBananaDocument(parts: Partial<SupportDocumentInput> = {}): SupportDocumentInput {
  return aSupportDocument({
    number: '003-001-000000090',
    tax_support: '06',
    subtotal: '6850.00',
    total: '6850.00',
    taxes: [{ type: 'iva', rate: 'iva_0', base: '6850.00', value: '0.00' }],
    withholdings: [
      {
        tax: 'renta',
        code: '338',
        base: '6850.00',
        percent: '1.25',
        banana_boxes: { boxes: 1000, box_price: '6.85' },
      },
    ],
    ...parts,
  });
}

/** Every field that goes together in one body: a foreign company sells software, draws dividends and is reimbursed. */
export function aFullWithholdingBody(): WithholdingInput {
  return aWithholdingBody({
    supplier: {
      identification_type: 'exterior',
      identification: 'PA-155-612-2019',
      name: 'SISTEMAS DEL ISTMO S.A.',
      address: 'Calle 50, Ciudad de Panamá',
      email: 'facturas@istmo.example.com',
    },
    supplier_type: 'sociedad',
    related_party: true,
    support_documents: [
      aForeignDocument({
        payments: [
          { method: 'otros_sistema_financiero', amount: '1500.00' },
          { method: 'compensacion_deudas', amount: '500.00', term: { length: 30, unit: 'days' } },
        ],
      }),
      aDividendsDocument(),
      aReimbursingDocument(),
    ],
    fiscal_machine: { brand: 'HASAR', model: 'SMH/P-250F', serial: 'F-0001' },
    additional_info: [{ name: 'Contrato', value: 'LIC-2026-04' }],
    metadata: { contrato: 'LIC-2026-04' },
  });
}
