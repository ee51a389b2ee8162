import { z } from 'zod';
import { documentStatuses, documentTypes, environments } from '../../../documents/kinds.ts';
import { sriMessage } from '../document-resource.ts';
import { exchangeResource } from './exchange.ts';

/** All that is needed to look into a refusal that only the program can mend, as a file to send to its makers. */
export const faultReport = z
  .strictObject({
    object: z.literal('fault_report'),
    version: z.string().meta({ description: 'Del programa' }),
    system: z.string().meta({ description: 'Del computador: sistema, procesador y Node' }),
    reported_at: z.iso.datetime(),
    document: z.strictObject({
      id: z.uuid(),
      type: z.enum(documentTypes),
      environment: z.enum(environments),
      status: z.enum(documentStatuses),
      number: z.string(),
      access_key: z.string(),
      issue_date: z.iso.date(),
      revision: z.int(),
      sri_messages: z.array(sriMessage),
    }),
    xml: z.string().nullable().meta({
      description: 'Como se firmó, sin el certificado; null si aún no se firma',
    }),
    exchanges: z.array(
      exchangeResource
        .pick({ operation: true, revision: true, outcome: true, http_status: true, started_at: true })
        .extend({
          answer: z.string().nullable().meta({
            description: 'Lo que respondió el SRI, sin certificados; null si no respondió',
          }),
        }),
    ),
  })
  .meta({ id: 'fault_report' });
export type FaultReport = z.output<typeof faultReport>;
