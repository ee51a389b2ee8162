import { z } from 'zod';
import { environments } from '../../../documents/kinds.ts';
import { namedObject } from '../../../documents/values/named-object.ts';
import { text } from '../../../documents/values/text.ts';
import { establishmentCode } from '../shop-filters.ts';
import { headRoles } from '../stations/stations.ts';

const keyFields = {
  role: z.enum(headRoles),
  name: text(100).optional(),
  /** Absent: live, once a station issues there; practice until then. */
  environment: z.enum(environments).optional(),
  /** The only shops that are there for it; absent: all. */
  shops: z.array(establishmentCode).min(1).max(1000).optional(),
  /** The only days of issue that are there for an accountant, both inclusive. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  /** Until when it opens anything; absent: until it is revoked. */
  expires_at: z.iso.datetime().optional(),
};

export const headKeyBody = z
  .strictObject(keyFields)
  .refine(({ role, from, to }) => role === 'accountant' || (from === undefined && to === undefined), {
    path: ['from'],
    params: { code: 'not_allowed_here' },
    error: 'Solo la clave de un contador es de un período.',
  })
  .refine(({ from = '', to = '9' }) => from <= to, {
    path: ['to'],
    params: { code: 'out_of_range' },
    error: 'El período termina antes de empezar.',
  });
export type HeadKeyBody = z.output<typeof headKeyBody>;

export const headKeyResource = namedObject('head_key', {
  id: z.uuid(),
  object: z.literal('head_key'),
  ...keyFields,
  created_at: z.iso.datetime(),
});
export type HeadKeyResource = z.output<typeof headKeyResource>;

/** The key itself is shown this once. */
export const headKeyWithSecret = headKeyResource.extend({ key: z.string() });
export type HeadKeyWithSecret = z.output<typeof headKeyWithSecret>;
