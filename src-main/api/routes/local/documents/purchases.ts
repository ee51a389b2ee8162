import {
  purchaseChanges,
  purchaseInput,
  purchaseList,
  purchaseListQuery,
  purchasePatch,
  purchaseResource,
  purchaseSummary,
  purchasesBody,
  purchaseUpload,
  purchaseWithholding,
} from '../../../../contract/documents/purchases/purchase.ts';
import type { Purchases } from '../../../../received/purchases/purchases.ts';
import { empty, file, json, jsonOf, listReply, refuse } from '../../../routing/answers/reply.ts';
import { bare, idParams, keyRoute, type Route } from '../../../routing/route.ts';
import { uploadParts, uploadType } from '../../../routing/upload-parts.ts';

const tag = 'Compras';
const path = '/v1/local/purchases';
const permission = 'manage_purchases';
const one = { status: 200, description: 'La compra', schema: purchaseResource } as const;

/** What others issued to the business: its purchases, the notes on them, and what customers withheld of it. */
export function purchaseRoutes(purchases: Purchases): readonly Route[] {
  return [...readingRoutes(purchases), ...takingRoutes(purchases), ...changingRoutes(purchases)];
}

function readingRoutes(purchases: Purchases): readonly Route[] {
  return [
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path,
      operationId: 'list_purchases',
      permission,
      tag,
      summary: 'Listar las compras',
      description:
        'Primero las que falta retener, por la fecha en que vencen; las demás, de la más reciente a la más antigua.',
      query: purchaseListQuery,
      answers: [{ status: 200, description: 'Las compras', schema: purchaseList }],
      problems: [],
      handle: async ({ caller, query }) => {
        const { data, total } = await purchases.list(caller, query);
        return listReply(data, { total, offset: query.offset });
      },
    }),
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: `${path}/summary`,
      operationId: 'summarize_purchases',
      permission,
      tag,
      summary: 'Qué compras esperan a una persona',
      description:
        'Cuántas falta retener y cuántas están atrasadas, y cuántas no confirmó o no autorizó el SRI.',
      answers: [{ status: 200, description: 'Las cuentas', schema: purchaseSummary }],
      problems: [],
      handle: async ({ caller }) => json(200, await purchases.summary(caller)),
    }),
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: `${path}/{id}`,
      operationId: 'retrieve_purchase',
      permission,
      tag,
      summary: 'Ver una compra',
      params: idParams,
      answers: [one],
      problems: ['not_found'],
      handle: async ({ caller, params }) => jsonOf(200, await purchases.get(caller, params.id)),
    }),
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: `${path}/{id}/withholding`,
      operationId: 'suggest_purchase_withholding',
      permission,
      tag,
      summary: 'Qué retener de una compra',
      description:
        'Con los porcentajes de hoy, por qué se retiene y de dónde sale cada porcentaje. `body` se emite tal cual en ' +
        '`POST /v1/ec/withholdings`. No guarda nada.',
      params: idParams,
      answers: [{ status: 200, description: 'La sugerencia', schema: purchaseWithholding }],
      problems: ['not_found', 'invalid_state', 'validation_failed'],
      handle: async ({ caller, params }) => jsonOf(200, await purchases.withholding(caller, params.id)),
    }),
    keyRoute('read', {
      ...bare,
      method: 'GET',
      path: `${path}/{id}/xml`,
      operationId: 'download_purchase_xml',
      permission,
      tag,
      summary: 'Descargar el XML de una compra',
      params: idParams,
      answers: [{ status: 200, description: 'El XML firmado, como llegó', mediaType: 'application/xml' }],
      problems: ['not_found'],
      handle: async ({ caller, params }) => {
        const xml = await purchases.xml(caller, params.id);
        if (!xml.ok) return refuse(xml.problem);
        const bytes = new TextEncoder().encode(xml.value);
        return file({
          mediaType: 'application/xml',
          disposition: 'attachment',
          name: `${params.id}.xml`,
          bytes,
        });
      },
    }),
  ];
}

