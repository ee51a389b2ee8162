import { z } from 'zod';
import { type PersonAccess, permissionToIssue } from '../../../../contract/counter/permissions.ts';
import { documentPreview } from '../../../../contract/documents/document-resource.ts';
import { waitQuery } from '../../../../contract/list.ts';
import type { ProblemCode } from '../../../../contract/problems/problems.ts';
import type { DocumentType } from '../../../../documents/kinds.ts';
import type { DocumentKind } from '../../../../documents/model/document-kind.ts';
import type { Issuing } from '../../../../issuing/issuing.ts';
import { exampleBodies } from '../../../docs/examples/example-bodies.ts';
import { json, jsonOf, refuse } from '../../../routing/answers/reply.ts';
import { bare, keyRoute, type Route } from '../../../routing/route.ts';
import type { WaitForDecision } from '../../../routing/wait-for-decision.ts';
import { resourceSchemaOf } from '../../document-schemas.ts';
import { withWarnings } from './with-warnings.ts';

export interface IssuingRouteParts {
  readonly kind: DocumentKind;
  readonly issuing: Issuing;
  readonly wait: WaitForDecision;
}

const issueQuery = z.strictObject({
  ...waitQuery,
  preview_id: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Son 64 cifras hexadecimales en minúscula.')
    .optional(),
});

/** Issuing and previewing, the same for every kind. The use case checks the body: the window shares that code. */
export function issuingRoutes({ kind, issuing, wait }: IssuingRouteParts): readonly Route[] {
  const { type, plural, label } = kind;
  const resource = resourceSchemaOf(kind);
  const permission = accessToIssue(type);
  const body = { body: z.unknown(), bodyOfUseCase: kind.body, exampleOn: exampleBodies[type] };
  return [
    keyRoute('issue', {
      ...bare,
      ...body,
      method: 'POST',
      path: `/v1/ec/${plural}`,
      operationId: `issue_${type}`,
      permission,
      tag: label,
      summary: `Emitir: ${label.toLowerCase()}`,
      description:
        'Numera, guarda y pone en cola el documento en un solo paso. Con `wait` se espera la decisión hasta 25 segundos. ' +
        'Repita con la misma Idempotency-Key si no llegó la respuesta: no se duplica. Lo que no impide emitir y conviene ' +
        'mirar viene en `warnings`.',
      query: issueQuery,
      idempotent: true,
      answers: [
        { status: 201, description: 'Emitido', schema: resource },
        {
          status: 200,
          description: 'Ya se había emitido con esta Idempotency-Key (cabecera Idempotent-Replayed: true)',
          schema: resource,
        },
      ],
      problems: [
        'idempotency_key_invalid',
        'idempotency_key_reused',
        'preview_mismatch',
        'number_conflict',
        'not_ready',
        ...problemsOfBody(kind),
        'entity_locked',
        'starting',
      ],
      handle: async ({ caller, token, query, body: documentBody, idempotencyKey, signal }) => {
        const issued = await issuing.issue(caller, type, {
          body: documentBody,
          ...(query.preview_id === undefined ? {} : { previewId: query.preview_id }),
          ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
        });
        if (!issued.ok) return refuse(issued.problem);
        const { document, replayed } = issued.value;
        const waited = await wait({ document, caller, token, seconds: query.wait, signal });
        const decided = withWarnings(waited, await issuing.issuerOf(caller));
        if (replayed) return json(200, decided, { 'idempotent-replayed': 'true' });
        return json(201, decided, { location: `/v1/ec/${plural}/${document.id}` });
      },
    }),
    keyRoute('issue', {
      ...bare,
      ...body,
      method: 'POST',
      path: `/v1/ec/${plural}/preview`,
      operationId: `preview_${type}`,
      permission,
      tag: label,
      summary: `Previsualizar: ${label.toLowerCase()}`,
      description:
        'Calcula el documento como si se emitiera hoy, sin gastar un número, sin guardar ni enviar. Lo que hoy impediría ' +
        'emitir viene en `warnings`. El `preview_id` se pasa al emitir para que se emita exactamente este cuerpo.',
      answers: [{ status: 200, description: 'El documento calculado', schema: documentPreview }],
      problems: problemsOfBody(kind),
      handle: async ({ caller, body: documentBody }) =>
        jsonOf(200, await issuing.preview(caller, type, documentBody)),
    }),
  ];
}

/** What a body can be refused for under a code of its own. */
export function problemsOfBody(kind: DocumentKind | undefined): readonly ProblemCode[] {
  return kind === undefined || kind.type === 'credit_note'
    ? ['simulate_not_allowed', 'credit_exceeds_balance', 'consumidor_final_no_credit']
    : ['simulate_not_allowed'];
}

/** Of a credit note the use case judges: somebody else may allow it. */
function accessToIssue(type: DocumentType): PersonAccess {
  const permission = permissionToIssue[type];
  return permission === 'return_sale' ? { judged: permission } : permission;
}
