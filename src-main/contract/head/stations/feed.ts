import { z } from 'zod';
import { customerFields } from './customers.ts';

/** What a station reports to its head office. */
export const feedSubjects = [
  'document',
  'cash_session',
  'cash_movement',
  'stock_movement',
  'customer',
  'purchase',
  'event',
  'command_result',
  'refused_change',
] as const;
export type FeedSubject = (typeof feedSubjects)[number];

/** The form of the lines. A head office takes those it knows of, so that stations can be updated after it. */
export const FEED_VERSION = 1;

/** A batch has no more lines, nor more bytes once it is unpacked. */
export const feedLimits = { lines: 500, bytes: 4 * 1024 * 1024 } as const;

export const feedMediaType = 'application/x-ndjson';

/** A record as it is now; `body` is null where it is gone. A line says all there is: an earlier one may be left out. */
export const feedLine = z.object({
  position: z.int().positive(),
  subject: z.enum(feedSubjects),
  ref: z.string().min(1).max(150),
  body: z.record(z.string(), z.unknown()).nullable(),
  /** Of what is changed here too: which of its versions was changed, and in which fields. Absent: it was not known. */
  base: z.object({ version: z.int().nonnegative(), changed: z.array(z.enum(customerFields)) }).optional(),
});
export type FeedLine = z.output<typeof feedLine>;

const position = z.coerce.number().int().nonnegative();

export const feedQuery = z.strictObject({
  version: z.coerce.number().int(),
  incarnation: z.uuid(),
  /** Its name, which the station keeps until it is acknowledged: sent twice, it is taken once. */
  batch: z.uuid(),
  /** The last one acknowledged; absent before the first. */
  after: z.uuid().optional(),
  /** The batch stands for every position beyond `from`, up to `to`. */
  from: position,
  to: position,
});
export type FeedQuery = z.output<typeof feedQuery>;

export const feedAnswer = z.object({ position: z.int() });
