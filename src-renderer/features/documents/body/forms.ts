import type { DocumentType } from '../../../../src-main/documents/kinds.ts';
import { annex, blocks, type FormPart, field, object, rows } from './form-part.ts';
import { isObject, type JsonObject } from './json.ts';
import {
  additionalDiscounts,
  additionalInfo,
  compensations,
  fiscalMachine,
  goodsItems,
  identified,
  ivaRefunds,
  negotiable,
  newTaxes,
  otherTaxes,
  party,
  payments,
  refunds,
  reimbursement,
  saleLines,
  statedTaxes,
} from './shared-parts.ts';

/** What of a document a person can say, in the order of its printed page, what is rarely needed last. */
export function formOf(type: DocumentType, body: JsonObject): readonly FormPart[] {
  if (!namesInvoice(body)) return forms[type];
  // The invoice is chosen as a whole, and a credit note's buyer is that invoice's.
  const settled = type === 'credit_note' ? ['/modified_document', '/buyer'] : ['/modified_document'];
  return forms[type].filter(({ at }) => !settled.includes(at));
}

/** Whether a note is on an invoice issued here. */
function namesInvoice({ modified_document: modified }: JsonObject): boolean {
  return isObject(modified) && 'document_id' in modified;
}

const carrier = [...identified, field('name', 'text', 'wide')];

const transport = [
  field('origin_address', 'text', 'wide'),
  field('plate', 'text', 'narrow'),
  field('transport_start', 'date', 'narrow'),
  field('transport_end', 'date', 'narrow'),
];

const exportation = object(
  'export',
  '/export',
  [
    field('incoterm', 'incoterm'),
    field('incoterm_place'),
    field('origin_country', 'country'),
    field('loading_port'),
    field('destination_country', 'country'),
    field('destination_port'),
    field('acquisition_country', 'country'),
    field('subtotal_incoterm', 'incoterm'),
    field('international_freight', 'decimal'),
    field('international_insurance', 'decimal'),
    field('customs_costs', 'decimal'),
    field('other_transport_costs', 'decimal'),
  ],
  annex,
);

const substituteDeliveryNote = object(
  'substitute_delivery_note',
  '/substitute_delivery_note',
  [
    field('origin_address', 'text', 'wide'),
    field('destination_address', 'text', 'wide'),
    ...transport.slice(1),
    ...carrier.map((one) => ({ ...one, at: `/carrier${one.at}` })),
  ],
  {
    inner: [
      rows(
        'destinations',
        '/destinations',
        [
          field('reason', 'delivery_motive', 'wide'),
          field('route'),
          field('destination_establishment', 'text', 'narrow'),
          field('customs_document'),
        ],
        { blank: { reason: '' } },
      ),
    ],
    ...annex,
  },
);

const modifiedDocument = object('modified_document', '/modified_document', [
  field('number'),
  field('issue_date', 'date'),
]);

const withheld = rows(
  'withholdings',
  '/withholdings',
  [
    field('tax', 'withheld_tax', 'narrow'),
    field('withholding_code', 'withholding_code', 'wide', '/code'),
    field('base', 'decimal', 'narrow'),
    field('percent', 'decimal', 'narrow'),
  ],
  {
    blank: { tax: 'renta', code: '', base: '' },
    inner: [
      object(
        'dividends',
        '/dividends',
        [field('payment_date', 'date'), field('income_tax_paid', 'decimal'), field('fiscal_year')],
        annex,
      ),
      object(
        'banana_boxes',
        '/banana_boxes',
        [field('boxes', 'whole'), field('box_price', 'decimal')],
        annex,
      ),
    ],
  },
);

