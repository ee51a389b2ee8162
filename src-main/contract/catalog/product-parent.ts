import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { fold } from '../../documents/values/fold.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { text } from '../../documents/values/text.ts';
import { listFieldsOf, wholeNumber } from '../list.ts';
import { productBody, productResource } from './product.ts';

/** Attributes of one parent, and values of one attribute. */
export const ATTRIBUTES_OF_PARENT = 3;
const VALUES_OF_ATTRIBUTE = 50;

/** Variants of one parent: as many as one page of products has. */
export const VARIANTS_OF_PARENT = 100;

const attribute = z.strictObject({
  name: text(30).meta({ description: 'Cómo se llama, como «Talla»' }),
  values: z
    .array(text(40))
    .min(1)
    .max(VALUES_OF_ATTRIBUTE)
    .meta({ description: 'Sus valores en el orden en que se muestran, como «S», «M» y «L»' }),
});
export type VariantAttribute = z.output<typeof attribute>;

const values = z
  .array(text(40))
  .min(1)
  .max(ATTRIBUTES_OF_PARENT)
  .meta({ description: 'Un valor de cada atributo, en el orden de los atributos' });

/** A product that becomes a variant: a new one, or one of the catalog. */
const addedVariant = z
  .strictObject({
    values,
    product: productBody.optional().meta({ description: 'Un producto nuevo' }),
    product_id: z
      .uuid()
      .optional()
      .meta({ description: 'En lugar de «product»: un producto que ya existe y no es variante de otro' }),
  })
  .refine(({ product, product_id }) => (product === undefined) !== (product_id === undefined), {
    path: ['product'],
    params: { code: 'required' },
    error: 'Indique un producto nuevo, o uno que ya existe.',
  });

/** What variants have in common, and those that are added to it. */
export const productParentBody = z
  .strictObject({
    name: text(200),
    category: text(60).optional().meta({ description: 'La que se propone para sus variantes nuevas' }),
    attributes: z
      .array(attribute)
      .min(1)
      .max(ATTRIBUTES_OF_PARENT)
      .meta({ description: 'En qué se diferencian sus variantes' }),
    variants: z
      .array(addedVariant)
      .max(VARIANTS_OF_PARENT)
      .default([])
      .meta({ description: 'Las que se añaden: las que ya tiene se quedan como están' }),
  })
  .superRefine((body, context) => {
    for (const { path, code, message } of bodyFaults(body)) {
      context.addIssue({ code: 'custom', path, params: { code }, message });
    }
  })
  .meta({ id: 'product_parent_body' });
export type ProductParentBody = z.output<typeof productParentBody>;

interface BodyFault {
  readonly path: (string | number)[];
  readonly code: 'repeated' | 'not_found' | 'invalid_value';
  readonly message: string;
}

type Attributed = Pick<ProductParentBody, 'attributes'> & {
  readonly variants: readonly Pick<ProductParentBody['variants'][number], 'values'>[];
};

/** What is wrong with a body in itself: names and values that are there twice, values that no attribute has. */
function bodyFaults({ attributes, variants }: Attributed): readonly BodyFault[] {
  const faults: BodyFault[] = [];
  for (const index of repeatedIn(attributes.map(({ name }) => fold(name)))) {
    const message = 'Otro atributo ya se llama así.';
    faults.push({ path: ['attributes', index, 'name'], code: 'repeated', message });
  }
  for (const [index, { values: own }] of attributes.entries()) {
    for (const position of repeatedIn(own.map(fold))) {
      const path = ['attributes', index, 'values', position];
      faults.push({ path, code: 'repeated', message: 'Este valor ya está.' });
    }
  }
  for (const [index, { values: own }] of variants.entries()) {
    const path = ['variants', index, 'values'];
    if (own.length !== attributes.length) {
      const message = 'Debe tener un valor por cada atributo.';
      faults.push({ path, code: 'invalid_value', message });
      continue;
    }
    for (const [position, value] of own.entries()) {
      if (attributes[position]?.values.includes(value)) continue;
      const message = `«${attributes[position]?.name}» no tiene el valor «${value}».`;
      faults.push({ path: [...path, position], code: 'not_found', message });
    }
  }
  for (const index of repeatedIn(variants.map(({ values: own }) => JSON.stringify(own)))) {
    const message = 'Otra variante ya tiene esta combinación.';
    faults.push({ path: ['variants', index, 'values'], code: 'repeated', message });
  }
  return faults;
}

/** The positions at which a text was there before. */
function repeatedIn(texts: readonly string[]): readonly number[] {
  return texts.flatMap((value, index) => (texts.indexOf(value) < index ? [index] : []));
}

const quantity = z.string().meta({ description: 'Cuánto hay, donde se llevan existencias' });

export const productParent = namedObject('product_parent', {
  object: z.literal('product_parent'),
  id: z.uuid(),
  name: z.string(),
  category: z.string().optional(),
  attributes: z.array(attribute).meta({ description: 'Sus atributos' }),
  variants: z
    .array(
      z.strictObject({
        values: values.meta({ description: 'Un valor de cada atributo, en su orden' }),
        product: productResource.meta({ description: 'El producto' }),
        on_hand: quantity.optional(),
      }),
    )
    .meta({
      description: 'Sus variantes, también las que ya no se venden, por los valores de sus atributos',
    }),
  on_hand: quantity.optional().meta({ description: 'Cuánto hay de todas, si se lleva de alguna' }),
  created_at: z.iso.datetime(),
});
export type ProductParent = z.output<typeof productParent>;
export type Variant = ProductParent['variants'][number];

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

const stockOf = {
  environment: z
    .enum(environments)
    .optional()
    .meta({ description: 'De qué ambiente se dice cuánto hay; sin él, no se dice' }),
};

export const productParentListQuery = z.strictObject({
  q: z.string().max(100).optional().meta({ description: 'Palabras de su nombre' }),
  ids: z
    .string()
    .regex(new RegExp(`^${id}(?:,${id}){0,99}$`), {
      error: 'Deben ser de uno a cien identificadores, separados por comas.',
    })
    .optional()
    .meta({ description: 'Solo estos: hasta cien identificadores, separados por comas' }),
  ...stockOf,
  limit: wholeNumber(1, 100).default(20),
  offset: wholeNumber(0, 1_000_000).default(0),
});
export type ProductParentListQuery = z.output<typeof productParentListQuery>;

export const productParentQuery = z.strictObject(stockOf);
export type ProductParentQuery = z.output<typeof productParentQuery>;

export const productParentList = z.strictObject({
  ...listFieldsOf(productParent),
  total_count: z.int().meta({ description: 'Todos los que coinciden' }),
  offset: z.int().meta({ description: 'Cuántos van antes del primero' }),
});
