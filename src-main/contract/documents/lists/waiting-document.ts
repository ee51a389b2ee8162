import { z } from 'zod';
import { documentStatuses, documentTypes, environments } from '../../../documents/kinds.ts';
import { namedObject } from '../../../documents/values/named-object.ts';
import { pageQuery } from '../../list.ts';

/** What can be done about a document that waits for a person's decision. */
const waitingChoices = ['send', 'replace', 'refresh-status', 'accept-authorization'] as const;
export type WaitingChoice = (typeof waitingChoices)[number];

const waitingDecision = namedObject('waiting_decision', {
  code: z.enum([
    'late',
    'number_taken',
    'number_unproven',
    'date_refused',
    'authorization_mismatch',
    'authorization_unknown',
  ]),
  message: z.string().meta({ description: 'Qué pasó y qué se decide' }),
  choices: z.array(z.enum(waitingChoices)).meta({
    description:
      'Los caminos: `POST /v1/local/documents/{id}/…`; `refresh-status` es el de `/v1/ec/documents/{id}`',
  }),
});

/** A document without the authority's decision, or one that waits for a person's. */
export const waitingDocument = namedObject('waiting_document', {
  object: z.literal('waiting_document'),
  document_id: z.uuid(),
  type: z.enum(documentTypes),
  number: z.string(),
  issue_date: z.iso.date(),
  environment: z.enum(environments),
  status: z.enum(documentStatuses),
  counterparty_name: z.string(),
  total: z.string(),
  step: z.enum(['sign', 'send', 'ask', 'ask_before_send']).meta({
    description: 'Qué sigue; ask_before_send: pudo llegar, se pregunta antes de reenviar',
  }),
  attempts: z.int().meta({ description: 'Intentos en vano de ese paso' }),
  next_attempt_at: z.iso.datetime().optional().meta({ description: 'Ausente mientras espera a una persona' }),
  problem: z.string().optional().meta({ description: 'Por qué no avanzó el último intento' }),
  problem_message: z.string().optional(),
  decision: waitingDecision.optional(),
  created_at: z.iso.datetime(),
});
export type WaitingDocument = z.output<typeof waitingDocument>;

export const waitingListQuery = z.strictObject({
  ...pageQuery,
  environment: z.enum(environments).optional(),
  decision: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional()
    .meta({ description: 'true: solo los que esperan a una persona; false: los demás' }),
});
export type WaitingListQuery = z.output<typeof waitingListQuery>;
