import { z } from 'zod';
import { webhookEventTypes } from '../../../contract/webhooks/webhook-event.ts';
import { documentTypes, environments } from '../../../documents/kinds.ts';
import { namedObject } from '../../../documents/values/named-object.ts';
import type { ComponentSchemas, JsonSchema } from './component-schemas.ts';

/** What every webhook carries (api.md §5). */
export const webhookBody = namedObject('webhook_message', {
  id: z.uuid().meta({ description: 'El mismo en cada intento, y en la cabecera webhook-id' }),
  object: z.literal('event'),
  type: z.enum(webhookEventTypes),
  created_at: z.iso.datetime(),
  environment: z.enum(environments),
  entity_id: z.uuid(),
  data: z
    .record(z.string(), z.unknown())
    .meta({ description: 'El recurso del que trata, como estaba entonces' }),
});

/** What is sent to webhook endpoints, as OpenAPI describes calls that the service makes. */
export function webhooksOf(
  schemas: ComponentSchemas,
): Readonly<Record<string, { readonly post: ReturnType<typeof sentCall> }>> {
  const documents: readonly string[] = documentTypes;
  return Object.fromEntries(
    webhookEventTypes.map((type) => {
      const [subject = ''] = type.split('.');
      const ofType = {
        type: { const: type, description: 'Qué pasó' },
        ...(documents.includes(subject) && {
          data: {
            $ref: `#/components/schemas/${subject}`,
            description: 'El documento, como estaba entonces',
          },
        }),
      };
      const schema = { allOf: [schemas.answered(webhookBody), { properties: ofType }] };
      return [type, { post: sentCall(type, schema) }];
    }),
  );
}

function sentCall(type: string, schema: JsonSchema) {
  return {
    operationId: `on_${type.replace('.', '_')}`,
    tags: ['Webhooks'],
    summary: `Aviso ${type}`,
    description:
      'Firmado según Standard Webhooks 1.0: verifique los bytes tal como llegan, antes de leerlos.',
    security: [],
    parameters: ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
      name,
      in: 'header',
      required: true,
      description: headerDescriptions[name],
      schema: { type: 'string' },
    })),
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      '2XX': { description: 'Recibido: no se repite' },
      '410': { description: 'Ya no interesa: el endpoint queda deshabilitado' },
      '4XX': { description: 'No recibido: se repite más tarde' },
    },
  };
}

const headerDescriptions: Readonly<Record<string, string>> = {
  'webhook-id': 'El id del aviso: recuérdelo, porque uno puede llegar dos veces',
  'webhook-timestamp': 'Cuándo se envió este intento, en segundos desde 1970',
  'webhook-signature': '`v1,` y la firma en base64; dos mientras el secreto cambia',
};
