import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { clockStates } from '../clock.ts';

const host = namedObject('sync_host', {
  environment: z.enum(environments),
  state: z.enum(['closed', 'open', 'half_open']).meta({
    description: 'closed: responde; open: se espera hasta retry_at; half_open: se prueba con un documento',
  }),
  failures: z.int().meta({ description: 'Intentos seguidos sin una respuesta clara' }),
  retry_at: z.iso.datetime().optional(),
});

const answer = namedObject('sync_answer', {
  environment: z.enum(environments),
  operation: z.enum(['reception', 'authorization']),
  at: z.iso.datetime(),
  outcome: z.string().meta({ description: 'Lo que se entendió; «unknown: …» cuando no se sabe nada' }),
  http_status: z.int().nullable(),
  duration_ms: z.int(),
  document_id: z.uuid(),
});
export type SyncAnswer = z.output<typeof answer>;

/** How delivery to the authority stands. */
export const syncResource = namedObject('sync', {
  object: z.literal('sync'),
  online: z
    .boolean()
    .nullable()
    .meta({ description: 'Según el último intento de verdad; null antes del primero' }),
  last_attempt_at: z.iso.datetime().optional(),
  paused: z.boolean().meta({ description: 'Si está en pausa' }),
  paused_since: z.iso.datetime().optional(),
  waiting: z.int().meta({ description: 'Documentos sin decisión del SRI todavía' }),
  unsent: z.int().meta({ description: 'Documentos que el SRI aún no recibe' }),
  needs_decision: z.int().meta({ description: 'Documentos que esperan a que una persona decida' }),
  by_status: z.strictObject({ pending: z.int(), submitted: z.int() }).meta({ description: 'Por estado' }),
  by_step: z
    .strictObject({ sign: z.int(), send: z.int(), ask: z.int(), ask_before_send: z.int() })
    .meta({ description: 'Qué sigue para cada documento sin decisión' }),
  oldest_waiting_at: z.iso.datetime().optional(),
  next_attempt_at: z.iso
    .datetime()
    .optional()
    .meta({ description: 'Ausente cuando nada espera, o en pausa' }),
  hosts: z.array(host).meta({ description: 'Servidores del SRI' }),
  last_answers: z.array(answer).meta({ description: 'Las diez últimas, la más nueva primero' }),
  signing: z.strictObject({
    state: z.enum(['ready', 'waiting']),
    problem: z.string().optional(),
    message: z.string().optional(),
  }),
  clock: z.strictObject({ state: z.enum(clockStates), skew_seconds: z.int().optional() }),
  fiscal_day: z.strictObject({
    date: z.iso.date(),
    seconds_left: z.int().meta({ description: 'Segundos que faltan' }),
    unsent: z.int().meta({ description: 'De los de hoy, los que el SRI aún no recibe' }),
  }),
});
export type SyncResource = z.output<typeof syncResource>;
