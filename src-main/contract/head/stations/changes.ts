import { z } from 'zod';
import type { FeedSubject } from './feed.ts';

/**
 * Something of the head office as it is now; `body` is null where it is gone. Of what changed several times the last is
 * sent alone, and every change of it is another version.
 */
export const changeItem = z.object({
  subject: z.string().min(1).max(40),
  id: z.string().min(1).max(100),
  version: z.int().positive(),
  body: z.record(z.string(), z.unknown()).nullable(),
});
export type ChangeItem = z.output<typeof changeItem>;

/**
 * What a station can learn, which it says with each question (`CHANGES_HEADER`; one that says nothing: 1). From 2 on it learns
 * people without a PIN.
 */
export const CHANGES_VERSION = 2;
export const CHANGES_HEADER = 'x-changes-version';

/** A station that learns nothing asks again after so long, seconds: by that it is heard of. */
export const HEARTBEAT_SECONDS = 25;

/** Three times in a row it did not ask, and a little more for the line: milliseconds. */
export const SILENT_AFTER_MS = (3 * HEARTBEAT_SECONDS + 15) * 1000;

/** A station asks for what came after `since`, and waits up to `wait` seconds until there is something. */
export const changesQuery = z.strictObject({
  since: z.coerce.number().int().nonnegative(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
  wait: z.coerce.number().int().min(0).max(50).default(0),
});
export type ChangesQuery = z.output<typeof changesQuery>;

/**
 * A station that reported all there was of a subject says so with each question, where not every version reports it, with the last
 * batch that was acknowledged: a head office that was put back to an earlier day has not that one. It says with each answer which
 * of those subjects it takes.
 */
export const REPORTED_HEADER = 'x-reported';
export const laterSubjects = ['purchase'] as const satisfies readonly FeedSubject[];

/** `purchase`, and the batch where there was one. */
export const reportedHeader = (subject: (typeof laterSubjects)[number], batch: string | undefined) =>
  [subject, ...(batch === undefined ? [] : [batch])].join(' ');

/** `position`: where to ask on from. As many items as `limit`: there may be more. */
export const changesAnswer = z.object({
  position: z.int().nonnegative(),
  items: z.array(changeItem),
  /** Subjects that may be reported, of those that an older head office does not know. */
  takes: z.exactOptional(z.array(z.string())),
});
export type ChangesAnswer = z.output<typeof changesAnswer>;
