import type { Restores } from '../../../../backup/staged/restores.ts';
import { backupTestBody } from '../../../../contract/business/backups/backup.ts';
import { restoreOpenBody, restoreResource } from '../../../../contract/business/backups/restore.ts';
import { json, jsonOf } from '../../../routing/answers/reply.ts';
import { bare, personRoute, type Route } from '../../../routing/route.ts';
import { uploadParts, uploadType } from '../../../routing/upload-parts.ts';

/** A backup comes back, in the window: its file, what is in it, and the start that puts it in the place of the data. */
export function restoreRoutes(restores: Restores): readonly Route[] {
  const common = {
    ...bare,
    path: '/v1/local/restore',
    tag: 'Configuración',
    permission: 'manage_backups',
  } as const;
  const answers = [{ status: 200, description: 'Cómo va', schema: restoreResource }] as const;
  return [
    personRoute({
      ...common,
      method: 'GET',
      operationId: 'retrieve_restore',
      summary: 'Ver cómo va la restauración de un respaldo',
      answers,
      problems: [],
      handle: async () => json(200, restores.read()),
    }),
    personRoute({
      ...common,
      path: '/v1/local/restore/files',
      method: 'POST',
      operationId: 'upload_restore_file',
      summary: 'Traer el archivo del respaldo que se restaura',
      description:
        'Un respaldo cifrado, en el campo `file`; se escribe según llega, mientras quede espacio en el disco. Los datos ' +
        'no cambian hasta que se confirma.',
      body: uploadParts,
      bodyTypes: [uploadType],
      fileBytes: Number.POSITIVE_INFINITY,
      answers,
      problems: ['invalid_state', 'storage_full', 'validation_failed'],
      handle: async ({ body }) => jsonOf(200, await restores.receive(body)),
    }),
    personRoute({
      ...common,
      path: '/v1/local/restore/place',
      method: 'POST',
      operationId: 'fetch_restore_file',
      summary: 'Traer de su lugar el respaldo que se restaura',
      description: 'Antes de traer nada se mira si cabe en el disco de los datos.',
      body: backupTestBody,
      example: { place: 'folder', file: 'mostrador-1799999990001-0a1b2c3d-20261122T030000Z.age' },
      answers,
      problems: ['not_found', 'invalid_state', 'not_ready', 'storage_full'],
      handle: async ({ body }) => jsonOf(200, await restores.take(body)),
    }),
    personRoute({
      ...common,
      path: '/v1/local/restore/open',
      method: 'POST',
      operationId: 'open_restore_file',
      summary: 'Abrir el respaldo que llegó y leerlo entero',
      description:
        'Sigue por su cuenta; cómo va lo dice `state`. Con otra contraseña se puede intentar otra vez.',
      body: restoreOpenBody,
      example: { passphrase: 'cuatro palabras al azar' },
      answers: [{ status: 202, description: 'Empieza', schema: restoreResource }],
      problems: ['invalid_state'],
      handle: async ({ body }) => jsonOf(202, restores.open(body.passphrase)),
    }),
    personRoute({
      ...common,
      path: '/v1/local/restore/cancel',
      method: 'POST',
      operationId: 'cancel_restore',
      summary: 'Cancelar una restauración que no se ha confirmado',
      description: 'Los datos quedan como estaban, y lo que llegó se borra. Sin una en marcha no hace nada.',
      answers,
      problems: ['invalid_state'],
      handle: async () => jsonOf(200, await restores.cancel()),
    }),
    personRoute({
      ...common,
      path: '/v1/local/restore/confirm',
      method: 'POST',
      operationId: 'confirm_restore',
      summary: 'Poner el respaldo en lugar de los datos',
      description:
        'El programa se cierra y se abre solo donde puede (`opens_by_itself`); ese inicio pone el respaldo. Lo que había ' +
        'se guarda aparte, el diario de números devuelve lo emitido después, y ningún número retrocede.',
      answers: [
        { status: 202, description: 'Se pone al volver a abrir el programa', schema: restoreResource },
      ],
      problems: ['invalid_state'],
      handle: async () => jsonOf(202, restores.confirm()),
    }),
    personRoute({
      ...common,
      path: '/v1/local/restore/last',
      method: 'DELETE',
      operationId: 'forget_last_restore',
      summary: 'Decir que se vio cómo terminó la última restauración',
      answers,
      problems: [],
      handle: async () => json(200, restores.forgetLast()),
    }),
  ];
}
