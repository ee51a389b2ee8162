import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { quantityText } from '../../documents/values/amounts.ts';
import { decimal } from '../../documents/values/decimal.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { text } from '../../documents/values/text.ts';
import { wholeNumber } from '../list.ts';

/** How long before its expiry a lot is warned of. */
export const EXPIRING_DAYS = 30;

/** By its number, where it has one, and its expiry. */
export const lotName = {
  number: text(30)
    .optional()
    .meta({ description: 'El número que le puso el fabricante; sin él, solo la caducidad' }),
  expires_on: z.iso
    .date()
    .refine((day) => day >= '2000-01-01' && day < '2100-01-01', {
      params: { code: 'out_of_range' },
      error: 'Debe ser una fecha entre 2000 y 2099.',
    })
    .meta({ description: 'Hasta qué día es bueno, ese día incluido' }),
};

const lotQuantity = quantityText.refine((value) => decimal(value).gt(0), {
  params: { code: 'out_of_range' },
  error: 'Debe ser más que cero.',
});

/** How much of what is moved is of a lot. */
export const statedLot = z.strictObject({ ...lotName, quantity: lotQuantity });
export type StatedLot = z.output<typeof statedLot>;

export const confirmExpired = z
  .literal(true)
  .optional()
  .meta({ description: 'Lo que entra de un lote que ya caducó entra de todos modos' });

const shownLot = {
  number: z.string().optional(),
  expires_on: z.iso.date(),
  quantity: z.string().meta({ description: 'Cuánto hay' }),
  days_left: z.int().meta({ description: 'Días hasta que caduque: 0 es hoy; negativos si ya caducó' }),
};

/** The lots of a product of which there is some, the first to expire first. */
export const productLots = namedObject('product_lots', {
  object: z.literal('product_lots'),
  product_id: z.uuid(),
  environment: z.enum(environments),
  lots: z.array(z.strictObject(shownLot)),
  without_lot: z.string().meta({
    description: 'Lo que hay y no está en ningún lote; negativo si se vendió lo que no constaba',
  }),
});
export type ProductLots = z.output<typeof productLots>;

/** Puts of what there is and is in no lot some into one. */
export const lotAssignment = namedObject('lot_assignment', {
  environment: z.enum(environments),
  ...lotName,
  quantity: lotQuantity.meta({ description: 'Cuánto de lo que no está en ningún lote' }),
  without_lot: quantityText.optional().meta({
    description:
      'Cuánto vio la persona sin lote; si ya no es eso, no se cambia nada: la misma petición no cuenta dos veces',
  }),
  confirm_expired: confirmExpired,
  approval_id: z
    .uuid()
    .optional()
    .meta({ description: 'De la aprobación de quien puede, si el operador no puede por sí mismo' }),
});
export type LotAssignment = z.output<typeof lotAssignment>;

/** Within how many days. */
const days = wholeNumber(0, 3650).default(EXPIRING_DAYS);

export const expiringLotsQuery = z.strictObject({ environment: z.enum(environments), days });
export type ExpiringLotsQuery = z.output<typeof expiringLotsQuery>;

/** As many as are listed; the file has them all. */
export const EXPIRING_LISTED = 500;

export const expiringLots = namedObject('expiring_lots', {
  object: z.literal('expiring_lots'),
  environment: z.enum(environments),
  days: z.int(),
  lots: z
    .array(
      z.strictObject({
        product_id: z.uuid(),
        code: z.string(),
        name: z.string(),
        unit: z.string().optional(),
        ...shownLot,
        unexpired: z
          .string()
          .meta({ description: 'Cuánto hay del producto sin caducar: una venta de más toma lo caducado' }),
        value: z.string().optional().meta({
          description: 'Lo que cuesta, al centavo, si tiene costo; solo para quien puede ver los costos',
        }),
      }),
    )
    .meta({ description: `Lo que ya caducó primero; los ${EXPIRING_LISTED} primeros` }),
  lots_count: z.int().meta({ description: 'Cuántos son' }),
  expired_count: z.int().meta({ description: 'De ellos, cuántos ya caducaron' }),
  value: z.string().optional().meta({
    description: 'Lo que cuestan todos los que tienen costo; solo para quien puede ver los costos',
  }),
});
export type ExpiringLots = z.output<typeof expiringLots>;
export type ExpiringLot = ExpiringLots['lots'][number];
