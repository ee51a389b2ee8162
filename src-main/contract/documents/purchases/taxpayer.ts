import { z } from 'zod';
import { regimes } from '../../../documents/parties/issuer.ts';
import { namedObject } from '../../../documents/values/named-object.ts';

/** Where the facts about a taxpayer were read. */
const taxpayerSources = ['business', 'received_document', 'document', 'customer'] as const;

/** What is known of a person or company (interface specification, "Entities"; api.md §8). */
export const taxpayerResource = namedObject('taxpayer', {
  object: z.literal('taxpayer'),
  identification: z.string(),
  identification_type: z.enum(['ruc', 'cedula']),
  special_taxpayer: z
    .boolean()
    .nullable()
    .meta({ description: 'Si es contribuyente especial; null cuando lo que se sabe no lo dice' }),
  special_taxpayer_resolution: z.string().optional(),
  name: z.string().optional(),
  regime: z.enum(regimes).optional(),
  source: z.enum(taxpayerSources).meta({
    description:
      'business: es su propio negocio. received_document: el último comprobante suyo leído del SRI. ' +
      'document: un documento que usted le emitió. customer: sus clientes guardados',
  }),
  checked_at: z.iso.datetime().meta({ description: 'Cuándo lo dijo esa fuente' }),
});
export type TaxpayerResource = z.output<typeof taxpayerResource>;
