import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { text } from '../../documents/values/text.ts';
import { nextNumbers, seriesCode } from './business-file.ts';
import { seriesResource } from './entity.ts';

/** A new place to number from, in an establishment that is there or a new one. */
export const emissionPointBody = z
  .strictObject({
    environment: z.enum(environments).meta({
      description: 'Dice de qué negocio: con sandbox, del de práctica; con test o live, del real',
    }),
    establishment: seriesCode,
    address: text(300).optional().meta({ description: 'Del establecimiento, y solo si es nuevo' }),
    emission_point: seriesCode,
    next_numbers: nextNumbers.default({}).meta({
      description: 'El primer número de cada tipo, por ambiente; sin él, 1. Una numeración no retrocede',
    }),
  })
  .meta({ id: 'emission_point_body' });
export type EmissionPointBody = z.output<typeof emissionPointBody>;

/** Where documents of an environment are numbered from. */
export const emissionPointResource = z
  .strictObject({
    object: z.literal('emission_point'),
    entity_id: z.uuid(),
    environment: z.enum(environments),
    establishment: z.string(),
    address: z.string().optional().meta({ description: 'Del establecimiento' }),
    emission_point: z.string(),
    series: z.array(seriesResource).meta({ description: 'Una por tipo de documento' }),
  })
  .meta({ id: 'emission_point' });
export type EmissionPointResource = z.output<typeof emissionPointResource>;

export const emissionPointQuery = z.strictObject({ environment: z.enum(environments).optional() });

/** What is changed of an establishment. Documents already issued keep the address they were signed with. */
export const establishmentPatch = z
  .strictObject({
    environment: z.enum(environments),
    address: text(300),
  })
  .meta({ id: 'establishment_patch' });
export type EstablishmentPatch = z.output<typeof establishmentPatch>;

export const establishmentResource = z
  .strictObject({
    object: z.literal('establishment'),
    entity_id: z.uuid(),
    code: z.string(),
    address: z.string().optional(),
  })
  .meta({ id: 'establishment' });
export type EstablishmentResource = z.output<typeof establishmentResource>;
