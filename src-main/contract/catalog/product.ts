import { z } from 'zod';
import { normalizeBarcode } from '../../documents/identifiers/gtin.ts';
import {
  isPriceStated,
  isPriceStatedOnce,
  priceStated,
  priceStatedOnce,
} from '../../documents/lines/line.ts';
import { ivaRows } from '../../documents/taxes/iva.ts';
import { unitPriceText } from '../../documents/values/amounts.ts';
import { keysOf } from '../../documents/values/keys-of.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { text } from '../../documents/values/text.ts';
import { listFieldsOf, wholeNumber } from '../list.ts';
import { pictureTypes } from '../picture.ts';
import { PRICE_LISTS_AT_MOST } from './price-list.ts';

/** A price as a person states it: one of the two. */
const statedPrice = {
  unit_price: unitPriceText.optional().meta({ description: 'Precio de una unidad, sin IVA' }),
  unit_price_with_taxes: unitPriceText.optional().meta({
    description: 'En lugar de «unit_price»: precio de una unidad con IVA, que es lo que paga el cliente',
  }),
};

/** The price without IVA is always shown; that with IVA, where it was stated so. */
const shownPrice = { unit_price: z.string(), unit_price_with_taxes: z.string().optional() };

/** What a product costs a customer who buys with a price list. */
const listPriceBody = z
  .strictObject({ price_list_id: z.uuid(), ...statedPrice })
  .refine(isPriceStated, priceStated)
  .refine(isPriceStatedOnce, priceStatedOnce);
const listPrice = z.strictObject({ price_list_id: z.uuid(), ...shownPrice });

/** Something the shop sells. Prices are for one unit. */
export const productBody = z
  .strictObject({
    code: text(25),
    barcode: text(25).overwrite(normalizeBarcode).optional().meta({
      description:
        'Un GTIN (8, 12, 13 o 14 cifras) se guarda en su forma más corta: es el mismo con ceros delante',
    }),
    name: text(300),
    unit: text(50).optional(),
    ...statedPrice,
    iva: z.enum(keysOf(ivaRows)).default('iva_15'),
    category: text(60).optional(),
    active: z
      .boolean()
      .default(true)
      .meta({ description: 'false: ya no se vende, pero sigue en el catálogo' }),
    prices: z
      .array(listPriceBody)
      .max(PRICE_LISTS_AT_MOST)
      .default([])
      .refine((prices) => new Set(prices.map((price) => price.price_list_id)).size === prices.length, {
        params: { code: 'repeated' },
        error: 'Cada lista de precios va una sola vez.',
      })
      .meta({ description: 'Precios por lista; en las listas que no están aquí vale el precio general' }),
  })
  .refine(isPriceStated, priceStated)
  .refine(isPriceStatedOnce, priceStatedOnce)
  .meta({ id: 'product_body' });
export type ProductBody = z.output<typeof productBody>;

/** So large that it is sharp on a tile of the counter, so small that a thousand of them fit a backup. */
export const productPictureLimits = { bytes: 128 * 1024, pixels: 1_000_000, count: 2000 } as const;

const productPicture = z.strictObject({
  url: z.string().meta({
    format: 'uri-reference',
    description: 'Dónde está la imagen en este mismo servicio; se pide con la misma clave',
  }),
  content_type: z.enum(pictureTypes),
});

/** Of which parent a product is a variant, and with which values. */
const variantOf = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  attributes: z
    .array(z.strictObject({ name: z.string(), value: z.string() }))
    .meta({ description: 'Sus atributos, como Talla y Color, con el valor de esta variante' }),
});

export const productResource = namedObject('product', {
  object: z.literal('product'),
  id: z.uuid(),
  ...productBody.shape,
  ...shownPrice,
  active: z.boolean(),
  prices: z.array(listPrice).meta({ description: 'Los precios' }),
  picture: productPicture.optional(),
  parent: variantOf.optional().meta({ description: 'De qué producto con variantes es una' }),
  created_at: z.iso.datetime(),
});
export type ProductResource = z.output<typeof productResource>;

export const productSorts = [
  'name',
  '-name',
  'code',
  '-code',
  'unit_price',
  '-unit_price',
  'created_at',
  '-created_at',
] as const;
export type ProductSort = (typeof productSorts)[number];

const trueOrFalse = z.enum(['true', 'false']).transform((value) => value === 'true');

/** What both lists of the catalog are asked with. */
export const catalogPage = {
  q: z.string().max(100).optional(),
  limit: wholeNumber(1, 100).default(20),
  offset: wholeNumber(0, 1_000_000).default(0),
  total: trueOrFalse
    .optional()
    .meta({ description: 'true: la respuesta dice además `total_count` y `offset`' }),
};

/** What the two lists say beside a page when they are asked for the total. */
export const catalogTotals = {
  total_count: z.int().optional().meta({ description: 'Todos los que coinciden; solo con `total=true`' }),
  offset: z.int().optional().meta({ description: 'Cuántos van antes del primero; solo con `total=true`' }),
};

export const productListQuery = z.strictObject({
  ...catalogPage,
  active: trueOrFalse.optional().meta({ description: 'Sin esto, también los que ya no se venden' }),
  category: z.string().min(1).max(60).optional(),
  parent_id: z.uuid().optional().meta({ description: 'Solo las variantes de este producto con variantes' }),
  grouped: trueOrFalse.optional().meta({
    description:
      'true: de cada producto con variantes, una sola de las que coinciden; la que tiene exactamente el código buscado va aparte',
  }),
  sort: z.enum(productSorts).default('name'),
});
export type ProductListQuery = z.output<typeof productListQuery>;

export const productList = z.strictObject({ ...listFieldsOf(productResource), ...catalogTotals });
export type ProductList = z.output<typeof productList>;

export const productCategory = namedObject('product_category', {
  object: z.literal('product_category'),
  name: z.string(),
  product_count: z.int(),
});
export type ProductCategory = z.output<typeof productCategory>;

/** Of what a new code is suggested. */
export const productCodeQuery = z.strictObject({
  prefix: text(20).optional().meta({ description: 'Con lo que empieza el código, como «CAF-»' }),
  category: text(60).optional(),
});
export type ProductCodeQuery = z.output<typeof productCodeQuery>;

export const productCode = namedObject('product_code', {
  object: z.literal('product_code'),
  code: z.string(),
});
export type ProductCode = z.output<typeof productCode>;
