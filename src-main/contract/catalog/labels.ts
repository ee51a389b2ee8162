import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';
import { productScope } from './product-scope.ts';

/** Sheets of labels as stationers sell them, and one label of a roll. */
export const labelFormats = ['a4_24', 'a4_40', 'a4_65', 'roll_50x25'] as const;
export type LabelFormat = (typeof labelFormats)[number];

/** Labels on a page. */
export const labelsOnPage: Readonly<Record<LabelFormat, number>> = {
  a4_24: 24,
  a4_40: 40,
  a4_65: 65,
  roll_50x25: 1,
};

/** More than this is a mistake: two hundred sheets of 24. */
export const LABELS_AT_MOST = 5000;

/** What labels show: the shelf's price, the bars that are scanned, or both. */
export const labelContents = ['price_and_barcode', 'price', 'barcode'] as const;
export type LabelContent = (typeof labelContents)[number];

const labelFields = {
  products: productScope.default({}).meta({ description: 'De qué productos; sin nada, de todos' }),
  content: z
    .enum(labelContents)
    .default('price_and_barcode')
    .meta({ description: 'Qué lleva la etiqueta además del nombre' }),
  copies: z.int().min(1).max(100).default(1).meta({ description: 'Etiquetas de cada producto' }),
  price_list_id: z.uuid().optional().meta({ description: 'Con los precios de esta lista' }),
  only_changed: z.boolean().default(false).meta({
    description:
      'Solo de los productos cuya última etiqueta no tiene el precio de ahora, o que no han tenido ninguna con precio',
  }),
};

export const labelsBody = namedObject('labels_body', {
  format: z.enum(labelFormats).default('a4_24').meta({
    description:
      'Hoja A4 de 24 (70 × 37 mm), de 40 (52,5 × 29,7 mm) o de 65 etiquetas (38,1 × 21,2 mm), o rollo de 50 × 25 mm',
  }),
  ...labelFields,
  used: z
    .int()
    .min(0)
    .max(64)
    .default(0)
    .meta({ description: 'Etiquetas que ya faltan en la primera hoja: se empieza después' }),
});
export type LabelsBody = z.output<typeof labelsBody>;

/** More than this are some ten metres of a roll: a mistake, or work for sheets. */
export const LABELS_ON_ROLL_AT_MOST = 200;

export const labelPrintBody = namedObject('label_print_body', {
  ...labelFields,
  printer_id: z.uuid().optional().meta({ description: 'Sin ella, la de siempre' }),
});
export type LabelPrintBody = z.output<typeof labelPrintBody>;

export const inStoreBarcodesBody = namedObject('in_store_barcodes_body', {
  products: productScope.default({}).meta({ description: 'A qué productos; sin nada, a todos' }),
});
export type InStoreBarcodesBody = z.output<typeof inStoreBarcodesBody>;

export const inStoreBarcodes = namedObject('in_store_barcodes', {
  object: z.literal('in_store_barcodes'),
  assigned_count: z
    .int()
    .meta({ description: 'Productos que no tenían código de barras y ahora tienen uno' }),
});
export type InStoreBarcodes = z.output<typeof inStoreBarcodes>;
