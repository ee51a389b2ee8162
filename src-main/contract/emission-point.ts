import { z } from 'zod';
import { environments } from '../documents/kinds.ts';
import { strictObject } from '../documents/strict-object.ts';
import { text } from '../documents/text.ts';
import { nextNumbers, seriesCode } from './business-file.ts';
import { seriesResource } from './entity.ts';

/** A new place to number from, in an establishment that is there or a new one. */
export const emissionPointBody = strictObject(
  () => ({
    environment: z.enum(environments).meta({
      description: 'Dice de qué negocio: con sandbox, del de práctica; con test o live, del real',
    }),
    establishment: seriesCode,
    address: text(300).optional().meta({ description: 'Del establecimiento, y solo si es nuevo' }),
    emission_point: seriesCode,
    next_numbers: nextNumbers.default({}).meta({
      description: 'El primer número de cada tipo, por ambiente; sin él, 1. Una numeración no retrocede',
    }),
  }),
  { id: 'emission_point_body' },
);
export type EmissionPointBody = z.output<typeof emissionPointBody>;

/** Where documents of an environment are numbered from. */
export const emissionPointResource = strictObject(
  () => ({
    object: z.literal('emission_point'),
    entity_id: z.uuid(),
    environment: z.enum(environments),
    establishment: z.string(),
    address: z.string().optional().meta({ description: 'Del establecimiento' }),
    emission_point: z.string(),
    series: z.array(seriesResource).meta({ description: 'Una por tipo de documento' }),
  }),
  { id: 'emission_point' },
);
export type EmissionPointResource = z.output<typeof emissionPointResource>;

export const emissionPointQuery = strictObject(() => ({ environment: z.enum(environments).optional() }));

/** What is changed of an establishment. Documents already issued keep the address they were signed with. */
export const establishmentPatch = strictObject(
  () => ({
    environment: z.enum(environments),
    address: text(300),
  }),
  { id: 'establishment_patch' },
);
export type EstablishmentPatch = z.output<typeof establishmentPatch>;

export const establishmentResource = strictObject(
  () => ({
    object: z.literal('establishment'),
    entity_id: z.uuid(),
    code: z.string(),
    address: z.string().optional(),
  }),
  { id: 'establishment' },
);
export type EstablishmentResource = z.output<typeof establishmentResource>;
