import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';
import { operatorBody, operatorPatch, operatorResource } from '../counter/operator.ts';
import { establishmentCode } from './shop-filters.ts';

/** Somebody who works at the tills: of all shops, or of one. */
export const headOperatorBody = operatorBody.extend({ establishment: establishmentCode.optional() });

/** Only what is sent changes; null: of all shops. */
export const headOperatorPatch = operatorPatch.extend({
  establishment: establishmentCode.nullable().optional(),
});

export const headOperatorResource = namedObject('head_operator', {
  ...operatorResource.omit({ locked_until: true }).shape,
  object: z.literal('head_operator'),
  version: z.int(),
  establishment: z.string().optional(),
});
export type HeadOperatorResource = z.output<typeof headOperatorResource>;

/** As a station learns of them. A PIN travels and is kept as its hash. */
export const learnedOperator = z.object({
  name: operatorBody.shape.name,
  role: operatorBody.shape.role,
  active: z.boolean(),
  pin_hash: z.string().regex(/^scrypt\$/),
  created_at: z.iso.datetime(),
});
export type LearnedOperator = z.output<typeof learnedOperator>;
