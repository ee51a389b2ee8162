import {
  type EmailResult,
  emailResult,
  emailsBody,
} from '../../../../contract/documents/document-actions.ts';
import { listOf } from '../../../../contract/list.ts';
import { problems } from '../../../../contract/problems/problems.ts';
import type { EmailedDocument } from '../../../../issuing/email-document.ts';
import type { Issuing } from '../../../../issuing/issuing.ts';
import { listReply } from '../../../routing/answers/reply.ts';
import { bare, keyRoute, type Route } from '../../../routing/route.ts';

/** Emailing several documents again. */
export function emailRoutes(issuing: Pick<Issuing, 'emailAll'>): readonly Route[] {
  return [
    keyRoute('issue', {
      ...bare,
      method: 'POST',
      path: '/v1/ec/documents/email',
      operationId: 'email_documents',
      permission: 'send_documents',
      tag: 'Documentos de cualquier tipo',
      summary: 'Enviar varios por correo',
      description:
        'Cada uno como si se enviara solo: a las direcciones de `to` o, sin él, a su destinatario. Responde con un ' +
        'resultado por documento, en el orden en que llegaron; que uno se rechace no detiene a los demás.',
      body: emailsBody,
      example: { document_ids: ['0199f1c2-5f3a-7c41-9e0b-3d6a1f2b4c5d'] },
      answers: [{ status: 200, description: 'Un resultado por documento', schema: listOf(emailResult) }],
      problems: [],
      handle: async ({ caller, body: { document_ids: documentIds, to } }) => {
        const email = to === undefined ? {} : { to };
        const data = (await issuing.emailAll(caller, { documentIds, email })).map(resultOf);
        return listReply(data);
      },
    }),
  ];
}

function resultOf({ documentId, outcome }: EmailedDocument): EmailResult {
  if (outcome.ok) return { document_id: documentId, status: 'queued', to: outcome.value.to };
  const { code, detail, errors } = outcome.problem;
  const { title, status } = problems[code];
  return {
    document_id: documentId,
    status: 'refused',
    to: [],
    problem: { code, title, status, detail: detail ?? title, ...(errors && { errors: [...errors] }) },
  };
}
