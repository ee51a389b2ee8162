import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { lacksTable, namesTable, PRODUCTS_SHOWN, periodQuery, reportFileShape } from './period-report.ts';

/** What profit is broken down by; the names of the files and sheets of an export, too. */
export const profitTables = ['days', 'products', 'categories'] as const;
export type ProfitTable = (typeof profitTables)[number];

export const profitFileQuery = z
  .strictObject({ ...periodQuery.shape, ...reportFileShape(profitTables) })
  .refine(namesTable, lacksTable);
export type ProfitFileQuery = z.output<typeof profitFileQuery>;

const earned = {
  base: z.string().meta({ description: 'Lo vendido sin IVA y con los descuentos, de lo que tiene costo' }),
  cost: z.string().meta({ description: 'Lo que costó, según el costo del momento de cada venta' }),
  profit: z.string().meta({ description: 'La base menos el costo' }),
  margin: z
    .string()
    .optional()
    .meta({ description: 'La ganancia en porcentaje de la base: «32.5»; falta si la base es cero' }),
};

/** One value of what profit is broken down by. Credit notes take their base and their cost off. */
export const profitRow = namedObject('profit_row', {
  key: z.string(),
  label: z.string().meta({ description: 'Cómo lo conoce una persona; vacía si no se sabe de qué es' }),
  quantity: z.string().meta({ description: 'Cuánto se vendió, menos lo devuelto' }),
  ...earned,
});
export type ProfitRow = z.output<typeof profitRow>;

export const profitReport = namedObject('profit_report', {
  object: z.literal('profit_report'),
  entity_id: z.uuid(),
  environment: z.enum(environments),
  from: z.iso.date(),
  to: z.iso.date(),
  total: z.strictObject(earned).meta({ description: 'De todo lo vendido que tiene costo' }),
  without_cost: z
    .string()
    .meta({ description: 'La base de lo vendido cuyo costo no se conocía: no está en las demás cifras' }),
  days: z.array(profitRow).meta({ description: 'Los días con ventas' }),
  products: z.array(profitRow).meta({ description: `Los ${PRODUCTS_SHOWN} que más ganancia dejaron` }),
  products_count: z.int().meta({ description: 'Cuántos productos' }),
  categories: z.array(profitRow).meta({ description: 'Con la categoría que cada producto tiene ahora' }),
});
export type ProfitReport = z.output<typeof profitReport>;
