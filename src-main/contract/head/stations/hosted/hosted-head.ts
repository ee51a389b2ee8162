import { z } from 'zod';
import { namedObject } from '../../../../documents/values/named-object.ts';
import { stationResource } from '../stations.ts';

const hostedStation = stationResource
  .pick({
    id: true,
    name: true,
    state: true,
    emission_points: true,
    documents: true,
    waiting: true,
    last_seen_at: true,
  })
  .meta({ id: 'hosted_station', description: 'Una caja que se unió a la matriz' });

/** The head office that the program of a till runs on its own computer. */
export const hostedHeadResource = namedObject('hosted_head', {
  object: z.literal('hosted_head'),
  state: z.enum(['off', 'starting', 'running', 'failed']).meta({
    description:
      'off: este equipo no es la matriz; starting: se inicia; running: contesta; failed: terminó o no pudo iniciar, y se intenta otra vez',
  }),
  problem: z.string().optional().meta({ description: 'Por qué no pudo iniciar, y qué hacer' }),
  port: z.int().optional().meta({ description: 'En qué puerto contesta a las cajas' }),
  addresses: z
    .array(z.string())
    .optional()
    .meta({ description: 'Lo que se teclea en las otras cajas: las direcciones de este equipo en su red' }),
  pin: z
    .string()
    .optional()
    .meta({ description: 'La huella de su certificado, por la que la reconocen las cajas' }),
  data_dir: z.string().optional().meta({ description: 'Dónde están sus datos' }),
  stations: z.array(hostedStation).optional().meta({ description: 'Las cajas que se unieron' }),
});
export type HostedHeadResource = z.output<typeof hostedHeadResource>;

export const hostedHeadBody = z
  .strictObject({
    port: z
      .int()
      .max(65_535)
      .refine((port) => port === 0 || port >= 1024, {
        params: { code: 'out_of_range' },
        error: 'Debe ser un puerto desde 1024, o 0.',
      })
      .optional()
      .meta({
        description:
          'En qué puerto, desde 1024; si falta, 7443. 0: uno que esté libre, y desde entonces el mismo',
      }),
  })
  .meta({ id: 'hosted_head_body' });

/** A code as it is typed at another till, shown this once. */
export const typedCodeResource = namedObject('typed_code', {
  object: z.literal('typed_code'),
  code: z.string().meta({ description: 'Doce letras y cifras; sirve una vez' }),
  expires_at: z.iso.datetime(),
  emission_point: z.string().optional().meta({
    description:
      'El que una caja nueva puede usar: 001-002; ninguna de la matriz lo tiene, ni se mostró con otro código',
  }),
});
export type TypedCodeResource = z.output<typeof typedCodeResource>;

/** A key to the window of the head office, shown this once. */
export const hostedHeadKeyResource = namedObject('hosted_head_key', {
  object: z.literal('hosted_head_key'),
  key: z.string(),
  url: z.string().meta({ description: 'La ventana de la matriz, en un navegador de este equipo' }),
  expires_at: z.iso.datetime().meta({ description: 'Hasta cuándo abre: un día' }),
});
export type HostedHeadKeyResource = z.output<typeof hostedHeadKeyResource>;