function takingRoutes(purchases: Purchases): readonly Route[] {
  return [
    keyRoute('issue', {
      ...bare,
      method: 'POST',
      path,
      operationId: 'create_purchase',
      permission,
      tag,
      summary: 'Registrar una compra',
      description:
        'Por la clave de acceso, con la que se la lee del SRI, o escrita a mano de un papel. Se rechaza con todas sus fallas ' +
        'a la vez: emitida a otro, anulada, ya registrada.',
      body: purchaseInput,
      example: { access_key: '2111202601179001691900120010010000000011234567812' },
      answers: [{ ...one, status: 201 }],
      problems: ['validation_failed', 'not_available_in_sandbox', 'authority_unavailable', 'storage_full'],
      handle: async ({ caller, body: { access_key: accessKey, invoice } }) =>
        jsonOf(
          201,
          invoice
            ? await purchases.takeInBody(caller, invoice)
            : await purchases.takeInKey(caller, accessKey ?? ''),
        ),
    }),
    keyRoute('issue', {
      ...bare,
      method: 'POST',
      path: `${path}/files`,
      operationId: 'create_purchases_of_files',
      permission,
      tag,
      summary: 'Registrar compras de archivos',
      description:
        'Sube de 1 a 20 archivos en el campo `file`: XML de proveedores, ZIP de XML, correos guardados (.eml) con ellos ' +
        'adjuntos, o el listado de comprobantes recibidos del SRI. Un PDF que viene con su XML se deja de lado. Registra lo ' +
        'que puede y dice de cada cosa qué fue de ella; al SRI se le pregunta después.',
      bodyTypes: [uploadType],
      body: uploadParts,
      answers: [{ status: 200, description: 'Qué fue de cada cosa', schema: purchaseUpload }],
      problems: ['validation_failed', 'payload_too_large', 'storage_full'],
      handle: async ({ caller, body }) => jsonOf(200, await purchases.takeInFiles(caller, body)),
    }),
  ];
}

function changingRoutes(purchases: Purchases): readonly Route[] {
  return [
    keyRoute('issue', {
      ...bare,
      method: 'POST',
      path: `${path}/changes`,
      operationId: 'change_purchases',
      permission,
      tag,
      summary: 'Hacer lo mismo con varias compras',
      description:
        'No retener, quitar, o deshacerlo, con hasta 50. Cada una se cambia entera o queda como estaba, y la respuesta dice ' +
        'qué fue de cada una; las demás siguen. Solo se deja de retener de las que esperan una retención.',
      body: purchasesBody,
      example: {
        action: 'waive',
        ids: ['01970000-0000-7000-8000-000000000000'],
        waived_reason: 'Se pagó con tarjeta de crédito',
      },
      answers: [{ status: 200, description: 'Qué fue de cada una', schema: purchaseChanges }],
      problems: ['validation_failed', 'storage_full'],
      handle: async ({ caller, body }) => json(200, await purchases.changeMany(caller, body)),
    }),
    keyRoute('issue', {
      ...bare,
      method: 'PATCH',
      path: `${path}/{id}`,
      operationId: 'update_purchase',
      permission,
      tag,
      summary: 'Decidir sobre una compra',
      description:
        'Si son bienes o servicios, su sustento tributario, cuándo se recibió, o que no se retiene y por qué.',
      params: idParams,
      body: purchasePatch,
      example: { kind: 'services', tax_support: '02' },
      answers: [one],
      problems: ['not_found', 'validation_failed', 'storage_full'],
      handle: async ({ caller, params, body }) =>
        jsonOf(200, await purchases.change(caller, params.id, body)),
    }),
    keyRoute('issue', {
      ...bare,
      method: 'POST',
      path: `${path}/{id}/check`,
      operationId: 'check_purchase',
      permission,
      tag,
      summary: 'Preguntar al SRI por una compra',
      params: idParams,
      answers: [one],
      problems: ['not_found', 'invalid_state', 'not_available_in_sandbox', 'authority_unavailable'],
      handle: async ({ caller, params }) => jsonOf(200, await purchases.check(caller, params.id)),
    }),
    keyRoute('issue', {
      ...bare,
      method: 'DELETE',
      path: `${path}/{id}`,
      operationId: 'delete_purchase',
      permission,
      tag,
      summary: 'Quitar una compra registrada por error',
      description: 'No se quita una de la que ya se retuvo.',
      params: idParams,
      answers: [{ status: 204, description: 'Quitada' }],
      problems: ['not_found', 'invalid_state', 'storage_full'],
      handle: async ({ caller, params }) => {
        const removed = await purchases.remove(caller, params.id);
        return removed.ok ? empty() : refuse(removed.problem);
      },
    }),
  ];
}
