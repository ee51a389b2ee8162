import { z } from 'zod';
import { headKeyBody, headKeyResource, headKeyWithSecret } from '../../contract/head/access/keys.ts';
import { headSession, headSessionBody } from '../../contract/head/access/session.ts';
import { attentionMail, attentionMailBody } from '../../contract/head/attention-mail.ts';
import { headDeclaration } from '../../contract/head/head-declaration.ts';
import { headReport, headReportFileQuery, headReportQuery } from '../../contract/head/reports.ts';
import { shopResource } from '../../contract/head/shops.ts';
import { declarationBody } from '../../contract/reports/declaration.ts';
import { monthlyMail, monthlyMailBody } from '../../contract/reports/monthly-mail.ts';
import { periodQuery, reportMediaTypes } from '../../contract/reports/period-report.ts';
import { anyone, inSection, keys, listed } from './operation.ts';

const reports = inSection('Informes de la matriz');
const read = reports.of(keys.anyOfPart);
const ofWhole = reports.of(keys.anyOfWhole);
const mail = reports.of(keys.managersOfWhole);
const access = inSection('Claves de la matriz');
const own = access.of(keys.ownersOfWhole);
const open = access.of(anyone);

/** What the shops sold, who gets it by mail, and who is let in. */
export const reportOperations = [
  read({
    method: 'GET',
    path: '/v1/head/shops',
    operationId: 'list_shops',
    summary: 'Listar los locales',
    answer: listed(shopResource),
  }),
  read({
    method: 'GET',
    path: '/v1/head/reports/period',
    operationId: 'report_head_period',
    summary: 'Qué vendieron los locales en un período',
    query: headReportQuery,
    answer: headReport,
  }),
  read({
    method: 'GET',
    path: '/v1/head/reports/period/file',
    operationId: 'export_head_period',
    summary: 'Lo que vendieron los locales, como archivo',
    query: headReportFileQuery,
    mediaTypes: Object.values(reportMediaTypes),
  }),
  ofWhole({
    method: 'GET',
    path: '/v1/head/reports/declaration',
    operationId: 'read_head_declaration',
    summary: 'Las cifras de las declaraciones de todo el negocio',
    description:
      'Los formularios 104 y 103 de lo que todas las cajas informaron, como los da cada caja de lo suyo; `incomplete` dice qué puede ' +
      'faltar. Una compra que registraron varias cuenta una vez.',
    query: periodQuery,
    answer: headDeclaration,
  }),
  ofWhole({
    method: 'GET',
    path: '/v1/head/reports/declaration/file',
    operationId: 'export_head_declaration',
    summary: 'Las cifras de las declaraciones de todo el negocio, como libro de Excel',
    query: periodQuery,
    mediaTypes: [reportMediaTypes.xlsx],
  }),
  reports.of(keys.declarantsOfWhole)({
    method: 'PUT',
    path: '/v1/head/reports/declaration',
    operationId: 'save_head_declaration',
    summary: 'Guardar lo que una persona declara de un período de todo el negocio',
    description:
      'Como en una caja: los casilleros que ningún documento dice y los saldos para el período siguiente.',
    query: periodQuery,
    body: declarationBody,
    example: { boxes: { '605': '120.50', '606': '0.00' } },
    answer: headDeclaration,
  }),
  mail({
    method: 'GET',
    path: '/v1/head/attention-mail',
    operationId: 'retrieve_attention_mail',
    summary: 'A quién se avisa por correo de lo que necesita a una persona',
    answer: attentionMail,
  }),
  mail({
    method: 'PUT',
    path: '/v1/head/attention-mail',
    operationId: 'replace_attention_mail',
    summary: 'Decidir a quién se avisa por correo',
    body: attentionMailBody,
    example: { email: 'duena@example.com' },
    answer: attentionMail,
  }),
  mail({
    method: 'GET',
    path: '/v1/head/monthly-mail',
    operationId: 'retrieve_head_monthly_mail',
    summary: 'A quién se envía el archivo de cada mes',
    answer: monthlyMail,
  }),
  mail({
    method: 'PUT',
    path: '/v1/head/monthly-mail',
    operationId: 'replace_head_monthly_mail',
    summary: 'Decidir a quién se envía el archivo de cada mes',
    body: monthlyMailBody,
    example: { email: 'contadora@example.com' },
    answer: monthlyMail,
  }),
  own({
    method: 'GET',
    path: '/v1/head/keys',
    operationId: 'list_head_keys',
    summary: 'Listar las claves',
    answer: listed(headKeyResource),
  }),
  own({
    method: 'POST',
    path: '/v1/head/keys',
    operationId: 'create_head_key',
    summary: 'Dar una clave',
    description: 'La clave se muestra solo aquí.',
    body: headKeyBody,
    example: { role: 'accountant', name: 'Contadora externa', from: '2026-01-01', to: '2026-12-31' },
    answer: headKeyWithSecret,
  }),
  own({
    method: 'DELETE',
    path: '/v1/head/keys/{id}',
    operationId: 'revoke_head_key',
    summary: 'Quitar una clave',
    description: 'Termina también las sesiones de la ventana que se abrieron con ella.',
    answer: z.strictObject({ object: z.literal('head_key'), id: z.uuid(), revoked: z.literal(true) }),
  }),
  open({
    method: 'POST',
    path: '/v1/head/session',
    operationId: 'open_head_session',
    summary: 'Ingresar a la ventana de la matriz con una clave',
    description: 'Da una cookie que termina sola.',
    body: headSessionBody,
    problems: ['origin_not_allowed', 'rate_limited', 'invalid_api_key'],
    example: { key: 'head_0000000000000000000000' },
  }),
  access.of(keys.anyOfPart)({
    method: 'GET',
    path: '/v1/head/session',
    operationId: 'retrieve_head_session',
    summary: 'Quién ingresó a la ventana de la matriz',
    answer: headSession,
  }),
  open({
    method: 'DELETE',
    path: '/v1/head/session',
    operationId: 'close_head_session',
    summary: 'Salir de la ventana de la matriz',
  }),
  open({
    method: 'GET',
    path: '/v1/head/openapi.json',
    operationId: 'describe_head',
    summary: 'Esta descripción',
    problems: ['unknown_parameter'],
    answer: z.looseObject({}),
  }),
];
