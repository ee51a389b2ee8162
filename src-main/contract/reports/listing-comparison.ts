import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { taxPeriodText } from '../../documents/values/calendar/tax-period.ts';
import { namedObject } from '../../documents/values/named-object.ts';

export const comparisonQuery = z.strictObject({
  month: taxPeriodText.optional().meta({
    description: 'El mes que se compara, o el semestre; sin él, el mes de la mayoría del listado',
  }),
});

/** What others issued to the business, or the business itself. */
export const comparedSides = ['received', 'issued'] as const;
export type ComparedSide = (typeof comparedSides)[number];

export const comparedFields = [
  'total',
  'base',
  'iva',
  'issue_date',
  'number',
  'access_key',
  'state',
] as const;

/** One thing that the authority's listing says otherwise. */
export const listingDifference = namedObject('listing_difference', {
  field: z.enum(comparedFields),
  here: z.string().meta({ description: 'Lo que dice aquí' }),
  listed: z.string(),
});
export type ListingDifference = z.output<typeof listingDifference>;

const sideField = z
  .enum(comparedSides)
  .meta({ description: 'received: lo que otros emitieron al negocio; issued: lo que emitió' });

/** A document that is not the same here and at the authority. */
export const comparedDocument = namedObject('compared_document', {
  result: z.enum(['missing', 'extra', 'different']).meta({
    description:
      'missing: está en el listado y no aquí; extra: al revés; different: está en los dos y algo difiere',
  }),
  side: sideField,
  document_type: z.string().meta({ description: 'factura, nota_credito…, o el código del SRI' }),
  number: z.string(),
  issue_date: z.iso.date(),
  party: z.string().meta({ description: 'El proveedor, o el cliente; vacío si el listado no lo dice' }),
  total: z.string().optional().meta({ description: 'El de aquí, o si no está, el del listado' }),
  access_key: z.string().optional(),
  id: z.uuid().optional().meta({ description: 'El de la compra, o el del documento; falta si no está aquí' }),
  differences: z.array(listingDifference).meta({ description: 'Lo que no es igual, si está en los dos' }),
});
export type ComparedDocument = z.output<typeof comparedDocument>;

/** A month here beside the authority's own listings of it. Nothing is stored. */
export const listingComparison = namedObject('listing_comparison', {
  object: z.literal('listing_comparison'),
  entity_id: z.uuid(),
  environment: z.enum(environments),
  month: taxPeriodText,
  sides: z
    .array(
      z.strictObject({
        side: sideField,
        listed: z.int().meta({ description: 'En los listados, de este período' }),
        days: z.array(z.strictObject({ from: z.iso.date(), to: z.iso.date() })).meta({
          description:
            'Los días que cubren los listados: solo de esos se dice qué sobra aquí. El de emitidos cubre los días ' +
            'que nombra; el de recibidos, los meses que nombra, o el día si nombra uno solo',
        }),
        equal: z.int().meta({ description: 'Los que están en los dos y son iguales' }),
        document_types: z
          .array(z.string())
          .meta({ description: 'Los que traen los listados: solo esos se comparan' }),
      }),
    )
    .meta({ description: 'Recibidos, emitidos, o los dos, según lo que traiga el listado' }),
  documents: z.array(comparedDocument),
  other_months: z
    .int()
    .meta({ description: 'Filas de los listados que son de otro período: no se comparan' }),
  not_compared: z.int().meta({ description: 'Recibidos que no son compras, como las guías de remisión' }),
  faults: z
    .array(z.strictObject({ file: z.string(), line: z.int(), message: z.string() }))
    .meta({ description: 'Líneas de los listados que no se pudieron leer' }),
});
export type ListingComparison = z.output<typeof listingComparison>;
