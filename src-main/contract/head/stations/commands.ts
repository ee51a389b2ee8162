import { z } from 'zod';
import { documentTypes } from '../../../documents/kinds.ts';
import { seriesResumption } from '../../business/entity.ts';
import { annulBody, emailBody } from '../../documents/document-actions.ts';
import { problemBody } from '../../problems/problems.ts';

const document_id = z.uuid('Debe ser un UUID.');

const threeDigits = z.string().regex(/^\d{3}$/, 'Debe tener tres cifras.');

/** A live series: the numbers of one type at an emission point. */
const commandedSeries = z.strictObject({
  type: z.enum(documentTypes),
  establishment: threeDigits,
  emission_point: threeDigits,
});
export type CommandedSeries = z.output<typeof commandedSeries>;

/** What a station is asked to do with a document, or with one of its series; the fields of each are those of the till's API. */
export const commandBody = z.discriminatedUnion('action', [
  annulBody.extend({ action: z.literal('annul'), document_id }),
  z.strictObject({
    action: z.literal('resubmit'),
    document_id,
    /** The corrected document. */
    body: z.record(z.string(), z.unknown()),
  }),
  emailBody.extend({ action: z.literal('email'), document_id }),
  z.strictObject({ action: z.literal('stop_series'), series: commandedSeries }),
  z.strictObject({
    action: z.literal('resume_series'),
    series: commandedSeries,
    next_number: seriesResumption.shape.next_number,
  }),
]);
export type CommandBody = z.output<typeof commandBody>;

/** A command as its station learns it. */
export const stationCommand = z.object({
  /** Of the document, as the head office knew it: a later one was sent again already. Absent: it is about a series. */
  revision: z.int().positive().optional(),
  asked: commandBody,
  /** Whose key it was, for the journey of the document and the activity of the station; absent: an older head office. */
  requested_by: z.string().optional(),
});
export type StationCommand = z.output<typeof stationCommand>;

/** A live series of a station, as it is named in a command. */
export const stationSeriesResource = commandedSeries.extend({
  object: z.literal('station_series'),
  last_number: z
    .int()
    .optional()
    .meta({ description: 'El último número que conoce la matriz; sin él, ninguno.' }),
  stopped: z.boolean().optional().meta({
    description: 'Si la última orden que la caja cumplió la detuvo; sin ella, no hubo ninguna.',
  }),
});
export type StationSeriesResource = z.output<typeof stationSeriesResource>;

const commandProblem = problemBody.pick({ code: true, detail: true, errors: true });
export type CommandProblem = z.output<typeof commandProblem>;

/** Of one that is older than a day: its station does it no more. */
export const expiredCommand = {
  code: 'invalid_state',
  detail: 'La caja no lo hizo en 24 horas, y ya no lo hará. Pídalo otra vez si hace falta.',
} as const satisfies CommandProblem;

/** What became of a command, as its station reports it. */
export const commandResult = z.object({
  ended_at: z.iso.datetime(),
  /** Why it was not done. */
  problem: commandProblem.optional(),
});
export type CommandResult = z.output<typeof commandResult>;

export const commandStatuses = ['waiting', 'done', 'refused'] as const;
export type CommandStatus = (typeof commandStatuses)[number];

export const commandResource = z.object({
  object: z.literal('command'),
  id: z.uuid(),
  station_id: z.uuid(),
  /** What the station is called. */
  station: z.string(),
  /** What the document is called; absent: it is about a series. */
  document: z.strictObject({ type: z.enum(documentTypes), number: z.string() }).optional(),
  status: z.enum(commandStatuses),
  /** Whose key it was, by its name. */
  requested_by: z.string().optional(),
  created_at: z.iso.datetime(),
  ended_at: z.iso.datetime().optional(),
  problem: commandProblem.optional(),
  asked: commandBody,
});
export type CommandResource = z.output<typeof commandResource>;
