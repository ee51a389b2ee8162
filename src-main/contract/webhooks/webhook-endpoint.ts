import { z } from 'zod';
import { environments } from '../../documents/kinds.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { listOf, pageQuery } from '../list.ts';
import { webhookEventPattern } from './webhook-event.ts';

const url = z
  .url({ protocol: /^https?$/, error: 'Debe ser una dirección https, como "https://tienda.ec/avisos".' })
  .max(2048)
  .meta({
    description: 'https; http solo hacia este equipo o la red local. Las redirecciones no se siguen',
  });

const events = z
  .array(webhookEventPattern)
  .min(1)
  .max(100)
  .meta({ description: 'Tipos de evento; también familias, como `invoice.*`, y `*` para todos' });

export const webhookEndpointBody = namedObject('webhook_endpoint_body', {
  url,
  events: events.default(['*']),
  disabled: z.boolean().default(false),
});
export type WebhookEndpointBody = z.output<typeof webhookEndpointBody>;

/** Only what is sent changes. */
export const webhookEndpointPatch = namedObject('webhook_endpoint_patch', {
  url: url.optional(),
  events: events.optional(),
  disabled: z.boolean().optional(),
});
export type WebhookEndpointPatch = z.output<typeof webhookEndpointPatch>;

/** Where events are sent (interface specification, "Webhook endpoint"). */
export const webhookEndpointResource = namedObject('webhook_endpoint', {
  id: z.uuid(),
  object: z.literal('webhook_endpoint'),
  environment: z.enum(environments),
  url: z.string(),
  events: z.array(webhookEventPattern),
  disabled: z.boolean().meta({ description: 'No recibe nada hasta que se lo habilite' }),
  secret_hint: z.string().meta({ description: 'Las cuatro últimas letras del secreto' }),
  previous_secret_expires_at: z.iso.datetime().optional().meta({
    description: 'Hasta cuándo se firma también con el secreto anterior',
  }),
  deliveries_24h: z.int().meta({ description: 'Entregas intentadas en las últimas 24 horas' }),
  failed_24h: z.int().meta({ description: 'De ellas, las que aún no han llegado' }),
  failing_since: z.iso.datetime().optional().meta({ description: 'Desde cuándo falla todo intento' }),
  created_at: z.iso.datetime(),
});
export type WebhookEndpointResource = z.output<typeof webhookEndpointResource>;

/** At creation and rotation, and never again. */
export const webhookEndpointWithSecret = namedObject('webhook_endpoint_with_secret', {
  ...webhookEndpointResource.shape,
  secret: z.string().meta({ description: 'Empieza con `whsec_`; se muestra esta única vez' }),
});
export type WebhookEndpointWithSecret = z.output<typeof webhookEndpointWithSecret>;

export const webhookEndpointList = listOf(webhookEndpointResource);
export const webhookEndpointListQuery = z.strictObject(pageQuery);
