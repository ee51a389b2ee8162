import { z } from 'zod';
import { enrolmentCodeBody, enrolmentCodeResource } from '../../contract/head/access/enrolment-codes.ts';
import { attentionItem } from '../../contract/head/attention.ts';
import { rejectedLine, rejectedLinesQuery } from '../../contract/head/rejected-lines.ts';
import {
  commandBody,
  commandResource,
  stationSeriesResource,
} from '../../contract/head/stations/commands.ts';
import { conflictResolution } from '../../contract/head/stations/series-stop.ts';
import { stationPatch, stationResource } from '../../contract/head/stations/stations.ts';
import { commandsQuery } from '../commands/list-commands.ts';
import { eventsQuery } from '../events/list-events.ts';
import { inSection, keys, listed, paged } from './operation.ts';

const section = inSection('Cajas');
const read = section.of(keys.anyOfPart);
const change = section.of(keys.managersOfPart);
const decide = section.of(keys.managersOfWhole);

const station = z.looseObject({ object: z.literal('station'), id: z.uuid() });

/** The tills of a head office, what needs a person, and what tills are asked to do. */
export const stationOperations = [
  read({
    method: 'GET',
    path: '/v1/head/stations',
    operationId: 'list_stations',
    summary: 'Listar las cajas',
    answer: listed(stationResource),
  }),
  change({
    method: 'PATCH',
    path: '/v1/head/stations/{id}',
    operationId: 'rename_station',
    summary: 'Cambiar el nombre de una caja',
    body: stationPatch,
    example: { name: 'Caja de la entrada' },
    answer: station,
  }),
  read({
    method: 'GET',
    path: '/v1/head/stations/{id}/series',
    operationId: 'list_station_series',
    summary: 'Listar las series de producción de una caja',
    answer: listed(stationSeriesResource),
  }),
  change({
    method: 'POST',
    path: '/v1/head/stations/{id}/retire',
    operationId: 'retire_station',
    summary: 'Retirar una caja',
    description:
      'Deja de emitir en producción, envía lo que falta, y otra puede seguir en su punto de emisión.',
    problems: ['invalid_state'],
    answer: station,
  }),
  change({
    method: 'POST',
    path: '/v1/head/stations/{id}/revoke',
    operationId: 'revoke_station',
    summary: 'Dar de baja una caja',
    description: 'La matriz ya no la recibe. Para seguir necesita un código nuevo.',
    answer: station,
  }),
  decide({
    method: 'GET',
    path: '/v1/head/stations/{id}/rejected-lines',
    operationId: 'list_rejected_lines',
    summary: 'Ver lo que una caja envió y no se pudo guardar',
    query: rejectedLinesQuery,
    answer: listed(rejectedLine),
  }),
  decide({
    method: 'DELETE',
    path: '/v1/head/stations/{id}/rejected-lines',
    operationId: 'discard_rejected_lines',
    summary: 'Descartar lo que una caja envió y no se pudo guardar',
    query: rejectedLinesQuery,
    answer: z.looseObject({}),
  }),
  read({
    method: 'GET',
    path: '/v1/head/attention',
    operationId: 'list_attention',
    summary: 'Lo que necesita a una persona',
    answer: listed(attentionItem),
  }),
  read({
    method: 'GET',
    path: '/v1/head/events',
    operationId: 'list_head_events',
    summary: 'Lo que pasó en las cajas, en su orden',
    description: 'Se sigue desde `next`: quien sigue desde allí no se pierde ninguno.',
    query: eventsQuery,
    problems: ['invalid_cursor'],
    answer: z.strictObject({
      object: z.literal('list'),
      data: z.array(
        z.strictObject({
          id: z.string(),
          object: z.literal('event'),
          type: z.string(),
          created_at: z.iso.datetime(),
          data: z.looseObject({}),
        }),
      ),
      next: z.string().meta({ description: 'Desde dónde seguir, como `after`' }),
    }),
  }),
  decide({
    method: 'POST',
    path: '/v1/head/number-conflicts/{series}/resolve',
    operationId: 'resolve_number_conflict',
    summary: 'Decidir de qué caja es un punto de emisión',
    params: z.strictObject({ series: z.string() }),
    body: conflictResolution,
    example: { station_id: '01970000-0000-7000-8000-000000000000', next_number: 1524 },
    answer: z.strictObject({
      object: z.literal('number_conflict'),
      series_id: z.int(),
      station_id: z.uuid(),
      next_number: z.int(),
    }),
  }),
  change({
    method: 'GET',
    path: '/v1/head/enrolment-codes',
    operationId: 'list_enrolment_codes',
    summary: 'Listar los códigos sin usar',
    answer: listed(enrolmentCodeResource),
  }),
  change({
    method: 'POST',
    path: '/v1/head/enrolment-codes',
    operationId: 'create_enrolment_code',
    summary: 'Dar un código para unir una caja',
    description: 'Sirve una vez y durante 24 horas. Se muestra solo aquí.',
    body: enrolmentCodeBody,
    bodyMayBeMissing: true,
    example: { establishment: '002', name: 'Caja 2' },
    problems: ['emission_point_taken'],
    answer: enrolmentCodeResource.extend({ code: z.string() }),
  }),
  change({
    method: 'DELETE',
    path: '/v1/head/enrolment-codes/{id}',
    operationId: 'revoke_enrolment_code',
    summary: 'Quitar un código',
    answer: z.strictObject({
      object: z.literal('enrolment_code'),
      id: z.uuid(),
      revoked: z.literal(true),
    }),
  }),
  read({
    method: 'GET',
    path: '/v1/head/commands',
    operationId: 'list_commands',
    summary: 'Listar lo que se pidió a las cajas',
    query: commandsQuery,
    answer: paged(commandResource),
  }),
  change({
    method: 'POST',
    path: '/v1/head/commands',
    operationId: 'create_command',
    summary: 'Pedir a una caja que haga algo con un documento o una serie',
    description:
      'Lo hace una vez, por las reglas de una persona en la caja, en cuanto hay conexión; antes de 24 horas.',
    body: commandBody,
    problems: ['not_found', 'invalid_state'],
    example: {
      action: 'annul',
      document_id: '01970000-0000-7000-8000-000000000000',
      annulled_on: '2026-11-21',
    },
    answer: commandResource,
  }),
  read({
    method: 'GET',
    path: '/v1/head/commands/{id}',
    operationId: 'retrieve_command',
    summary: 'Ver qué fue de lo que se pidió',
    answer: commandResource,
  }),
];
