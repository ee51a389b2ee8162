import { z } from 'zod';
import { namedObject } from '../../../documents/values/named-object.ts';
import { text } from '../../../documents/values/text.ts';
import { stationName } from './stations.ts';

/**
 * enrolled: it reports; unproven: it was restored, and begins anew with its head office before it reports; forked: another computer reports under the same identity, and this one no longer;
 * revoked: the head office turned it away. In the last two it issues nothing live until it is enrolled anew.
 */
export const stationStates = ['enrolled', 'unproven', 'forked', 'revoked'] as const;
export type StationState = (typeof stationStates)[number];

/** How this station stands with its head office. */
export const headOfficeResource = namedObject('head_office', {
  object: z.literal('head_office'),
  state: z.enum(['not_enrolled', ...stationStates]).meta({
    description:
      'not_enrolled: no informa a ninguna matriz; enrolled: informa; unproven: se restauró, y antes de informar se pone de acuerdo con la matriz; forked: otra computadora informa con la misma identidad, y esta dejó de hacerlo; revoked: la matriz ya no la recibe. En los dos últimos no emite en producción hasta que se la une con otro código',
  }),
  url: z.string().optional(),
  enrolled_at: z.iso
    .datetime()
    .optional()
    .meta({ description: 'Desde cuándo esta caja está unida a la matriz' }),
  position: z.int().optional().meta({ description: 'Hasta dónde la matriz confirmó lo enviado' }),
  waiting: z.int().optional().meta({ description: 'Cuántos registros faltan por enviar' }),
  fetching: z.literal(true).optional().meta({
    description: 'Se traen de la matriz los documentos, la caja y el inventario de esta caja que aquí faltan',
  }),
  retiring: z
    .literal(true)
    .optional()
    .meta({ description: 'La matriz pidió retirar esta caja: termina cuando todo lo suyo esté allí' }),
  replaced_points: z
    .array(
      z.strictObject({ establishment: z.string(), emission_point: z.string(), instead: z.string() }).meta({
        description: 'El punto que se dejó, y el que dio la matriz en su lugar',
      }),
    )
    .optional()
    .meta({
      description:
        'Puntos de emisión que se dejaron al restaurar en una carpeta vacía, pues nada prueba su último número. Se vuelve a ' +
        'ellos diciendo el siguiente de cada serie',
    }),
  fetched_cash_sessions: z
    .array(
      z
        .strictObject({
          id: z.uuid(),
          opened_at: z.iso.datetime(),
          operator_name: z.string(),
          outcome: z.enum(['open', 'left_out']),
        })
        .meta({
          description:
            'open: volvió abierto, como lo sabía la matriz; left_out: no se pudo traer, y sigue en la matriz',
        }),
    )
    .optional()
    .meta({
      description: 'Turnos de caja que alguien tiene que revisar, de los que se trajeron al restaurar',
    }),
  reached_at: z.iso.datetime().optional().meta({ description: 'Cuándo contestó la matriz por última vez' }),
  problem: z.string().optional().meta({ description: 'Por qué falló el último intento; falta si no falló' }),
});
export type HeadOfficeResource = z.output<typeof headOfficeResource>;

export const enrolmentBody = z
  .strictObject({
    code: text(500).meta({
      description:
        'El código que dio la matriz, entero, o sus doce letras y cifras con `address`; sirve una vez y durante 24 horas',
    }),
    address: text(200)
      .optional()
      .meta({
        description:
          'Dónde contesta la matriz, con las doce letras y cifras: 192.168.1.10, con :puerto si no es 7443. Antes de enviarle el ' +
          'código se comprueba que sea la que lo dio',
      }),
    name: stationName.optional().meta({
      description:
        'Cómo se llama esta caja en la matriz; si falta, su punto de emisión o el nombre de la computadora',
    }),
  })
  .meta({ id: 'enrolment_body' });

export const headOfficeMove = z
  .strictObject({
    url: z
      .string()
      .max(200)
      .regex(/^https:\/\/[\w.:[\]-]+$/, 'Se escribe así: https://matriz.ejemplo.ec:7443')
      .meta({ description: 'Dónde contesta ahora la matriz; se la reconoce por el mismo certificado' }),
  })
  .meta({ id: 'head_office_move' });
