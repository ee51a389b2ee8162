import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';

/** The steps of a document's journey (api.md §7). */
const journeySteps = [
  'accepted',
  'signed',
  'received',
  'authorized',
  'authorization_mismatch',
  'authorization_accepted',
  'returned',
  'not_authorized',
  'ride_generated',
  'email_sent',
  'email_failed',
  'email_bounced',
  'corrected',
  'annulled',
  'send_delayed',
] as const;
export type JourneyStep = (typeof journeySteps)[number];

/** One step of a document's journey, and the revision of the document that took it. */
export const documentEvent = namedObject('document_event', {
  id: z.uuid(),
  object: z.literal('document_event'),
  document_id: z.uuid(),
  type: z.enum(journeySteps),
  revision: z.int(),
  data: z.record(z.string(), z.unknown()).meta({ description: 'Lo propio de cada paso' }),
  created_at: z.iso.datetime(),
});
export type DocumentEventResource = z.output<typeof documentEvent>;
