import { z } from 'zod';
import { namedObject } from '../../documents/values/named-object.ts';
import { emailAddress, text } from '../../documents/values/text.ts';

/** How the line to the mail server is protected; `none` only to this same machine. */
export const mailSecurities = ['starttls', 'tls', 'none'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

/** Why mail did not go out. Those of the account stop all mail until it is mended; the others are of one email. */
export const accountProblems = [
  'host_not_found',
  'connection_refused',
  'connection_lost',
  'timeout',
  'certificate_untrusted',
  'certificate_expired',
  'certificate_of_another_host',
  'tls_mismatch',
  'tls_unavailable',
  'wrong_password',
  'app_password_required',
  'password_login_disabled',
  'auth_unavailable',
  'auth_required',
  'password_unreadable',
  'sender_refused',
  'sending_limit',
  'server_busy',
  'server_refused',
] as const;
const emailProblems = [
  'recipient_invalid',
  'recipient_refused',
  'recipient_deferred',
  'message_refused',
  'message_deferred',
  'message_too_large',
  'document_not_authorized',
  'interrupted',
] as const;
export const mailProblems = [...accountProblems, ...emailProblems] as const;
export type AccountProblem = (typeof accountProblems)[number];
export type MailProblem = (typeof mailProblems)[number];

const host = z
  .string()
  .regex(
    /^([A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?|[0-9A-Fa-f:]{2,39})$/,
    'Debe ser el nombre o la dirección del servidor, como "smtp.ejemplo.com".',
  );
const port = z.int().min(1).max(65_535);

/** The account that sends the mail of this installation, its password apart. */
const accountFields = {
  host: host.meta({ description: 'Servidor SMTP de salida' }),
  port: port.meta({ description: 'Casi siempre 587 con starttls, o 465 con tls' }),
  security: z.enum(mailSecurities).meta({ description: 'none solo se admite en este mismo equipo' }),
  user: text(320).optional().meta({ description: 'Sin él, el servidor no pide identificarse' }),
  from_name: text(100).optional().meta({ description: 'Quien firma; sin él, el nombre del negocio' }),
  from_address: emailAddress.meta({ description: 'Desde dónde se envía' }),
};

export const emailSettingsBody = z
  .strictObject({
    ...accountFields,
    password: z.string().min(1).max(500).optional().meta({
      description:
        'Nunca se muestra. Sin ella queda la anterior, si el servidor, el puerto, la seguridad y el usuario son los mismos',
    }),
  })
  .refine(({ security, host: name }) => security !== 'none' || isThisMachine(name), {
    path: ['security'],
    params: { code: 'not_allowed_here' },
    error: 'Sin cifrado solo se habla con este mismo equipo: use starttls o tls.',
  })
  .meta({ id: 'email_settings_body' });
export type EmailSettingsBody = z.output<typeof emailSettingsBody>;

function isThisMachine(name: string): boolean {
  return name === 'localhost' || name === '::1' || /^127(\.\d{1,3}){3}$/.test(name);
}

export const emailSettingsResource = namedObject('email_settings', {
  object: z.literal('email_settings'),
  account: z
    .strictObject({ ...accountFields, has_password: z.boolean(), updated_at: z.iso.datetime() })
    .optional()
    .meta({ description: 'Falta mientras no hay cuenta: nada se envía' }),
  queued: z.int().meta({ description: 'Correos que esperan salir' }),
  trouble: z
    .strictObject({
      code: z.enum(accountProblems),
      message: z.string(),
      remedy: z.string(),
      since: z.iso.datetime(),
      next_try_at: z.iso.datetime(),
    })
    .optional()
    .meta({ description: 'Por qué no sale nada; los correos esperan' }),
});
export type EmailSettingsResource = z.output<typeof emailSettingsResource>;

export const emailPreset = namedObject('email_preset', {
  object: z.literal('email_preset'),
  id: z.string(),
  name: z.string(),
  host: z.string().meta({ description: 'Con {dominio} donde va el de la empresa' }),
  port: z.int(),
  security: z.enum(mailSecurities),
  password_help: z.string(),
});
export type EmailPreset = z.output<typeof emailPreset>;

export const emailTestBody = namedObject('email_test_body', { to: emailAddress });

/** How a test went, for a person. */
export const emailTest = namedObject('email_test', {
  object: z.literal('email_test'),
  ok: z.boolean(),
  code: z.enum(['sent', ...mailProblems]),
  message: z.string(),
  remedy: z.string().optional(),
  response: z.string().optional().meta({ description: 'Lo que dijo el servidor, tal cual' }),
});
export type EmailTest = z.output<typeof emailTest>;
