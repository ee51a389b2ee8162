import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { text } from '../../documents/values/text.ts';
import { nextNumbers, seriesCode } from './business-file.ts';
import { seriesResource } from './entity.ts';

/** A new emission point, in an establishment that is there or a new one. */
export const emissionPointBody = namedObject('emission_point_body', {
  environment: z.enum(environments).meta({
    description: 'Dice de qué negocio: con sandbox, del de práctica; con test o live, del real',
  }),
  establishment: seriesCode,
  address: text(300).optional().meta({ description: 'Del establecimiento, y solo si es nuevo' }),
  emission_point: seriesCode,
  next_numbers: nextNumbers.default({}).meta({
    description: 'El primer número de cada tipo, por ambiente; sin él, 1. Una numeración no retrocede',
  }),
});
export type EmissionPointBody = z.output<typeof emissionPointBody>;

/** Where documents of an environment are numbered from. */
export const emissionPointResource = namedObject('emission_point', {
  object: z.literal('emission_point'),
  entity_id: z.uuid(),
  environment: z.enum(environments),
  establishment: z.string(),
  address: z.string().optional().meta({ description: 'Del establecimiento' }),
  emission_point: z.string(),
  series: z.array(seriesResource).meta({ description: 'Una por tipo de documento' }),
});
export type EmissionPointResource = z.output<typeof emissionPointResource>;

export const emissionPointQuery = z.strictObject({ environment: z.enum(environments).optional() });

/** What is changed of an establishment. Documents already issued keep the address they were signed with. */
export const establishmentPatch = namedObject('establishment_patch', {
  environment: z.enum(environments),
  address: text(300),
});
export type EstablishmentPatch = z.output<typeof establishmentPatch>;

export const establishmentResource = namedObject('establishment', {
  object: z.literal('establishment'),
  entity_id: z.uuid(),
  code: z.string(),
  address: z.string().optional(),
});
export type EstablishmentResource = z.output<typeof establishmentResource>;
