import { z } from 'zod';
import {
  creditHold,
  creditHoldBody,
  invoiceElsewhere,
  invoiceQuery,
} from '../../contract/head/credit/credit-holds.ts';
import { changesAnswer, changesQuery } from '../../contract/head/stations/changes.ts';
import {
  enrolAnswer,
  enrolBody,
  resumeAnswer,
  resumeBody,
  retirementBody,
  stationDocumentsAnswer,
  stationDocumentsQuery,
} from '../../contract/head/stations/enrolment.ts';
import { feedAnswer, feedMediaType, feedQuery } from '../../contract/head/stations/feed.ts';
import { introductionAnswer, introductionBody } from '../../contract/head/stations/hosted/introduction.ts';
import { stationRecordsAnswer, stationRecordsQuery } from '../../contract/head/stations/station-records.ts';
import { anyone, inSection, station } from './operation.ts';

const section = inSection('Protocolo de las cajas');
const asked = section.of(station);
const ended = z.looseObject({ object: z.literal('station'), id: z.uuid() });

/** What a till calls by itself. */
export const protocolOperations = [
  section.of(anyone)({
    method: 'POST',
    path: '/v1/stations/introduction',
    operationId: 'introduce_head',
    summary: 'Probar a quien tiene un código que esta es la matriz que lo dio',
    description:
      'scrypt (N 4096, r 8, p 1, 32 bytes) del SHA-256 de cada código que aún vale; su sal: `nonce`, un espacio y la huella del ' +
      'certificado con que contesta. Así se reconoce a la matriz antes de enviarle un código que se tecleó sin su huella.',
    body: introductionBody,
    problems: ['rate_limited'],
    example: { nonce: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' },
    answer: introductionAnswer,
  }),
  section.of(anyone)({
    method: 'POST',
    path: '/v1/stations/enrol',
    operationId: 'enrol_station',
    summary: 'Unir una caja con un código',
    description: 'La clave se muestra solo aquí.',
    body: enrolBody,
    problems: ['code_used', 'other_business', 'emission_point_taken'],
    example: {
      code: 'ABCDEFGHJKMN',
      name: 'Caja 2',
      version: '1.0.0',
      ruc: '1790012345001',
      installation: '01970000-0000-7000-8000-000000000000',
      series: [],
    },
    answer: enrolAnswer,
  }),
  asked({
    method: 'POST',
    path: '/v1/stations/self/feed',
    operationId: 'send_feed',
    summary: 'Enviar lo que cambió',
    description:
      'Un lote de líneas, comprimido con zstd: se guarda entero o nada. El mismo lote otra vez cuenta una vez.',
    query: feedQuery,
    body: z.unknown().refine((body) => body !== undefined),
    bodyTypes: [feedMediaType],
    problems: ['busy', 'feed_gap', 'feed_too_new', 'station_forked'],
    answer: feedAnswer,
  }),
  asked({
    method: 'GET',
    path: '/v1/stations/self/changes',
    operationId: 'read_changes',
    summary: 'Lo que decidió la matriz desde una posición',
    query: changesQuery,
    problems: ['changes_gap'],
    answer: changesAnswer,
  }),
  asked({
    method: 'POST',
    path: '/v1/stations/self/resume',
    operationId: 'resume_station',
    summary: 'Empezar de nuevo tras restaurar',
    body: resumeBody,
    example: { incarnation: '01970000-0000-7000-8000-000000000000', series: [] },
    answer: resumeAnswer,
  }),
  asked({
    method: 'GET',
    path: '/v1/stations/self/documents',
    operationId: 'read_own_documents',
    summary: 'Los documentos que la matriz tiene de la caja',
    query: stationDocumentsQuery,
    answer: stationDocumentsAnswer,
  }),
  asked({
    method: 'GET',
    path: '/v1/stations/self/records',
    operationId: 'read_own_records',
    summary: 'La caja y las existencias que la matriz tiene de la caja',
    query: stationRecordsQuery,
    answer: stationRecordsAnswer,
  }),
  asked({
    method: 'POST',
    path: '/v1/stations/self/retire',
    operationId: 'end_retirement',
    summary: 'Decir que todo está enviado y ya no se emite en producción',
    body: retirementBody,
    problems: ['invalid_state', 'feed_gap', 'station_forked'],
    example: { incarnation: '01970000-0000-7000-8000-000000000000', series: [] },
    answer: ended,
  }),
  asked({
    method: 'DELETE',
    path: '/v1/stations/self',
    operationId: 'leave_head',
    summary: 'Separarse de la matriz',
    answer: ended,
  }),
  asked({
    method: 'GET',
    path: '/v1/stations/self/invoices',
    operationId: 'find_invoice_elsewhere',
    summary: 'Buscar una factura de otra caja',
    query: invoiceQuery,
    problems: ['not_found', 'invoice_not_reported'],
    answer: invoiceElsewhere,
  }),
  asked({
    method: 'POST',
    path: '/v1/stations/self/credit-holds',
    operationId: 'hold_credit',
    summary: 'Apartar el monto de una nota de crédito',
    body: creditHoldBody,
    problems: [
      'not_found',
      'invoice_not_reported',
      'credit_exceeds_balance',
      'consumidor_final_no_credit',
      'idempotency_key_reused',
    ],
    answer: creditHold,
  }),
  asked({
    method: 'DELETE',
    path: '/v1/stations/self/credit-holds/{id}',
    operationId: 'release_credit',
    summary: 'Devolver lo apartado',
    answer: z.strictObject({ object: z.literal('credit_hold'), released: z.boolean() }),
  }),
];
