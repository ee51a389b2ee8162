import type { Text } from '../../../text/text.ts';
import type { Json } from './json.ts';

/** How a field is entered. */
export type FieldKind =
  | 'text'
  | 'decimal'
  | 'whole'
  | 'date'
  | 'flag'
  | 'identification_type'
  | 'buyer_type'
  | 'supplier_type'
  | 'iva'
  /** A rate of any tax; it says of which tax it is in the `type` beside it. */
  | 'rate'
  /** The same without IVA. */
  | 'excise'
  | 'method'
  | 'term_unit'
  | 'withheld_tax'
  /** Of the tax that stands in the `tax` beside it. */
  | 'withholding_code'
  | 'presumptive'
  | 'country'
  | 'foreign_regime'
  | 'incoterm'
  | 'document_type'
  | 'tax_support'
  | 'credit_motive'
  | 'delivery_motive';

/** A value a person can change. */
export interface FormField {
  /** JSON pointer below the part's pointer. */
  readonly at: string;
  readonly label: keyof Text['fields']['label'];
  readonly kind: FieldKind;
  readonly width: 'narrow' | 'normal' | 'wide';
}

/** Who or what is looked up while a part is filled in. */
export type Lookup = 'customer' | 'supplier' | 'carrier' | 'recipient' | 'product';

/** Fields that belong together: one object's, or those of each item of a list. */
export interface FormPart {
  readonly title: keyof Text['fields']['part'];
  /** JSON pointer of the object or the list, below what the part belongs to. */
  readonly at: string;
  readonly fields: readonly FormField[];
  /** Parts of the object, or of each item of the list; their pointers are below it. */
  readonly inner?: readonly FormPart[];
  readonly list?: PartList;
  /** Most documents do without it: folded away until it is wanted or says something. */
  readonly isAnnex?: true;
  readonly lookup?: Lookup;
}

/** That a part is a list. */
export interface PartList {
  /** What a new item starts as. */
  readonly blank: Json;
  /** Rows of a table; or one under the other, where an item has lists of its own. */
  readonly layout: 'rows' | 'blocks';
  /** Items before this index are shown elsewhere. */
  readonly from?: number;
}

export function field(
  label: FormField['label'],
  kind: FieldKind = 'text',
  width: FormField['width'] = 'normal',
  at: string = `/${label}`,
): FormField {
  return { at, label, kind, width };
}

type Extras = Pick<FormPart, 'inner' | 'isAnnex' | 'lookup'>;

/** The fields of one object. */
export function object(
  title: FormPart['title'],
  at: string,
  fields: readonly FormField[],
  extras: Extras = {},
): FormPart {
  return { title, at, fields, ...extras };
}

/** The items of a list, each a row of a table. */
export function rows(
  title: FormPart['title'],
  at: string,
  fields: readonly FormField[],
  { blank, from, ...extras }: Extras & Omit<PartList, 'layout'>,
): FormPart {
  return {
    title,
    at,
    fields,
    list: { blank, layout: 'rows', ...(from !== undefined && { from }) },
    ...extras,
  };
}

/** The items of a list, one under the other. */
export function blocks(
  title: FormPart['title'],
  at: string,
  fields: readonly FormField[],
  { blank, ...extras }: Extras & Pick<PartList, 'blank'>,
): FormPart {
  return { title, at, fields, list: { blank, layout: 'blocks' }, ...extras };
}

export const annex = { isAnnex: true } as const;
