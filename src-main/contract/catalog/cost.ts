import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { unitPriceText } from '../../documents/values/amounts.ts';
import { decimal } from '../../documents/values/decimal.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { listFieldsOf } from '../list.ts';

/** Dollars that one unit may cost. */
const MOST = 1_000_000;

/** Without IVA, or with it where the business cannot credit it: it is what the business pays in the end. */
export const unitCostText = unitPriceText
  .refine((cost) => decimal(cost).lte(MOST), {
    params: { code: 'out_of_range' },
    error: 'Debe ser hasta 1000000.',
  })
  .meta({
    description:
      'Lo que cuesta una unidad, hasta seis decimales: sin IVA, o con IVA si el negocio no puede acreditarlo',
  });

export const productCost = namedObject('product_cost', {
  object: z.literal('product_cost'),
  product_id: z.uuid(),
  unit_cost: z.string().optional().meta({
    description: 'El promedio de lo que entró o, si no se controla, el que se anotó; falta si no se conoce',
  }),
  margin: z
    .string()
    .optional()
    .meta({ description: 'Lo que se gana, en porcentaje del precio general sin IVA: «32.5»' }),
});
export type ProductCost = z.output<typeof productCost>;

export const productCostList = z.strictObject(listFieldsOf(productCost));

const id = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

export const productCostQuery = z.strictObject({
  environment: z.enum(environments),
  product_ids: z
    .string()
    .regex(new RegExp(`^${id}(?:,${id}){0,99}$`), {
      error: 'Deben ser de uno a cien identificadores de productos, separados por comas.',
    })
    .meta({ description: 'Los identificadores de hasta cien productos, separados por comas' }),
});

export const productCostBody = z
  .strictObject({
    environment: z.enum(environments).meta({ description: 'De cuyas existencias se responde' }),
    unit_cost: unitCostText.nullable(),
  })
  .meta({ id: 'product_cost_body' });
export type ProductCostBody = z.output<typeof productCostBody>;
