import { z } from 'zod';
import { documentStatuses, documentTypes, environments } from '../../documents/kinds.ts';

/** A number that two documents have: somebody must find out which of them counts. */
const numberConflict = z.strictObject({
  kind: z.literal('number_conflict'),
  environment: z.enum(environments),
  type: z.enum(documentTypes),
  number: z.string(),
  found_at: z.iso.datetime(),
  documents: z.array(
    z.strictObject({
      id: z.uuid(),
      station_id: z.uuid(),
      station: z.string(),
      access_key: z.string(),
      status: z.enum(documentStatuses),
    }),
  ),
});

/** A station that was not heard of for a day or more. */
const silentStation = z.strictObject({
  kind: z.literal('silent_station'),
  station_id: z.uuid(),
  station: z.string(),
  last_seen_at: z.iso.datetime(),
});

/** What a person at the head office should look at. */
export const attentionItem = z.discriminatedUnion('kind', [numberConflict, silentStation]);
export type AttentionItem = z.output<typeof attentionItem>;
