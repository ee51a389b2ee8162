import type { DocumentType } from '../../../../src-main/documents/kinds.ts';
import type { Text } from '../../../text/text.ts';
import { type Json, type JsonObject, listAt } from './json.ts';

/** How a field is entered. */
export type FieldKind =
  | 'text'
  | 'decimal'
  | 'whole'
  | 'date'
  | 'identification_type'
  | 'buyer_type'
  | 'iva'
  | 'method'
  | 'term_unit'
  | 'withheld_tax';

/** A value a person can change. */
export interface CorrectionField {
  /** JSON pointer below its section's place. */
  readonly at: string;
  readonly label: keyof Text['correction']['field'];
  readonly kind: FieldKind;
  readonly width: 'narrow' | 'normal' | 'wide';
}

/** Fields that belong together: one object's, or a row of them for each item of a list. */
export interface CorrectionSection {
  readonly title: keyof Text['correction']['section'];
  /** Counted from 1 where there are several of it. */
  readonly number?: number | undefined;
  /** JSON pointer of the object or the list. */
  readonly at: string;
  readonly fields: readonly CorrectionField[];
  /** Of a list: what a new item starts as. */
  readonly blank?: Json;
}

/** What of a document can be changed, in the order of its printed page. */
export function correctionSections(type: DocumentType, body: JsonObject): readonly CorrectionSection[] {
  switch (type) {
    case 'invoice':
      return [
        party('buyer', 'buyer_type'),
        rows('lines', saleLine, newLine),
        payments(''),
        fields('other', '', [field('tip', 'decimal', 'narrow'), field('delivery_note_number', 'text')]),
        additionalInfo,
      ];
    case 'purchase_settlement':
      return [
        party('supplier', 'identification_type'),
        rows('lines', saleLine, newLine),
        payments(''),
        additionalInfo,
      ];
    case 'credit_note':
      return [
        ...('buyer' in body ? [party('buyer', 'identification_type')] : []),
        fields('other', '', [field('reason', 'text', 'wide')]),
        rows('lines', saleLine, newLine),
        additionalInfo,
      ];
    case 'debit_note':
      return [
        party('buyer', 'identification_type'),
        rows('reasons', [field('description', 'text', 'wide'), field('amount', 'decimal', 'narrow'), iva], {
          description: '',
          amount: '',
          taxes: [{ type: 'iva', rate: 'iva_15' }],
        }),
        payments(''),
        additionalInfo,
      ];
    case 'delivery_note':
      return [
        fields('transport', '', [
          field('origin_address', 'text', 'wide'),
          field('plate', 'text', 'narrow'),
          field('transport_start', 'date', 'narrow'),
          field('transport_end', 'date', 'narrow'),
        ]),
        fields('carrier', '/carrier', identification),
        ...listAt(body, '/recipients').flatMap((_, index, { length }) =>
          recipient(index, numberOf(index, length)),
        ),
        additionalInfo,
      ];
    case 'withholding':
      return [
        party('supplier', 'identification_type'),
        ...listAt(body, '/support_documents').flatMap((_, index, { length }) =>
          supportDocument(index, numberOf(index, length)),
        ),
        additionalInfo,
      ];
  }
}

function field(
  label: CorrectionField['label'],
  kind: FieldKind,
  width: CorrectionField['width'] = 'normal',
  at: string = `/${label}`,
): CorrectionField {
  return { at, label, kind, width };
}

function fields(
  title: CorrectionSection['title'],
  at: string,
  own: readonly CorrectionField[],
): CorrectionSection {
  return { title, at, fields: own };
}

function rows(
  title: CorrectionSection['title'],
  own: readonly CorrectionField[],
  blank: Json,
  at: string = `/${title}`,
): CorrectionSection {
  return { title, at, fields: own, blank };
}

const identification = [
  field('identification_type', 'identification_type'),
  field('identification', 'text'),
  field('name', 'text', 'wide'),
];

function party(name: 'buyer' | 'supplier', kind: FieldKind): CorrectionSection {
  return fields(name, `/${name}`, [
    field('identification_type', kind),
    field('identification', 'text'),
    field('name', 'text', 'wide'),
    field('address', 'text', 'wide'),
    field('email', 'text', 'wide'),
  ]);
}

const iva = field('iva', 'iva', 'normal', '/taxes/0/rate');

const saleLine = [
  field('code', 'text'),
  field('description', 'text', 'wide'),
  field('quantity', 'decimal', 'narrow'),
  field('unit_price', 'decimal', 'narrow'),
  field('unit_price_with_taxes', 'decimal', 'narrow'),
  field('discount', 'decimal', 'narrow'),
  iva,
];
const newLine = {
  description: '',
  quantity: '1',
  unit_price: '',
  taxes: [{ type: 'iva', rate: 'iva_15' }],
};

function payments(at: string): CorrectionSection {
  return rows(
    'payments',
    [
      field('method', 'method', 'wide'),
      field('amount', 'decimal', 'narrow'),
      field('term_length', 'whole', 'narrow', '/term/length'),
      field('term_unit', 'term_unit', 'narrow', '/term/unit'),
    ],
    { method: 'sin_sistema_financiero', amount: '' },
    `${at}/payments`,
  );
}

const additionalInfo = rows(
  'additional_info',
  [field('field_name', 'text', 'normal', '/name'), field('field_value', 'text', 'wide', '/value')],
  { name: '', value: '' },
);

/** The only one of its kind needs no number. */
function numberOf(index: number, length: number): number | undefined {
  return length > 1 ? index + 1 : undefined;
}

function recipient(index: number, number: number | undefined): readonly CorrectionSection[] {
  const at = `/recipients/${index}`;
  return [
    {
      ...fields('recipient', at, [
        field('identification', 'text'),
        field('name', 'text', 'wide'),
        field('address', 'text', 'wide'),
        field('email', 'text', 'wide'),
        field('reason', 'text', 'wide'),
        field('route', 'text'),
      ]),
      number,
    },
    {
      ...rows(
        'items',
        [
          field('code', 'text', 'narrow'),
          field('description', 'text', 'wide'),
          field('quantity', 'decimal', 'narrow'),
        ],
        { description: '', quantity: '1' },
        `${at}/items`,
      ),
      number,
    },
  ];
}

function supportDocument(index: number, number: number | undefined): readonly CorrectionSection[] {
  const at = `/support_documents/${index}`;
  return [
    {
      ...fields('support_document', at, [
        field('number', 'text'),
        field('issue_date', 'date'),
        field('authorization_number', 'text', 'wide'),
        field('tax_support', 'text', 'narrow'),
        field('subtotal', 'decimal', 'narrow'),
        field('total', 'decimal', 'narrow'),
      ]),
      number,
    },
    {
      ...rows(
        'withholdings',
        [
          field('tax', 'withheld_tax'),
          field('withholding_code', 'text', 'narrow', '/code'),
          field('base', 'decimal', 'narrow'),
          field('percent', 'decimal', 'narrow'),
        ],
        { tax: 'renta', code: '', base: '' },
        `${at}/withholdings`,
      ),
      number,
    },
    { ...payments(at), number },
  ];
}
