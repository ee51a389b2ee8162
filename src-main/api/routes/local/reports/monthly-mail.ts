import type { Problem } from '../../../../contract/problems/problems.ts';
import { monthlyMail, monthlyMailBody } from '../../../../contract/reports/monthly-mail.ts';
import type { Destinations } from '../../../../counter/staff-log/destinations.ts';
import type { MonthlyMails } from '../../../../mailing/months/monthly-mail.ts';
import { json, refuse } from '../../../routing/answers/reply.ts';
import { destinationAt } from '../../../routing/destination-at.ts';
import { bare, keyRoute, type Route } from '../../../routing/route.ts';

/** The file of each month that goes to the accountant by itself. */
export function monthlyMailRoutes(mails: MonthlyMails, destinations: Destinations): readonly Route[] {
  const common = { ...bare, path: '/v1/local/monthly-mail', tag: 'Informes' } as const;
  const answers = [
    { status: 200, description: 'A quién, y cómo fue cada mes', schema: monthlyMail },
  ] as const;
  return [
    keyRoute('read', {
      ...common,
      method: 'GET',
      operationId: 'retrieve_monthly_mail',
      permission: 'read_reports',
      summary: 'Ver a quién se envía cada mes',
      answers,
      problems: [],
      handle: async ({ caller }) => json(200, await mails.read(caller)),
    }),
    keyRoute('config', {
      ...common,
      method: 'PUT',
      operationId: 'put_monthly_mail',
      permission: 'manage_destinations',
      summary: 'Enviar cada mes al contador, o dejar de hacerlo',
      description:
        'Desde el día siguiente al último para anular, o tres días hábiles antes de que venza la declaración si es antes, y otra vez si algo del mes cambia, con la cuenta de correo del negocio; el primero es el mes en ' +
        'que se pide. A un RIMPE emprendedor que no es agente de retención, cada semestre. Un archivo de más de 15 MB no se adjunta: el correo dice cómo obtenerlo. Lo que falló o ' +
        'espera va al correo que se envía aquí, también si es el mismo.',
      body: monthlyMailBody,
      example: { email: 'contador@ejemplo.ec' },
      answers,
      problems: [],
      handle: async ({ caller, body }) => {
        if (body.email !== null && !caller.scopes.includes('read')) return refuse(mayNotRead);
        const { email: former } = await mails.read(caller);
        const changed = await mails.put(caller, body);
        await destinations.record(caller.session, {
          kind: 'monthly_mail',
          former: destinationAt(former),
          current: destinationAt(changed.email),
        });
        return json(200, changed);
      },
    }),
  ];
}

/** A key that sends documents to an address of its choice reads them. */
const mayNotRead: Problem = {
  code: 'insufficient_scope',
  detail: 'A la clave le falta el permiso «read»: el archivo del mes lleva documentos.',
};
