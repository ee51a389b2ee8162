import { z } from 'zod';
import { annulBody, emailBody, emailResource } from '../../../../contract/documents/document-actions.ts';
import { documentEvent } from '../../../../contract/documents/document-event.ts';
import { listOf, pageQuery, waitQuery } from '../../../../contract/list.ts';
import type { DocumentKind } from '../../../../documents/model/document-kind.ts';
import type { Issuing } from '../../../../issuing/issuing.ts';
import type { DocumentReader } from '../../../../reading/documents/document-reader.ts';
import { exampleBodies } from '../../../docs/examples/example-bodies.ts';
import { json, jsonOf, keysetReply, refuse } from '../../../routing/answers/reply.ts';
import { approvalQuery } from '../../../routing/approval.ts';
import { bare, idParams, keyRoute, type Route } from '../../../routing/route.ts';
import type { WaitForDecision } from '../../../routing/wait-for-decision.ts';
import { correctionSchemaOf, resourceSchemaOf } from '../../document-schemas.ts';
import { problemsOfBody } from './issuing.ts';
import { withWarnings } from './with-warnings.ts';

export interface DocumentActionRouteParts {
  readonly issuing: Issuing;
  readonly documents: DocumentReader;
  readonly wait: WaitForDecision;
  /** Absent: documents of any type, under `/v1/ec/documents`. */
  readonly kind?: DocumentKind;
}

const resubmitQuery = z.strictObject(waitQuery);
const eventsQuery = z.strictObject(pageQuery);

/** What is done with a document once issued: the same for each type, and for all of them together. */
export function documentActionRoutes(parts: DocumentActionRouteParts): readonly Route[] {
  return [resubmitRoute(parts), annulRoute(parts), emailRoute(parts), eventsRoute(parts)];
}

function resubmitRoute({ issuing, wait, kind }: DocumentActionRouteParts): Route {
  return keyRoute('issue', {
    ...bare,
    ...actionOf(kind, 'resubmit'),
    method: 'POST',
    operationId: `resubmit_${nameOf(kind)}`,
    permission: 'correct_documents',
    summary: 'Corregir y reenviar',
    description:
      'Solo uno devuelto o no autorizado. El cuerpo es el de emitir, completo y sin `establishment`, `emission_point` ni `channel`: ' +
      'el número, la clave de acceso y la fecha de emisión no cambian. Suma una revisión y vuelve a `pending`.',
    body: z.unknown(),
    bodyOfUseCase: correctionSchemaOf(kind),
    exampleOn: exampleBodies[kind?.type ?? 'invoice'],
    query: resubmitQuery,
    answers: [{ status: 200, description: 'Corregido y en cola', schema: resourceSchemaOf(kind) }],
    problems: ['not_found', 'invalid_state', 'not_ready', ...problemsOfBody(kind)],
    handle: async ({ caller, token, params, query, body, signal }) => {
      const corrected = await issuing.resubmit(caller, { id: params.id, type: kind?.type, body });
      if (!corrected.ok) return refuse(corrected.problem);
      const { value: document } = corrected;
      const waited = await wait({ document, caller, token, seconds: query.wait, signal });
      return json(200, withWarnings(waited, await issuing.issuerOf(caller)));
    },
  });
}

function annulRoute({ issuing, kind }: DocumentActionRouteParts): Route {
  return keyRoute('issue', {
    ...bare,
    ...actionOf(kind, 'annul'),
    method: 'POST',
    operationId: `annul_${nameOf(kind)}`,
    permission: { approvable: 'void_document', about: 'document_id' },
    query: z.strictObject(approvalQuery),
    summary: 'Registrar la anulación',
    description:
      'Anota la anulación que ya se hizo en el portal del SRI; el servicio no la pide. Los archivos se conservan, y una ' +
      'nota de crédito devuelve su valor al saldo de la factura.',
    body: annulBody,
    exampleOn: annulExample,
    answers: [{ status: 200, description: 'Anulado', schema: resourceSchemaOf(kind) }],
    problems: ['not_found', 'invalid_state', 'consumidor_final_no_annulment', 'annulled_on_out_of_range'],
    handle: async ({ caller, params, body }) =>
      jsonOf(200, await issuing.annul(caller, { id: params.id, type: kind?.type, annulment: body })),
  });
}

const annulExample = (today: string) => ({ annulled_on: today, reason: 'Venta deshecha' });

function emailRoute({ issuing, kind }: DocumentActionRouteParts): Route {
  return keyRoute('issue', {
    ...bare,
    ...actionOf(kind, 'email'),
    method: 'POST',
    operationId: `email_${nameOf(kind)}`,
    permission: 'send_documents',
    summary: 'Enviar por correo',
    description:
      'El RIDE y el XML autorizado, a las direcciones de `to` o, sin él, al destinatario del documento.',
    body: emailBody,
    bodyMayBeMissing: true,
    example: { to: ['cliente@ejemplo.ec'] },
    answers: [{ status: 202, description: 'En cola', schema: emailResource }],
    problems: ['not_found', 'invalid_state', 'not_ready'],
    handle: async ({ caller, params, body }) =>
      jsonOf(202, await issuing.email(caller, { id: params.id, type: kind?.type, email: body })),
  });
}

function eventsRoute({ documents, kind }: DocumentActionRouteParts): Route {
  return keyRoute('read', {
    ...bare,
    ...actionOf(kind, 'events'),
    method: 'GET',
    operationId: `list_${nameOf(kind)}_events`,
    permission: 'read_documents',
    summary: 'Ver su recorrido',
    description: 'Cada paso del documento, del más nuevo al más antiguo, con la revisión que lo dio.',
    query: eventsQuery,
    answers: [{ status: 200, description: 'Una página', schema: listOf(documentEvent) }],
    problems: ['not_found', 'invalid_cursor'],
    handle: async ({ caller, params, query }) => {
      return keysetReply(await documents.events(caller, params.id, query, kind?.type));
    },
  });
}

/** Where an action on a document of a type, or of any, is in the API and in its reference. */
function actionOf(kind: DocumentKind | undefined, action: string) {
  return {
    path: `/v1/ec/${kind?.plural ?? 'documents'}/{id}/${action}`,
    tag: kind?.label ?? 'Documentos de cualquier tipo',
    params: idParams,
  };
}

function nameOf(kind: DocumentKind | undefined): string {
  return kind?.type ?? 'document';
}
