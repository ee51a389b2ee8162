import { z } from 'zod';
import { documentTypes, environments } from '../../../documents/kinds.ts';

/** Why a backup cannot be opened here. */
export const restoreFaults = [
  'not_a_backup',
  'wrong_passphrase',
  'unreadable',
  'newer_version',
  'no_space',
  'failed',
] as const;
export type RestoreFault = (typeof restoreFaults)[number];

/** What is in a backup that was opened and read to its last page. */
export const backupContents = z
  .strictObject({
    created_at: z.iso.datetime(),
    version: z.string().meta({ description: 'Del programa que lo hizo' }),
    ruc: z.string(),
    legal_name: z.string(),
    documents: z.int(),
    series: z
      .array(
        z.strictObject({
          environment: z.enum(environments),
          document_type: z.enum(documentTypes),
          establishment: z.string(),
          emission_point: z.string(),
          last_number: z.int(),
        }),
      )
      .meta({ description: 'Las series que dieron números, cada una con el último' }),
  })
  .meta({ id: 'backup_contents' });
export type BackupContents = z.output<typeof backupContents>;

/** How the last restore of the window ended, at the start that put the backup in the place of the data. */
export const restoreResult = z.strictObject({
  finished_at: z.iso.datetime(),
  ok: z.boolean(),
  message: z.string().optional().meta({ description: 'Por qué no se pudo; los datos son los de antes' }),
  kept_as: z.string().optional().meta({ description: 'Dónde quedaron los datos anteriores' }),
  damaged: z
    .boolean()
    .optional()
    .meta({ description: 'Si los datos anteriores estaban dañados y no se leyó todo de ellos' }),
  recovered: z
    .int()
    .optional()
    .meta({ description: 'Documentos posteriores al respaldo que devolvieron los diarios de números' }),
  missing: z
    .array(z.string())
    .optional()
    .meta({ description: 'Segundos lugares que no respondieron y pueden tener documentos posteriores' }),
  backup: backupContents,
});
export type RestoreResult = z.output<typeof restoreResult>;

/** A restore in the window, from the file to the start that finishes it. */
export const restoreResource = z
  .strictObject({
    object: z.literal('restore'),
    state: z.enum(['none', 'receiving', 'received', 'opening', 'opened', 'restarting']).meta({
      description:
        'none: no hay ninguna; receiving: llega el archivo; received: falta su contraseña; opening: se abre y se lee; ' +
        'opened: se ve qué trae y falta confirmar; restarting: se pone al volver a abrir el programa',
    }),
    stage: z
      .enum(['opening', 'checking'])
      .optional()
      .meta({ description: 'opening: se descifra; checking: se lee cada página' }),
    bytes: z.int().optional().meta({ description: 'Lo que llegó o se descifró, mientras se hace' }),
    total: z.int().optional().meta({ description: 'De todo el archivo, desde que llegó' }),
    fault: z.enum(restoreFaults).optional().meta({ description: 'Por qué no se pudo abrir' }),
    room: z
      .strictObject({
        folder: z.string().meta({ description: 'La carpeta de los datos' }),
        needed: z.int().meta({ description: 'Bytes que deben estar libres en su disco' }),
        free: z.int().meta({ description: 'Bytes que están libres' }),
      })
      .optional()
      .meta({ description: 'Con `no_space`, el espacio que falta, si se supo antes de escribir' }),
    backup: backupContents.optional(),
    opens_by_itself: z.boolean().meta({
      description: 'Si el programa se cierra y se abre solo al confirmar; si no, lo hace una persona',
    }),
    last: restoreResult
      .optional()
      .meta({ description: 'Cómo terminó la última, hasta que alguien dice que la vio' }),
  })
  .meta({ id: 'restore' });
export type RestoreResource = z.output<typeof restoreResource>;

export const restoreOpenBody = z
  .strictObject({ passphrase: z.string().min(1, 'Escriba la contraseña del respaldo.').max(200) })
  .meta({ id: 'restore_open_body' });
