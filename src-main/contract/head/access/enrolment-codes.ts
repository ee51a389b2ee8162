import { z } from 'zod';
import { namedObject } from '../../../documents/values/named-object.ts';
import { establishmentCode } from '../shop-filters.ts';
import { stationName } from '../stations/stations.ts';

const emissionPoint = z.string().regex(/^(?!000)\d{3}-(?!000)\d{3}$/, 'Un punto de emisión es como 001-002.');

export const enrolmentCodeBody = z
  .strictObject({
    /** The shop whose tills it is for; absent: any. */
    establishment: establishmentCode.optional(),
    /** What it is known by in the list. */
    name: stationName.optional(),
    /** What a new till is to issue at, of that shop; one that issues already keeps its own. */
    emission_point: emissionPoint.optional(),
  })
  .refine(
    ({ establishment = '', emission_point = establishment }) => emission_point.startsWith(establishment),
    {
      path: ['emission_point'],
      message: 'El punto de emisión es de otro establecimiento que el código.',
    },
  );

/** A code that nobody used yet, without what is typed: that is shown once. */
export const enrolmentCodeResource = namedObject('enrolment_code', {
  id: z.uuid(),
  object: z.literal('enrolment_code'),
  establishment: establishmentCode.optional(),
  name: stationName.optional(),
  emission_point: emissionPoint.optional(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
});
export type EnrolmentCodeResource = z.output<typeof enrolmentCodeResource>;
