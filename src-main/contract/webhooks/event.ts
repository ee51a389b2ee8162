import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { pageQuery } from '../list.ts';

/** What happens to the installation, and is in no document's journey. */
export const eventTypes = [
  'sync.offline',
  'sync.recovered',
  'certificate.expiring',
  'certificate.expired',
  'entity.updated',
  'clock.untrusted',
  'clock.confirmed',
  'series.stopped',
  'series.resumed',
  'series.raised',
  'series.replaced',
  'storage.damaged',
  'journal.incomplete',
  'authority.substituted',
  'payment.reversed',
] as const;
export type EventType = (typeof eventTypes)[number];

export const eventResource = namedObject('event', {
  id: z.uuid(),
  object: z.literal('event'),
  type: z.enum(eventTypes),
  created_at: z.iso.datetime(),
  environment: z.enum(environments).optional(),
  entity_id: z.uuid().optional(),
  data: z.record(z.string(), z.unknown()).meta({ description: 'Lo propio de cada suceso' }),
});
export type EventResource = z.output<typeof eventResource>;

export const eventListQuery = z.strictObject({ ...pageQuery, type: z.enum(eventTypes).optional() });
export type EventListQuery = z.output<typeof eventListQuery>;
