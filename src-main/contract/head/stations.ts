import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';

/** Whom a head office lets do what, from the least to the most trusted. */
export const headRoles = ['reader', 'accountant', 'manager', 'owner'] as const;
export type HeadRole = (typeof headRoles)[number];

/** A station as its head office sees it. */
export const stationResource = namedObject('station', {
  id: z.uuid(),
  object: z.literal('station'),
  name: z.string(),
  version: z.string(),
  state: z.enum(['enrolled', 'revoked']),
  emission_points: z.array(z.string()),
  position: z.int(),
  waiting: z.int().optional(),
  documents: z.int(),
  conflicts: z.int(),
  clock_skew_seconds: z.int().optional(),
  enrolled_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime().optional(),
});
export type StationResource = z.output<typeof stationResource>;
