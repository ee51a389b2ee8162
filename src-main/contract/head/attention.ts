import { z } from 'zod';
import { documentStatuses, documentTypes, environments } from '../../documents/kinds.ts';
import { backupDestinations } from '../business/backups/backup.ts';
import { refusedChange } from './stations/refused-change.ts';

/** A number that two documents have: somebody must find out which of them counts. */
const numberConflict = z.strictObject({
  kind: z.literal('number_conflict'),
  /** Stopped until somebody decides whose it is. */
  series_id: z.int(),
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

/** Numbers of a live series that no document has, though its station reported all it had. */
const numberGap = z.strictObject({
  kind: z.literal('number_gap'),
  series_id: z.int(),
  environment: z.enum(environments),
  type: z.enum(documentTypes),
  /** 001-002 */
  series: z.string(),
  station_id: z.uuid(),
  station: z.string(),
  /** How many numbers are missing. */
  count: z.int(),
  /** The first ten stretches of them. */
  stretches: z.array(z.strictObject({ first: z.int(), last: z.int() })),
});

/** A station that was not heard of for a day or more. */
const silentStation = z.strictObject({
  kind: z.literal('silent_station'),
  station_id: z.uuid(),
  station: z.string(),
  last_seen_at: z.iso.datetime(),
});

/** An invoice of which its credit notes give back more than it comes to. */
const overdrawnInvoice = z.strictObject({
  kind: z.literal('credit_overdrawn'),
  invoice_id: z.uuid(),
  station: z.string(),
  environment: z.enum(environments),
  number: z.string(),
  total: z.string(),
  credited: z.string(),
  found_at: z.iso.datetime(),
  notes: z.array(
    z.strictObject({ id: z.uuid(), station: z.string(), number: z.string(), total: z.string() }),
  ),
});

/** Something decided here that a station could not do. */
const refusedByStation = refusedChange.extend({
  kind: z.literal('refused_change'),
  station_id: z.uuid(),
  station: z.string(),
  /** What it is called here, where it has a name. */
  name: z.string().optional(),
});

/** Why a line of a till could not be stored. */
export const rejectionCauses = [
  /** It cannot be read: it is damaged, or of a newer version. */
  'unreadable',
  /** The database does not take what it says. */
  'not_stored',
  /** A live document that another business issued. */
  'other_business',
  /** A document of another till, which says something else. */
  'document_claimed',
] as const;
export type RejectionCause = (typeof rejectionCauses)[number];

/** What a till reported and could not be stored: it is kept as it was sent. */
const rejectedLines = z.strictObject({
  kind: z.literal('rejected_lines'),
  station_id: z.uuid(),
  station: z.string(),
  because: z.enum(rejectionCauses),
  count: z.int(),
  since: z.iso.datetime(),
  /** Of the latest one, in Spanish. */
  reason: z.string(),
});

/** A live series in which a till issued whose it is not: stopped at both until somebody decides whose it is. */
const seriesClaimed = z.strictObject({
  kind: z.literal('series_claimed'),
  series_id: z.int(),
  type: z.enum(documentTypes),
  /** 001-002 */
  series: z.string(),
  last_number: z.int(),
  found_at: z.iso.datetime(),
  stations: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
});

/** Another computer reports as a till does; it was turned away, and the till goes on. */
const stationForked = z.strictObject({
  kind: z.literal('station_forked'),
  station_id: z.uuid(),
  station: z.string(),
  at: z.iso.datetime(),
});

/** The disk of the database has no room: nothing that tills report is stored. */
const storageFull = z.strictObject({ kind: z.literal('storage_full'), since: z.iso.datetime() });

/** A place that the head office's backups go to did not take the last one, or has none of the last two days. */
const backupFailed = z.strictObject({
  kind: z.literal('backup_failed'),
  /** The till beside it makes it with its own; absent: the head office does. */
  made_by: z.literal('till').optional(),
  /** Undefined where none are made, as what was asked for cannot be read. */
  place: z.enum(backupDestinations).optional(),
  /** When the last one got there. */
  last_at: z.iso.datetime().optional(),
  /** Why, where that is known. */
  problem: z.string().optional(),
});

/** The recipient of attention mail does not get it. */
const mailFailed = z.strictObject({
  kind: z.literal('mail_failed'),
  email: z.string(),
  since: z.iso.datetime(),
  problem: z.string(),
  remedy: z.string(),
});

/** The files of a month that went to nobody, though they are to be sent. */
const monthlyMailFailed = z.strictObject({
  kind: z.literal('monthly_mail_failed'),
  month: z.string(),
  email: z.string(),
  /** What to do. */
  remedy: z.string().optional(),
});

/** What a person at the head office should look at. */
export const attentionItem = z.discriminatedUnion('kind', [
  storageFull,
  backupFailed,
  mailFailed,
  monthlyMailFailed,
  numberConflict,
  numberGap,
  seriesClaimed,
  rejectedLines,
  stationForked,
  overdrawnInvoice,
  refusedByStation,
  silentStation,
]);
export type AttentionItem = z.output<typeof attentionItem>;
