import {
  type EmailSettingsResource,
  emailPreset,
  emailSettingsBody,
  emailSettingsResource,
  emailTest,
  emailTestBody,
} from '../../../../contract/delivery/email-settings.ts';
import { listOf } from '../../../../contract/list.ts';
import type { Destinations } from '../../../../counter/staff-log/destinations.ts';
import type { MailSettings } from '../../../../mailing/account/mail-settings.ts';
import { json, jsonOf, listReply } from '../../../routing/answers/reply.ts';
import { destinationAt } from '../../../routing/destination-at.ts';
import { bare, personRoute, type Route } from '../../../routing/route.ts';

type EmailAccount = NonNullable<EmailSettingsResource['account']>;

/** The account that sends mail, for a person. */
export function emailSettingsRoutes(mail: MailSettings, destinations: Destinations): readonly Route[] {
  const common = { ...bare, path: '/v1/local/email', tag: 'Configuración' } as const;
  const answers = [
    { status: 200, description: 'La cuenta, y cómo va el correo', schema: emailSettingsResource },
  ] as const;
  const recordAccount = (session: string, former?: EmailAccount, account?: EmailAccount) =>
    destinations.record(session, {
      kind: 'email_account',
      former: destinationAt(former && mailboxOf(former)),
      current: destinationAt(account && mailboxOf(account)),
    });
  return [
    personRoute({
      ...common,
      method: 'GET',
      operationId: 'retrieve_email_settings',
      permission: 'manage_email',
      summary: 'Ver la cuenta de correo',
      description: 'La contraseña no se muestra nunca. Con `trouble`, nada sale y los correos esperan.',
      answers,
      problems: [],
      handle: async () => json(200, await mail.read()),
    }),
    personRoute({
      ...common,
      method: 'PUT',
      operationId: 'put_email_settings',
      permission: 'manage_destinations',
      summary: 'Poner la cuenta de correo',
      description:
        'Desde entonces cada documento autorizado se envía por sí solo a su destinatario, en todos los ambientes: en ' +
        'práctica y pruebas el asunto lo dice. Lo que no pudo salir con la cuenta anterior se intenta ya.',
      body: emailSettingsBody,
      example: {
        host: 'smtp.gmail.com',
        port: 587,
        security: 'starttls',
        user: 'ventas@ejemplo.ec',
        password: 'abcd efgh ijkl mnop',
        from_address: 'ventas@ejemplo.ec',
      },
      answers,
      problems: [],
      handle: async ({ session, body }) => {
        const { account: former } = await mail.read();
        const changed = await mail.put(body);
        if (changed.ok) await recordAccount(session, former, changed.value.account);
        return jsonOf(200, changed);
      },
    }),
    personRoute({
      ...common,
      method: 'DELETE',
      operationId: 'remove_email_settings',
      permission: 'manage_email',
      summary: 'Quitar la cuenta de correo',
      description: 'Nada más se envía. Lo que está en cola espera a otra cuenta.',
      answers,
      problems: [],
      handle: async ({ session }) => {
        const { account: former } = await mail.read();
        const removed = await mail.remove();
        await recordAccount(session, former, undefined);
        return json(200, removed);
      },
    }),
    personRoute({
      ...common,
      path: '/v1/local/email/presets',
      method: 'GET',
      operationId: 'list_email_presets',
      permission: 'manage_email',
      summary: 'Listar los proveedores de correo usuales',
      answers: [{ status: 200, description: 'Todos', schema: listOf(emailPreset) }],
      problems: [],
      handle: async () => listReply(mail.presets()),
    }),
    personRoute({
      ...common,
      path: '/v1/local/email/test',
      method: 'POST',
      operationId: 'test_email_settings',
      permission: 'manage_email',
      summary: 'Enviar un correo de prueba',
      description: 'Con la cuenta guardada, en ese momento; dice en palabras llanas cómo fue.',
      body: emailTestBody,
      example: { to: 'dueno@ejemplo.ec' },
      answers: [{ status: 200, description: 'Cómo fue', schema: emailTest }],
      problems: ['not_ready'],
      handle: async ({ body }) => jsonOf(200, await mail.test(body.to)),
    }),
  ];
}

/** Whose mailbox has a copy of what is sent, and at which server. */
function mailboxOf({ user, from_address, host }: EmailAccount): string {
  return `${user ?? from_address} (${host})`;
}
