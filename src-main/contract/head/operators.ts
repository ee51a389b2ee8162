import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';
import { operatorBody, operatorPatch, operatorResource } from '../counter/operator.ts';
import { establishmentCode } from './shop-filters.ts';

/** Somebody who works at the tills: of all shops, or of one. Their PIN is set at each till. */
export const headOperatorBody = operatorBody
  .omit({ pin: true })
  .extend({ establishment: establishmentCode.optional() });

/** Only what is sent changes; null: of all shops. */
export const headOperatorPatch = operatorPatch
  .omit({ pin: true })
  .extend({ establishment: establishmentCode.nullable().optional() });

export const headOperatorResource = namedObject('head_operator', {
  ...operatorResource.omit({ locked_until: true, has_pin: true }).shape,
  object: z.literal('head_operator'),
  version: z.int(),
  establishment: z.string().optional(),
});
export type HeadOperatorResource = z.output<typeof headOperatorResource>;

/** As a station learns of them. */
export const learnedOperator = z.object({
  name: operatorBody.shape.name,
  role: operatorBody.shape.role,
  active: z.boolean(),
  created_at: z.iso.datetime(),
});
export type LearnedOperator = z.output<typeof learnedOperator>;

/** As a head office before this version sends them: PINs were set there, and their hashes went to the stations. */
export const learnedOperatorWithPin = learnedOperator.extend({
  pin_hash: z
    .string()
    .regex(/^scrypt\$\d/)
    .optional()
    .catch(undefined),
});
