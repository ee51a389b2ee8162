import {
  annex,
  blocks,
  type FieldKind,
  type FormPart,
  field,
  type Lookup,
  object,
  rows,
} from './form-part.ts';

/** Parts that several kinds of documents have. */

export const newTaxes = [{ type: 'iva', rate: 'iva_15' }];

export const identified = [field('identification_type', 'identification_type'), field('identification')];

export function party(name: 'buyer' | 'supplier', kind: FieldKind, lookup: Lookup): FormPart {
  return object(
    name,
    `/${name}`,
    [
      field('identification_type', kind),
      field('identification'),
      field('name', 'text', 'wide'),
      field('address'),
      field('email'),
    ],
    { lookup },
  );
}

const additionalPair = [
  field('field_name', 'text', 'normal', '/name'),
  field('field_value', 'text', 'wide', '/value'),
];

export const additionalInfo = rows('additional_info', '/additional_info', additionalPair, {
  blank: { name: '', value: '' },
  ...annex,
});

/** Excises of a line, besides its IVA, which has a column. */
export const otherTaxes = rows(
  'other_taxes',
  '/taxes',
  [
    field('rate', 'excise', 'wide'),
    field('tariff', 'decimal', 'narrow'),
    field('base', 'decimal', 'narrow'),
    field('value', 'decimal', 'narrow'),
  ],
  { blank: { type: 'ice', rate: '' }, from: 1, ...annex },
);

const lineInfo = rows('line_info', '/additional_info', additionalPair, {
  blank: { name: '', value: '' },
  ...annex,
});

/** A line of a sale; of a credit note, whose XML knows no subsidy, without it. */
export function saleLines({ hasSubsidy }: { hasSubsidy: boolean }): FormPart {
  return rows(
    'lines',
    '/lines',
    [
      field('code'),
      field('description', 'text', 'wide'),
      field('quantity', 'decimal', 'narrow'),
      field('unit_price', 'decimal', 'narrow'),
      field('unit_price_with_taxes', 'decimal', 'narrow'),
      field('discount', 'decimal', 'narrow'),
      field('iva', 'iva', 'normal', '/taxes/0/rate'),
    ],
    {
      blank: { description: '', quantity: '1', unit_price: '', taxes: newTaxes },
      lookup: 'product',
      inner: [
        object('line_details', '', [
          field('auxiliary_code'),
          field('unit'),
          ...(hasSubsidy ? [field('unsubsidized_price', 'decimal')] : []),
        ]),
        otherTaxes,
        lineInfo,
      ],
    },
  );
}

/** A single payment may leave its amount out: it pays it all. */
export const payments = rows(
  'payments',
  '/payments',
  [
    field('method', 'method', 'wide'),
    field('amount', 'decimal', 'narrow'),
    field('term_length', 'whole', 'narrow', '/term/length'),
    field('term_unit', 'term_unit', 'narrow', '/term/unit'),
  ],
  { blank: { method: 'sin_sistema_financiero', amount: '' } },
);

export const goodsItems = rows(
  'items',
  '/items',
  [field('code'), field('description', 'text', 'wide'), field('quantity', 'decimal', 'narrow')],
  {
    blank: { description: '', quantity: '1' },
    lookup: 'product',
    inner: [object('line_details', '', [field('auxiliary_code')]), lineInfo],
  },
);

/** Taxes of what somebody else issued: stated, not computed. */
export const statedTaxes = rows(
  'taxes',
  '/taxes',
  [field('rate', 'rate', 'wide'), field('base', 'decimal', 'narrow'), field('value', 'decimal', 'narrow')],
  { blank: { type: 'iva', rate: 'iva_15', base: '' } },
);

/** The solidarity compensation of 2016–2017: the schemas know no other. */
export const compensations = rows(
  'compensations',
  '/compensations',
  [field('percent', 'decimal', 'narrow', '/rate'), field('value', 'decimal', 'narrow')],
  { blank: { code: '1', rate: '', value: '' }, ...annex },
);

export const ivaRefunds = rows(
  'iva_refunds',
  '/iva_refunds',
  [field('rate', 'iva'), field('value', 'decimal', 'narrow')],
  { blank: { rate: 'iva_15', value: '' }, ...annex },
);

/** How a credit note's money goes back, where that is by several forms of payment. */
export const refunds = rows(
  'refunds',
  '/refunds',
  [field('method', 'method', 'wide'), field('amount', 'decimal', 'narrow')],
  { blank: { method: 'sin_sistema_financiero', amount: '' }, ...annex },
);

export const additionalDiscounts = rows(
  'additional_discounts',
  '/additional_discounts',
  [field('rate', 'iva'), field('amount', 'decimal', 'narrow')],
  { blank: { type: 'iva', rate: 'iva_15', amount: '' }, ...annex },
);

export const fiscalMachine = object(
  'fiscal_machine',
  '/fiscal_machine',
  [field('brand'), field('model'), field('serial')],
  annex,
);

export const negotiable = object(
  'negotiable',
  '/negotiable',
  [field('notification_email', 'text', 'wide')],
  annex,
);

export const reimbursement = blocks(
  'reimbursement',
  '/reimbursement/documents',
  [
    field('identification_type', 'identification_type', 'normal', '/supplier/identification_type'),
    field('identification', 'text', 'normal', '/supplier/identification'),
    field('supplier_type', 'supplier_type'),
    field('payment_country', 'country'),
    field('document_type', 'document_type', 'wide'),
    field('number'),
    field('issue_date', 'date'),
    field('authorization_number', 'text', 'wide'),
  ],
  {
    blank: {
      supplier: { identification_type: 'ruc' },
      supplier_type: 'sociedad',
      document_type: 'factura',
      taxes: [{ type: 'iva', rate: 'iva_15', base: '' }],
    },
    inner: [statedTaxes, compensations],
    ...annex,
  },
);
