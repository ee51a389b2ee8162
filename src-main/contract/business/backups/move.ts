import { z } from 'zod';
import { text } from '../../../documents/values/text.ts';
import { backupPassphrase } from './backup.ts';

/** Whether the numbers of the business are in this computer, or went to another in one file. */
export const moveResource = z
  .strictObject({
    object: z.literal('move'),
    state: z.enum(['here', 'moving', 'moved']).meta({
      description:
        'here: se emite aquí; moving: se escribe el archivo; moved: los números siguen en otra computadora',
    }),
    moved_at: z.iso.datetime().optional(),
    bytes: z.int().optional().meta({ description: 'Lo que ya se escribió, mientras se escribe' }),
    file: z
      .string()
      .optional()
      .meta({ description: 'El archivo que se escribió desde que se abrió el programa' }),
    problem: z
      .string()
      .optional()
      .meta({ description: 'Por qué no se pudo la última vez; se sigue emitiendo aquí' }),
  })
  .meta({ id: 'move' });
export type MoveResource = z.output<typeof moveResource>;

export const moveBody = z
  .strictObject({
    file: text(1000)
      .regex(/\.age$/, 'El nombre del archivo debe terminar en .age.')
      .meta({ description: 'Ruta completa del archivo que se escribe: en una memoria USB, por ejemplo' }),
    passphrase: backupPassphrase,
    passphrase_again: z.string().max(200).meta({ description: 'La misma, escrita otra vez' }),
  })
  .refine((body) => body.passphrase === body.passphrase_again, {
    path: ['passphrase_again'],
    error: 'Las dos contraseñas no son iguales.',
  })
  .meta({ id: 'move_body' });
export type MoveBody = z.output<typeof moveBody>;

export const moveUndoBody = z
  .strictObject({
    never_opened: z.literal(true).meta({
      description: 'Quien lo deshace afirma que el archivo nunca se abrió en otra computadora, ni se abrirá',
    }),
  })
  .meta({ id: 'move_undo_body' });
