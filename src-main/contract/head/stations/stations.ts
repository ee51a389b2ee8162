import { z } from 'zod';
import { namedObject } from '../../../documents/values/named-object.ts';
import { text } from '../../../documents/values/text.ts';

/** Whom a head office lets do what, from the least to the most trusted. */
export const headRoles = ['reader', 'accountant', 'manager', 'owner'] as const;
export type HeadRole = (typeof headRoles)[number];

/** What people call a station. */
export const stationName = text(100);

/** A station as its head office sees it. */
export const stationResource = namedObject('station', {
  id: z.uuid(),
  object: z.literal('station'),
  name: z.string(),
  version: z.string(),
  state: z.enum(['enrolled', 'revoked']),
  /** asked: it is to give its emission points up; done: it issues nothing live, and all it had to report is here. */
  retirement: z.enum(['asked', 'done']).optional(),
  emission_points: z.array(z.string()),
  /** Of those, the ones whose last numbers nobody knows: it was restored without them, and goes on at others. */
  lost_emission_points: z.array(z.string()).optional(),
  position: z.int(),
  waiting: z.int().optional(),
  documents: z.int(),
  conflicts: z.int(),
  /** Numbers of its live series that no document has, though it reported all it had. */
  gaps: z.int(),
  clock_skew_seconds: z.int().optional(),
  enrolled_at: z.iso.datetime(),
  last_seen_at: z.iso.datetime().optional(),
});
export type StationResource = z.output<typeof stationResource>;

export const stationPatch = z.strictObject({ name: stationName });
