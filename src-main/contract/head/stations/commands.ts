import { z } from 'zod';
import { documentTypes } from '../../../documents/kinds.ts';
import { annulBody, emailBody } from '../../documents/document-actions.ts';
import { problemBody } from '../../problems/problems.ts';

const document_id = z.uuid('Debe ser un UUID.');

/** What the head office asks the station of a document to do with it; the fields of each are those of the till's API. */
export const commandBody = z.discriminatedUnion('action', [
  annulBody.extend({ action: z.literal('annul'), document_id }),
  z.strictObject({
    action: z.literal('resubmit'),
    document_id,
    /** The corrected document. */
    body: z.record(z.string(), z.unknown()),
  }),
  emailBody.extend({ action: z.literal('email'), document_id }),
]);
export type CommandBody = z.output<typeof commandBody>;

/** A command as its station learns it. */
export const stationCommand = z.object({
  /** Of the document, as the head office knew it: a later one was sent again already. */
  revision: z.int().positive(),
  asked: commandBody,
});
export type StationCommand = z.output<typeof stationCommand>;

const commandProblem = problemBody.pick({ code: true, detail: true, errors: true });
export type CommandProblem = z.output<typeof commandProblem>;

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
  /** What the document is called. */
  document: z.strictObject({ type: z.enum(documentTypes), number: z.string() }),
  status: z.enum(commandStatuses),
  created_at: z.iso.datetime(),
  ended_at: z.iso.datetime().optional(),
  problem: commandProblem.optional(),
  asked: commandBody,
});
export type CommandResource = z.output<typeof commandResource>;
