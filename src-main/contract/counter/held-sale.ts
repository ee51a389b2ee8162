import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { amountText } from '../../documents/values/amounts.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { text } from '../../documents/values/text.ts';
import { operatorNamed } from './operator.ts';

/** How much of a sale a window may keep, as characters of JSON. */
const MAX_CONTENT = 256 * 1024;

/** At most this many wait in an environment: more are forgotten ones. */
export const MAX_HELD_SALES = 200;

/** A sale as its window writes it: the service keeps it and does not read it. */
const content = z
  .record(z.string(), z.unknown())
  .refine((sale) => JSON.stringify(sale).length <= MAX_CONTENT, {
    params: { code: 'too_long' },
    error: 'La venta es demasiado grande para guardarla: hasta 256 KB.',
  })
  .meta({
    description: 'La venta como la escribe la ventana; el servicio la guarda sin leerla. Hasta 256 KB',
  });

/** A sale put aside while its customer goes for one more thing. */
export const heldSaleBody = namedObject('held_sale_body', {
  environment: z.enum(environments),
  till_id: z.uuid().optional(),
  label: text(100).meta({ description: 'Por lo que se la reconoce' }),
  total: amountText,
  customer_name: text(300).optional(),
  content,
});
export type HeldSaleBody = z.output<typeof heldSaleBody>;

const listed = {
  object: z.literal('held_sale'),
  id: z.uuid(),
  environment: z.enum(environments),
  till_id: z.uuid().optional(),
  till_name: z.string().optional(),
  label: z.string(),
  total: z.string(),
  customer_name: z.string().optional(),
  operator: operatorNamed.optional().meta({ description: 'Quien la guardó, si había ingresado su PIN' }),
  created_at: z.iso.datetime(),
};

/** As the list shows it. */
export const heldSaleListed = namedObject('held_sale_listed', listed);
export type HeldSaleListed = z.output<typeof heldSaleListed>;

/** With the sale itself. */
export const heldSaleResource = namedObject('held_sale', {
  ...listed,
  content: z.record(z.string(), z.unknown()),
});
export type HeldSaleResource = z.output<typeof heldSaleResource>;

export const heldSaleListQuery = z.strictObject({
  environment: z.enum(environments),
  till_id: z.uuid().optional(),
});
export type HeldSaleListQuery = z.output<typeof heldSaleListQuery>;
