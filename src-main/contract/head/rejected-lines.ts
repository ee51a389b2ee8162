import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';
import { rejectionCauses } from './attention.ts';

/** A line that a station reported and could not be stored. */
export const rejectedLine = namedObject('rejected_line', {
  id: z.int(),
  object: z.literal('rejected_line'),
  station_id: z.uuid(),
  /** What it is about, where it says so. */
  subject: z.string().optional(),
  ref: z.string().optional(),
  because: z.enum(rejectionCauses),
  /** In Spanish. */
  reason: z.string(),
  rejected_at: z.iso.datetime(),
  /** As it was sent; bytes that are no UTF-8 are replaced. */
  line: z.string(),
});
export type RejectedLineResource = z.output<typeof rejectedLine>;

/** Those that are meant: all of a station, or those of a cause. */
export const rejectedLinesQuery = z.strictObject({ because: z.enum(rejectionCauses).optional() });
export type RejectedLinesQuery = z.output<typeof rejectedLinesQuery>;
