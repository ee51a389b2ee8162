import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';

/** What goes wrong with a line or a server, whatever it is asked. */
const anywhere = ['unavailable', 'timeout', 'cut', 'html', 'fault', 'empty', 'garbage'] as const;

/** What the simulated authority can be made to do where documents are handed over, whatever document comes. */
const atReception = [...anywhere, 'returned_43', 'returned_45', 'returned_65', 'returned_70'] as const;
export type ReceptionCondition = (typeof atReception)[number];

/** The same where the decision is asked for. */
const atAuthorization = [
  ...anywhere,
  'signature_refused',
  'in_process',
  'unknown_key',
  'other_document',
  'wrong_date',
] as const;
export type AuthorizationCondition = (typeof atAuthorization)[number];

export const sandboxConditions = [...new Set([...atReception, ...atAuthorization])] as const;
export type SandboxCondition = ReceptionCondition | AuthorizationCondition;

/** An answer so slow is one that never comes: the program waits half a minute for the authority's. */
const MAX_LATENCY_MS = 60_000;

export const sandboxConditionsBody = namedObject('sandbox_conditions_body', {
  reception: z
    .enum(atReception)
    .nullable()
    .default(null)
    .meta({ description: 'Lo que hace la recepción; null: lo de siempre' }),
  authorization: z
    .enum(atAuthorization)
    .nullable()
    .default(null)
    .meta({ description: 'Lo que hace la autorización; null: lo de siempre' }),
  latency_ms: z
    .int()
    .min(0)
    .max(MAX_LATENCY_MS)
    .default(0)
    .meta({ description: 'Milisegundos antes de cada respuesta' }),
  remaining: z
    .int()
    .min(1)
    .max(1_000_000)
    .nullable()
    .default(null)
    .meta({ description: 'A cuántas preguntas se aplica; null: hasta que se quite' }),
});
export type SandboxConditionsBody = z.output<typeof sandboxConditionsBody>;

export const sandboxConditionsResource = namedObject('sandbox_conditions', {
  object: z.literal('sandbox_conditions'),
  ...sandboxConditionsBody.shape,
});
export type SandboxConditionsResource = z.output<typeof sandboxConditionsResource>;