const forms: Readonly<Record<DocumentType, readonly FormPart[]>> = {
  invoice: [
    party('buyer', 'buyer_type', 'customer'),
    saleLines({ hasSubsidy: true }),
    payments,
    additionalInfo,
    object('other', '', [field('tip', 'decimal'), field('delivery_note_number'), field('plate')], annex),
    additionalDiscounts,
    rows(
      'third_party_charges',
      '/third_party_charges',
      [field('concept', 'text', 'wide'), field('amount', 'decimal', 'narrow')],
      { blank: { concept: '', amount: '' }, ...annex },
    ),
    exportation,
    reimbursement,
    substituteDeliveryNote,
    negotiable,
    rows(
      'invoice_withholdings',
      '/withholdings',
      [field('presumptive', 'presumptive', 'wide', '/type'), field('value', 'decimal', 'narrow')],
      { blank: { type: 'iva_100', value: '' }, ...annex },
    ),
    ivaRefunds,
    compensations,
    fiscalMachine,
  ],
  purchase_settlement: [
    party('supplier', 'identification_type', 'supplier'),
    saleLines({ hasSubsidy: true }),
    payments,
    additionalInfo,
    additionalDiscounts,
    reimbursement,
    negotiable,
    fiscalMachine,
  ],
  credit_note: [
    modifiedDocument,
    party('buyer', 'identification_type', 'customer'),
    object('why', '', [field('reason', 'credit_motive', 'wide')]),
    saleLines({ hasSubsidy: false }),
    additionalInfo,
    ivaRefunds,
    refunds,
    compensations,
    fiscalMachine,
  ],
  debit_note: [
    modifiedDocument,
    party('buyer', 'identification_type', 'customer'),
    rows(
      'reasons',
      '/reasons',
      [
        field('description', 'text', 'wide'),
        field('amount', 'decimal', 'narrow'),
        field('iva', 'iva', 'normal', '/taxes/0/rate'),
      ],
      { blank: { description: '', amount: '', taxes: newTaxes }, inner: [otherTaxes] },
    ),
    payments,
    additionalInfo,
    ivaRefunds,
    compensations,
    fiscalMachine,
  ],
  delivery_note: [
    object('transport', '', transport),
    object('carrier', '/carrier', carrier, { lookup: 'carrier' }),
    blocks(
      'recipient',
      '/recipients',
      [
        field('identification'),
        field('name'),
        field('address', 'text', 'wide'),
        field('email'),
        field('reason', 'delivery_motive'),
      ],
      {
        blank: { reason: 'Venta', items: [{ description: '', quantity: '1' }] },
        lookup: 'recipient',
        inner: [
          goodsItems,
          object(
            'delivery_details',
            '',
            [field('route', 'text', 'wide'), field('destination_establishment'), field('customs_document')],
            annex,
          ),
          object(
            'delivery_support',
            '/support_document',
            [
              field('document_type', 'document_type', 'wide'),
              field('number'),
              field('issue_date', 'date'),
              field('authorization_number', 'text', 'wide'),
            ],
            annex,
          ),
        ],
      },
    ),
    additionalInfo,
    fiscalMachine,
  ],
  withholding: [
    party('supplier', 'identification_type', 'supplier'),
    blocks(
      'support_document',
      '/support_documents',
      [
        field('document_type', 'document_type', 'wide'),
        field('number'),
        field('issue_date', 'date'),
        field('authorization_number', 'text', 'wide'),
        field('tax_support', 'tax_support', 'wide'),
        field('subtotal', 'decimal', 'narrow'),
        field('total', 'decimal', 'narrow'),
        field('accounting_date', 'date', 'narrow'),
      ],
      {
        blank: {
          document_type: 'factura',
          tax_support: '01',
          taxes: [{ type: 'iva', rate: 'iva_15', base: '' }],
          withholdings: [{ tax: 'renta', code: '', base: '' }],
          payments: [{ method: 'otros_sistema_financiero', amount: '' }],
        },
        inner: [
          statedTaxes,
          withheld,
          payments,
          object(
            'foreign_payment',
            '/foreign_payment',
            [
              field('regime', 'foreign_regime'),
              field('country', 'country'),
              field('double_taxation_treaty', 'flag', 'wide'),
              field('subject_to_withholding', 'flag', 'wide'),
              field('preferential_regime_payment', 'flag', 'wide'),
            ],
            annex,
          ),
          reimbursement,
        ],
      },
    ),
    additionalInfo,
    object(
      'supplier_details',
      '',
      [field('supplier_type', 'supplier_type'), field('related_party', 'flag', 'wide')],
      annex,
    ),
    fiscalMachine,
  ],
};
