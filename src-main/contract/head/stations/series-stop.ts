import { z } from 'zod';
import { stationSeries } from './enrolment.ts';

/** A series of which two documents have one number; with the next number, once it goes on at this station. */
export const seriesStop = stationSeries.omit({ next_number: true }).extend({
  next_number: z.int().positive().max(999_999_999).optional(),
});
export type SeriesStop = z.output<typeof seriesStop>;

/** Whose the emission point is from now on, and with which number it goes on there. */
export const conflictResolution = z.strictObject({
  station_id: z.uuid(),
  next_number: z.int().positive().max(999_999_999),
});
export type ConflictResolution = z.output<typeof conflictResolution>;
