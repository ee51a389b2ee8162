import { z } from 'zod';
import { environments } from '../documents/kinds.ts';
import { namedObject } from '../documents/values/named-object.ts';
import { text } from '../documents/values/text.ts';

/** What anyone may know without a key. */
export const health = namedObject('health', {
  name: z.literal('mostrador'),
  version: z.string(),
  proof: z.string().optional().meta({ description: 'Responde al reto: prueba qué servicio es' }),
});

/** A program that read `service.json` challenges the service to prove that it wrote it. */
export const healthQuery = z.strictObject({
  challenge: z
    .string()
    .regex(/^[0-9a-f]{32,64}$/, 'De 32 a 64 cifras hexadecimales en minúscula.')
    .optional(),
});

/** A person's session: got once for a one-time token, used as Bearer on `/v1/local/*`. */
export const sessionBody = namedObject('session_body', { token: z.string().min(1).max(200) });
export const sessionResource = namedObject('session', {
  object: z.literal('session'),
  token: z.string(),
  expires_at: z.iso.datetime(),
});

/** Of a window of the desktop; it ends with the service. */
export const windowSessionResource = z
  .strictObject({ object: z.literal('window_session'), token: z.string() })
  .meta({ id: 'window_session' });

/**
 * A key that lives as long as the session and the process; documents issued with it are of its channel. In a live shop
 * one for another environment takes a permission, is written down, and ends with the sign-in.
 */
export const sessionKeyBody = namedObject('session_key_body', {
  environment: z.enum(environments),
  channel: z
    .enum(['console', 'cli'])
    .default('console')
    .meta({ description: 'Puerta por la que entran los documentos' }),
  till_id: z.uuid().optional().meta({ description: 'La caja donde se pide: consta en Actividad' }),
  leave_live: z.boolean().default(false).meta({
    description:
      'Sale de Producción: sin ello, un negocio que ya emite en ella no da claves de otro ambiente',
  }),
});
export type SessionKeyBody = z.output<typeof sessionKeyBody>;
export const sessionKeyResource = namedObject('session_key', {
  object: z.literal('session_key'),
  key: z.string(),
  environment: z.enum(environments),
  entity_id: z.uuid(),
});

/** What the agents' server acts by: the API key somebody gave it. */
export const agentKeyBody = namedObject('agent_key_body', { api_key: z.string().min(1).max(200) });

export const keyScopes = ['issue', 'read', 'config', 'devices'] as const;
export type KeyScope = (typeof keyScopes)[number];

export const agentKeyResource = namedObject('agent_key', {
  object: z.literal('agent_key'),
  key: z.string(),
  environment: z.enum(environments),
  entity_id: z.uuid(),
  scopes: z.array(z.enum(keyScopes)),
});

/** An origin exactly as browsers send it (RFC 6454, 6.2): anything else would never be equal to one. */
const origin = z
  .string()
  .max(200)
  .regex(
    /^(https?|capacitor|app):\/\/(\[[0-9a-f:.]+\]|[a-z0-9]([a-z0-9.-]*[a-z0-9])?)(:\d{1,5})?$/,
    'Escriba el origen como lo envía el navegador, en minúsculas y sin ruta ni barra final: https://tienda.ejemplo.ec',
  )
  .refine((text) => !/^(http:.*:80|https:.*:443)$/.test(text), {
    error: 'El navegador no envía el puerto 80 de http ni el 443 de https: quítelo.',
  });

export const apiKeyBody = namedObject('api_key_body', {
  environment: z.enum(environments),
  name: text(100).default('Clave de API'),
  scopes: z.array(z.enum(keyScopes)).min(1).default(['issue', 'read']),
  allowed_origins: z.array(origin).max(20).default([]),
  expires_at: z.iso
    .datetime()
    .optional()
    .meta({ description: 'Desde este instante nadie entra con ella; sin él, vale hasta que se revoque' }),
});
export type ApiKeyBody = z.output<typeof apiKeyBody>;

export const apiKeyResource = namedObject('api_key', {
  object: z.literal('api_key'),
  id: z.uuid(),
  name: z.string(),
  environment: z.enum(environments),
  entity_id: z.uuid(),
  scopes: z.array(z.enum(keyScopes)),
  allowed_origins: z.array(z.string()),
  last4: z.string().meta({ description: 'Las cuatro últimas letras' }),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime().optional(),
  last_used_at: z.iso.datetime().optional(),
  revoked_at: z.iso.datetime().optional(),
});
export type ApiKeyResource = z.output<typeof apiKeyResource>;

/** The key itself, at its creation and never again. */
export const createdApiKey = namedObject('created_api_key', { ...apiKeyResource.shape, key: z.string() });

export const certificateUpload = namedObject('certificate_upload', {
  p12_base64: z.base64(),
  password: z.string(),
});
