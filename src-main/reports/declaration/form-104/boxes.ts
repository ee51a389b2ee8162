import type { LineBoxes } from './line-sums.ts';

/**
 * Boxes of form 104, as far as documents fill them. Numbers: declarations of 2025, the form's structure in several programs
 * and the SRI's guide of 2017. docs/month.md names what could not be checked twice.
 */
export const saleLines = {
  taxed: {
    label: 'Ventas locales gravadas con tarifa diferente de cero',
    gross: '401',
    net: '411',
    tax: '421',
  },
  taxed_8: {
    label: 'Ventas locales con tarifa variable (8 % de los feriados de turismo)',
    gross: '410',
    net: '420',
    tax: '430',
  },
  taxed_5: {
    label: 'Ventas locales gravadas con tarifa 5 % (materiales de construcción)',
    gross: '425',
    net: '435',
    tax: '445',
  },
  zero: {
    label: 'Ventas locales con tarifa 0 % que no dan derecho a crédito tributario',
    gross: '403',
    net: '413',
    tax: undefined,
  },
  fixed_assets: {
    label: 'Ventas de activos fijos gravadas',
    gross: '402',
    net: '412',
    tax: '422',
    isStated: true,
  },
  zero_with_right: {
    label: 'Ventas locales con tarifa 0 % que dan derecho a crédito tributario',
    gross: '405',
    net: '415',
    tax: undefined,
    isStated: true,
  },
  service_exports: {
    label: 'Exportaciones de servicios',
    gross: '408',
    net: '418',
    tax: undefined,
    isStated: true,
  },
  exports: { label: 'Exportaciones de bienes', gross: '407', net: '417', tax: undefined },
  not_subject: {
    label: 'Transferencias no objeto o exentas de IVA',
    gross: '431',
    net: '441',
    tax: undefined,
    isOutsideTotals: true,
  },
  reimbursement: {
    label: 'Ingresos por reembolso como intermediario (informativo)',
    gross: '434',
    net: '444',
    tax: '454',
    isOutsideTotals: true,
  },
} as const satisfies Readonly<Record<string, LineBoxes>>;
export type SaleLine = keyof typeof saleLines;

export const purchaseLines = {
  taxed: {
    label: 'Adquisiciones gravadas con tarifa diferente de cero (con derecho a crédito tributario)',
    gross: '500',
    net: '510',
    tax: '520',
  },
  taxed_8: {
    label: 'Adquisiciones con tarifa variable (8 %, con derecho a crédito tributario)',
    gross: '530',
    net: '533',
    tax: '534',
  },
  taxed_5: {
    label: 'Adquisiciones gravadas con tarifa 5 % (con derecho a crédito tributario)',
    gross: '540',
    net: '550',
    tax: '560',
  },
  fixed_assets: {
    label: 'Adquisiciones locales de activos fijos gravadas (con derecho a crédito tributario)',
    gross: '501',
    net: '511',
    tax: '521',
  },
  without_credit: {
    label: 'Otras adquisiciones gravadas (sin derecho a crédito tributario)',
    gross: '502',
    net: '512',
    tax: '522',
  },
  zero: { label: 'Adquisiciones con tarifa 0 %', gross: '507', net: '517', tax: undefined },
  popular: {
    label: 'Adquisiciones a contribuyentes RIMPE negocios populares',
    gross: '508',
    net: '518',
    tax: undefined,
  },
  not_subject: {
    label: 'Adquisiciones no objeto de IVA',
    gross: '531',
    net: '541',
    tax: undefined,
    isOutsideTotals: true,
  },
  exempt: {
    label: 'Adquisiciones exentas del pago de IVA',
    gross: '532',
    net: '542',
    tax: undefined,
    isOutsideTotals: true,
  },
  reimbursement: {
    label: 'Pagos por reembolso como intermediario (informativo)',
    gross: '535',
    net: '545',
    tax: '555',
    isOutsideTotals: true,
  },
} as const satisfies Readonly<Record<string, LineBoxes>>;
export type PurchaseLine = keyof typeof purchaseLines;

/** Where the IVA that was withheld of others is declared, by its percent. */
export const withheldIvaBoxes: Readonly<Record<string, string>> = {
  '10': '721',
  '20': '723',
  '30': '725',
  '50': '727',
  '70': '729',
  '100': '731',
};

/** `codSustento` of what gives a right to credit, of fixed assets and of reimbursements (ATS catalogue, table 5). */
export const creditSupports: readonly string[] = ['01', '06'];
export const fixedAssetSupport = '03';
export const reimbursementSupport = '08';
