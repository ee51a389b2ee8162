/**
 * Boxes of form 104, as far as documents fill them. Numbers: the SRI's guide of September 2017 and the tax report of another
 * program of 2024, which agree; those of the rate of 5 % (since April 2024) are of the second alone: docs/month.md names what
 * could not be checked twice.
 */
export const saleLines = {
  taxed: {
    label: 'Ventas locales gravadas con tarifa diferente de cero',
    gross: '401',
    net: '411',
    tax: '421',
  },
  taxed_5: { label: 'Ventas locales gravadas con tarifa 5 %', gross: '425', net: '435', tax: '445' },
  zero: {
    label: 'Ventas locales con tarifa 0 % que no dan derecho a crédito tributario',
    gross: '403',
    net: '413',
    tax: undefined,
  },
  not_subject: {
    label: 'Transferencias no objeto o exentas de IVA',
    gross: '431',
    net: '441',
    tax: undefined,
  },
} as const;
export type SaleLine = keyof typeof saleLines;

export const purchaseLines = {
  taxed: {
    label: 'Adquisiciones gravadas con tarifa diferente de cero (con derecho a crédito tributario)',
    gross: '500',
    net: '510',
    tax: '520',
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
  not_subject: { label: 'Adquisiciones no objeto de IVA', gross: '531', net: '541', tax: undefined },
  exempt: { label: 'Adquisiciones exentas del pago de IVA', gross: '532', net: '542', tax: undefined },
} as const;
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

/** `codSustento` of what gives a right to credit (ATS catalogue, table 5): of fixed assets, and of the rest. */
export const creditSupports: readonly string[] = ['01', '06'];
export const fixedAssetSupport = '03';
