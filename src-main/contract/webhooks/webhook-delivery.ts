import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';
import { listOf, pageQuery } from '../list.ts';

export const webhookDeliveryStatuses = ['pending', 'succeeded', 'failed'] as const;
export type WebhookDeliveryStatus = (typeof webhookDeliveryStatuses)[number];

const webhookAttempt = namedObject('webhook_attempt', {
  at: z.iso.datetime(),
  status_code: z.int().optional().meta({ description: 'Ausente si no llegó respuesta' }),
  error: z.string().optional().meta({ description: 'Por qué no se tiene por entregado' }),
  duration_ms: z.int(),
});
export type WebhookAttempt = z.output<typeof webhookAttempt>;

/** An event on its way to an endpoint (interface specification, "Webhook delivery"). */
export const webhookDeliveryResource = namedObject('webhook_delivery', {
  id: z.uuid(),
  object: z.literal('webhook_delivery'),
  endpoint_id: z.uuid().meta({ description: 'Id del endpoint' }),
  event: z.strictObject({
    id: z.uuid().meta({ description: 'El mismo de la cabecera webhook-id' }),
    type: z.string(),
    data: z.record(z.string(), z.unknown()).meta({ description: 'El recurso, como estaba entonces' }),
    created_at: z.iso.datetime(),
  }),
  status: z.enum(webhookDeliveryStatuses),
  attempts: z.array(webhookAttempt),
  next_attempt_at: z.iso.datetime().optional().meta({ description: 'Mientras queda otro intento' }),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
});
export type WebhookDeliveryResource = z.output<typeof webhookDeliveryResource>;

export const webhookDeliveryList = listOf(webhookDeliveryResource);

export const webhookDeliveryListQuery = z.strictObject({
  ...pageQuery,
  status: z.enum(webhookDeliveryStatuses).optional(),
  event_type: z.string().min(1).max(100).optional().meta({ description: 'Por ejemplo invoice.authorized' }),
  document_id: z.uuid().optional().meta({ description: 'Solo los eventos de ese documento' }),
});
export type WebhookDeliveryListQuery = z.output<typeof webhookDeliveryListQuery>;
