import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';
import { declarationResource } from '../reports/declaration.ts';

/** In what two records of one purchase differ, as far as declarations are about it. */
export const purchaseDifferences = ['month', 'amounts', 'tax_support', 'regime', 'withholding'] as const;
export type PurchaseDifference = (typeof purchaseDifferences)[number];

/** One document of a supplier that several tills recorded in different ways: it counts once, as the first of them has it. */
export const purchaseConflict = namedObject('purchase_conflict', {
  supplier: z.string().meta({ description: 'Su identificación' }),
  supplier_name: z.string(),
  document_type: z.string(),
  number: z.string(),
  stations: z.array(z.string()).meta({ description: 'Las cajas que la registraron; cuenta la primera' }),
  differences: z.array(z.enum(purchaseDifferences)),
});
export type PurchaseConflict = z.output<typeof purchaseConflict>;

const stationBehind = namedObject('station_behind', {
  id: z.uuid(),
  name: z.string(),
  waiting: z.int().meta({ description: 'Cuántos registros tenía por enviar' }),
  last_seen_at: z.iso.datetime().optional().meta({ description: 'Falta si aún no informó nada' }),
});

const period = namedObject('outdated_period', { from: z.iso.date(), to: z.iso.date() });

/** The declaration of all tills of a business, with what may be missing in it. */
export const headDeclaration = namedObject('head_declaration', {
  ...declarationResource.shape,
  incomplete: z
    .strictObject({
      stations_behind: z.array(stationBehind).meta({
        description: 'Cajas con algo por enviar, o de las que no se sabe desde que terminó el período',
      }),
      stations_without_purchases: z.array(z.string()).meta({
        description: 'Cajas de una versión que no informa sus compras, o que aún no las envió todas',
      }),
      rejected_lines: z.int().meta({ description: 'Registros que no se pudieron guardar: no están' }),
      unreadable_documents: z
        .int()
        .meta({ description: 'Documentos de estos días que no se pueden leer: no están en las cifras' }),
      number_conflicts: z
        .int()
        .meta({ description: 'Números de estos días que tienen dos documentos: cuentan ambos' }),
      missing_numbers: z
        .int()
        .meta({ description: 'Números que ningún documento tiene, entre los de estos días' }),
      outdated_balances: z.array(period).meta({
        description: 'Este período o el anterior, si los saldos que se guardaron ya no son los de ahora',
      }),
      purchase_conflicts: z
        .array(purchaseConflict)
        .meta({ description: 'Compras registradas en varias cajas de forma distinta, las primeras 50' }),
      purchase_conflicts_count: z.int().meta({ description: 'Cuántas son en total' }),
    })
    .meta({ description: 'Lo que puede faltar o estar de otra forma' }),
});
export type HeadDeclaration = z.output<typeof headDeclaration>;
