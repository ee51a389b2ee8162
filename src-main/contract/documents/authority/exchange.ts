import { z } from 'zod';
import { namedObject } from '../../../documents/values/named-object.ts';

/** One question to the authority and how it was answered; its bytes are kept verbatim beside it. */
export const exchangeResource = namedObject('exchange', {
  object: z.literal('exchange'),
  id: z.uuid(),
  document_id: z.uuid(),
  revision: z.int(),
  operation: z.enum(['reception', 'authorization']),
  endpoint: z.string().meta({ description: '«sandbox:» en el ambiente de práctica' }),
  outcome: z.string().meta({ description: 'Lo que se entendió; «unknown: …» cuando no se sabe nada' }),
  http_status: z.int().nullable(),
  started_at: z.iso.datetime(),
  duration_ms: z.int(),
});
export type ExchangeResource = z.output<typeof exchangeResource>;
