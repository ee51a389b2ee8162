import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { digits, text } from '../../documents/values/text.ts';
import { fiscalMachineResource } from './fiscal-machine.ts';

/** A till, where money is taken. It issues from one emission point, and counts its closings (Z) from 1. */
export const tillBody = namedObject('till_body', {
  name: text(60),
  environment: z.enum(environments),
  establishment: digits(3),
  emission_point: digits(3),
  fiscal_machine_id: z
    .uuid()
    .optional()
    .meta({ description: 'Lo que se vende en esta caja sale de esa máquina fiscal' }),
  printer_id: z.uuid().optional().meta({ description: 'Donde imprime; sin ella, en la de siempre' }),
});
export type TillBody = z.output<typeof tillBody>;

/** Only what is sent changes; null lets go of the machine, or of the printer. */
export const tillPatch = namedObject('till_patch', {
  name: text(60).optional(),
  fiscal_machine_id: z.uuid().nullable().optional(),
  printer_id: z.uuid().nullable().optional(),
  active: z.boolean().optional(),
});
export type TillPatch = z.output<typeof tillPatch>;

export const tillResource = namedObject('till', {
  object: z.literal('till'),
  id: z.uuid(),
  name: z.string(),
  environment: z.enum(environments),
  entity_id: z.uuid(),
  establishment: z.string(),
  emission_point: z.string(),
  fiscal_machine: fiscalMachineResource.optional().meta({
    description: 'Su marca, modelo y serie van en `fiscal_machine` de cada documento de esta caja',
  }),
  printer_id: z.uuid().optional().meta({ description: 'Su impresora; sin ella imprime en la de siempre' }),
  active: z.boolean(),
  open_cash_session_id: z.uuid().optional(),
  last_z_number: z.int().meta({ description: 'Del último cierre; 0 si no hay' }),
  created_at: z.iso.datetime(),
});
export type TillResource = z.output<typeof tillResource>;

export const tillListQuery = z.strictObject({ environment: z.enum(environments).optional() });
export type TillListQuery = z.output<typeof tillListQuery>;
