import { z } from 'zod';
import { documentStatuses, documentTypes, environments } from '../../documents/kinds.ts';
import { messageFaults } from '../../documents/messages/sri-message-catalogue.ts';

const party = z.looseObject({ identification: z.string(), name: z.string() });

/** What the tools look at in a document; whatever else it carries goes on to the agent untouched. */
export const agentDocument = z.looseObject({
  object: z.enum(documentTypes),
  id: z.uuid(),
  environment: z.enum(environments),
  number: z.string(),
  status: z.enum(documentStatuses),
  issue_date: z.string(),
  access_key: z.string(),
  channel: z.string(),
  total: z.string().optional(),
  buyer: party.optional(),
  supplier: party.optional(),
  carrier: party.optional(),
  authorization: z
    .looseObject({
      number: z.string(),
      authorized_at: z.string(),
      substitute_authority: z.string().optional(),
    })
    .optional(),
  warnings: z.array(z.looseObject({ message: z.string(), detail: z.string() })).optional(),
  sri_messages: z.array(
    z.looseObject({
      code: z.string(),
      message: z.string(),
      detail: z.string(),
      type: z.string(),
      fault: z.enum(messageFaults).optional(),
      cause: z.string(),
      remedy: z.string(),
    }),
  ),
});
export type AgentDocument = z.output<typeof agentDocument>;

/** A document in a line of a list: enough to tell it from others, little enough to read a hundred. */
export const documentRow = z.strictObject({
  id: z.uuid(),
  type: z.enum(documentTypes),
  number: z.string(),
  status: z.enum(documentStatuses),
  issue_date: z.string(),
  counterparty: z.string().optional().meta({ description: 'Comprador, proveedor o transportista' }),
  identification: z.string().optional(),
  total: z.string().optional(),
  access_key: z.string(),
  channel: z.string(),
});
export type DocumentRow = z.output<typeof documentRow>;

export function rowOf(document: AgentDocument): DocumentRow {
  const { id, object: type, number, status, issue_date, total, access_key, channel } = document;
  const other = document.buyer ?? document.supplier ?? document.carrier;
  return {
    id,
    type,
    number,
    status,
    issue_date,
    ...(other && { counterparty: other.name, identification: other.identification }),
    ...(total !== undefined && { total }),
    access_key,
    channel,
  };
}
