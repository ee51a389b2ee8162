import { z } from 'zod';
import { namedObject } from '../../../documents/values/named-object.ts';
import { certificateResource } from '../entity.ts';

/** `fallback` signs while the main one, in a token, cannot. */
export const certificateRoles = ['main', 'fallback'] as const;
export type CertificateRole = (typeof certificateRoles)[number];

/** A PKCS#11 driver that is known in Ecuador. */
export const tokenDriver = namedObject('token_driver', {
  object: z.literal('token_driver'),
  name: z.string(),
  module: z.string().meta({ description: 'Ruta de su módulo PKCS#11' }),
  present: z.boolean().meta({ description: 'Está en este equipo' }),
});
export type TokenDriver = z.output<typeof tokenDriver>;

const modulePath = z.string().min(1).max(1000).meta({ description: 'Ruta del módulo PKCS#11 del token' });
const pin = z.string().min(1).max(255);
const riskLastTry = z
  .boolean()
  .default(false)
  .meta({ description: 'Acepta usar el último intento que queda antes de que el token se bloquee' });

export const tokenInspectBody = namedObject('token_inspect_body', { module: modulePath });

/** What a token tells of its PIN; how many tries are left is its own secret. */
const tokenPinState = namedObject('token_pin_state', {
  locked: z.boolean(),
  final_try: z.boolean().meta({ description: 'Un PIN errado más lo bloquea' }),
  count_low: z.boolean().meta({ description: 'Hubo un PIN errado desde el último correcto' }),
  uninitialized: z.boolean(),
  protected_path: z.boolean().meta({ description: 'El PIN se escribe en el propio lector' }),
});

/** A token in a reader, with what it shows without a PIN. */
export const tokenResource = namedObject('token', {
  object: z.literal('token'),
  module: z.string(),
  slot: z.int(),
  serial: z.string(),
  label: z.string(),
  manufacturer: z.string(),
  model: z.string(),
  pin: tokenPinState,
  certificates: z.array(
    z.strictObject({
      id: z.string().meta({ description: 'CKA_ID, en hexadecimal' }),
      label: z.string(),
      subject: z.string(),
      issuer: z.string(),
      valid_until: z.iso.datetime(),
      ruc: z.string().optional(),
    }),
  ),
});
export type TokenResource = z.output<typeof tokenResource>;

export const tokenInstallBody = namedObject('token_install_body', {
  module: modulePath,
  serial: z.string().min(1).max(64).optional().meta({ description: 'Del token, cuando hay varios' }),
  certificate_id: z
    .string()
    .regex(/^(?:[0-9a-f]{2}){1,128}$/i, 'Un CKA_ID en hexadecimal.')
    .optional()
    .meta({ description: 'Para elegir uno; si no, se elige como en un .p12' }),
  pin,
  keep_pin: z
    .boolean()
    .default(true)
    .meta({ description: 'Guarda el PIN sellado; si no, se pide una vez en cada sesión' }),
  risk_last_try: riskLastTry,
});
export type TokenInstallBody = z.output<typeof tokenInstallBody>;

export const tokenPinBody = namedObject('token_pin_body', { pin, risk_last_try: riskLastTry });
export type TokenPinBody = z.output<typeof tokenPinBody>;

/** How the token that signs stands. */
const tokenStates = [
  'ready',
  'absent',
  'several_tokens',
  'key_missing',
  'pin_required',
  'pin_wrong',
  'pin_final_try',
  'locked',
  'driver_missing',
  'driver_crashed',
  'driver_hung',
  'token_failed',
  'unsupported',
] as const;

export const tokenState = namedObject('token_state', {
  object: z.literal('token_state'),
  state: z.enum(tokenStates),
  message: z.string(),
  remedy: z.string().optional(),
  checked_at: z.iso.datetime(),
  pin_kept: z.boolean(),
});
export type TokenState = z.output<typeof tokenState>;

const findingSeverities = ['ok', 'warning', 'error'] as const;
export type FindingSeverity = (typeof findingSeverities)[number];

/** One thing the certificate doctor looked at. */
const certificateFinding = namedObject('certificate_finding', {
  code: z.string(),
  severity: z.enum(findingSeverities),
  message: z.string(),
  remedy: z.string().optional(),
});
export type CertificateFinding = z.output<typeof certificateFinding>;

/** What the certificate doctor found: everything at once. */
export const certificateReport = namedObject('certificate_report', {
  object: z.literal('certificate_report'),
  checked_at: z.iso.datetime(),
  verdict: z.enum(['good', 'warnings', 'unusable']),
  certificate: z
    .strictObject({
      holder: z.string(),
      holder_identification: z.string().optional(),
      ruc: z.string().optional(),
      ruc_found_in: z
        .string()
        .optional()
        .meta({ description: 'En qué lugar del certificado está el RUC, en palabras' }),
      issuer: z.string(),
      serial: z.string(),
      kind: certificateResource.shape.kind,
      storage: certificateResource.shape.storage,
      valid_from: z.iso.datetime(),
      valid_until: z.iso.datetime(),
      days_left: z.int(),
      key_bits: z.int().meta({ description: '0 cuando la clave no es RSA' }),
      algorithm: z.string(),
    })
    .optional(),
  findings: z.array(certificateFinding),
});
export type CertificateReport = z.output<typeof certificateReport>;
