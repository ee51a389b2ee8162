import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';
import { establishmentCode } from './shop-filters.ts';

/** A shop: an establishment of the business at which a station issues, or did. */
export const shopResource = namedObject('shop', {
  object: z.literal('shop'),
  establishment: establishmentCode,
  /** As its documents name it; absent while there are none. */
  address: z.string().optional(),
  emission_points: z.array(establishmentCode),
  stations: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
  documents: z.int(),
  last_issued_on: z.iso.date().optional(),
});
export type ShopResource = z.output<typeof shopResource>;
