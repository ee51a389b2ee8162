import type { Backups } from '../../../../backup/service/backups.ts';
import {
  type BackupsResource,
  backupArchive,
  backupArchiveBody,
  backupFile,
  backupFileParams,
  backupListQuery,
  backupRemovalQuery,
  backupSettingsBody,
  backupsResource,
  backupTest,
  backupTestBody,
} from '../../../../contract/business/backups/backup.ts';
import { listOf } from '../../../../contract/list.ts';
import type { Destination, Destinations } from '../../../../counter/staff-log/destinations.ts';
import { json, jsonOf, listReply, refuse } from '../../../routing/answers/reply.ts';
import { destinationAt } from '../../../routing/destination-at.ts';
import { bare, personRoute, type Route } from '../../../routing/route.ts';

type BackupSettings = NonNullable<BackupsResource['settings']>;

/** The backups that the program makes by itself, for a person. */
export function backupRoutes(backups: Backups, destinations: Destinations): readonly Route[] {
  const common = { ...bare, path: '/v1/local/backups', tag: 'Configuración' } as const;
  const answers = [
    { status: 200, description: 'Lo que se pidió, y cómo van', schema: backupsResource },
  ] as const;
  async function recordSettings(session: string, former?: BackupSettings, settings?: BackupSettings) {
    const folder = { former: destinationAt(former?.folder), current: destinationAt(settings?.folder) };
    const service = { former: bucketOf(former), current: bucketOf(settings) };
    await destinations.record(session, { kind: 'backup_folder', ...folder });
    await destinations.record(session, { kind: 'backup_service', ...service });
  }
  return [
    personRoute({
      ...common,
      // A banner shows everybody that none was kept for days.
      permission: 'signed_in',
      method: 'GET',
      operationId: 'retrieve_backups',
      summary: 'Ver cómo van los respaldos',
      description: 'La contraseña y la clave secreta no se muestran nunca.',
      answers,
      problems: [],
      handle: async () => json(200, await backups.read()),
    }),
    personRoute({
      ...common,
      permission: 'manage_destinations',
      path: '/v1/local/backups/settings',
      method: 'PUT',
      operationId: 'put_backup_settings',
      summary: 'Decir cuándo y dónde se guardan los respaldos',
      description:
        'Uno cada día, cifrado, a la hora dicha; si el equipo estaba apagado, al volver a abrir el programa. El primero ' +
        'se hace ya. Van también al segundo lugar, si lo hay. Se conservan los de 7 días, 4 semanas y 12 meses. ' +
        'Sin la contraseña nadie puede abrirlos.',
      body: backupSettingsBody,
      example: {
        hour: 22,
        passphrase: 'cuatro palabras al azar',
        passphrase_again: 'cuatro palabras al azar',
        folder: '/media/respaldos',
      },
      answers,
      problems: [],
      handle: async ({ session, body }) => {
        const { settings: former } = await backups.read();
        const changed = await backups.put(body);
        if (changed.ok) await recordSettings(session, former, changed.value.settings);
        return jsonOf(200, changed);
      },
    }),
    personRoute({
      ...common,
      permission: 'manage_backups',
      path: '/v1/local/backups/settings',
      method: 'DELETE',
      operationId: 'remove_backup_settings',
      summary: 'Dejar de hacer respaldos',
      description: 'Los que hay se quedan donde están.',
      answers,
      problems: [],
      handle: async ({ session }) => {
        const { settings: former } = await backups.read();
        const removed = await backups.remove();
        await recordSettings(session, former, undefined);
        return json(200, removed);
      },
    }),
    personRoute({
      ...common,
      permission: 'manage_backups',
      path: '/v1/local/backups/run',
      method: 'POST',
      operationId: 'run_backup',
      summary: 'Hacer un respaldo ahora',
      description: 'Se hace mientras la tienda sigue vendiendo; `running` dice si aún se hace.',
      answers: [{ status: 202, description: 'Empieza', schema: backupsResource }],
      problems: ['not_ready'],
      handle: async () => jsonOf(202, await backups.runNow()),
    }),
    personRoute({
      ...common,
      permission: 'manage_backups',
      path: '/v1/local/backups/cancel',
      method: 'POST',
      operationId: 'cancel_backup',
      summary: 'Cancelar el respaldo que se está haciendo',
      description:
        'Lo que ya llegó a un lugar se queda; a los demás se lleva a su próxima hora. Sin uno en marcha no hace nada.',
      answers,
      problems: [],
      handle: async () => json(200, await backups.cancel()),
    }),
    personRoute({
      ...common,
      permission: 'manage_backups',
      path: '/v1/local/backups/files',
      method: 'GET',
      operationId: 'list_backups',
      summary: 'Listar los respaldos guardados',
      description:
        'Los que hay en la carpeta, en el servicio o en el segundo lugar, también los de otros equipos; el más reciente, primero.',
      query: backupListQuery,
      answers: [{ status: 200, description: 'Todos', schema: listOf(backupFile) }],
      problems: ['not_ready'],
      async handle({ query }) {
        const outcome = await backups.list(query.place);
        if (!outcome.ok) return refuse(outcome.problem);
        return listReply(outcome.value);
      },
    }),
    personRoute({
      ...common,
      permission: 'manage_backups',
      params: backupFileParams,
      query: backupRemovalQuery,
      path: '/v1/local/backups/files/{place}/{file}',
      method: 'DELETE',
      operationId: 'remove_backup',
      summary: 'Borrar un respaldo',
      description:
        'El más reciente de su equipo se borra solo si se dice que se sabe (`newest=true`); si es de este, enseguida se ' +
        'hace otro.',
      answers: [{ status: 200, description: 'Se borró', schema: backupsResource }],
      problems: ['not_ready', 'invalid_state'],
      handle: async ({ params, query }) =>
        jsonOf(200, await backups.removeFile(params, { newest: query.newest === 'true' })),
    }),
    personRoute({
      ...common,
      permission: 'manage_backups',
      path: '/v1/local/backups/test',
      method: 'POST',
      operationId: 'test_backup',
      summary: 'Probar que un respaldo sirve',
      description:
        'Lo trae, lo abre con la contraseña guardada, lee todas sus páginas y cuenta. Los datos no cambian. Cómo va lo dice `testing` de los respaldos; solo se prueba uno a la vez.',
      body: backupTestBody,
      example: { place: 'folder', file: 'mostrador-1799999990001-0a1b2c3d-20261122T030000Z.age' },
      answers: [{ status: 200, description: 'Cómo fue', schema: backupTest }],
      problems: ['not_ready', 'invalid_state'],
      handle: async ({ body }) => jsonOf(200, await backups.test(body)),
    }),
    personRoute({
      ...common,
      permission: 'manage_backups',
      path: '/v1/local/backups/test/cancel',
      method: 'POST',
      operationId: 'cancel_backup_test',
      summary: 'Cancelar la prueba de un respaldo',
      description:
        'El respaldo sigue en su lugar. Quien pidió la prueba recibe `invalid_state`. Sin una en marcha no hace nada.',
      answers,
      problems: [],
      handle: async () => json(200, await backups.cancelTest()),
    }),
    personRoute({
      ...common,
      permission: 'owner',
      path: '/v1/local/backups/archives',
      method: 'POST',
      operationId: 'create_backup_archive',
      summary: 'Hacer un respaldo cifrado en un archivo de este equipo',
      description:
        'Para la dueña o el dueño de los datos: la orden `backup` lo pide donde el sistema operativo guarda la clave de ' +
        'los secretos. Responde cuando está hecho y comprobado, lo que con muchos datos toma minutos.',
      body: backupArchiveBody,
      example: { file: '/media/respaldos/copia.age', passphrase: 'cuatro palabras al azar' },
      answers: [{ status: 201, description: 'Hecho y comprobado', schema: backupArchive }],
      problems: ['not_ready'],
      handle: async ({ body, signal }) => jsonOf(201, await backups.archive(body, signal())),
    }),
  ];
}

/** An endpoint may hold a name and a password. */
function bucketOf(settings: BackupSettings | undefined): Destination | undefined {
  if (!settings?.s3) return undefined;
  const { endpoint, bucket, access_key } = settings.s3;
  return {
    identity: `${endpoint} ${bucket} ${access_key}`,
    address: `${new URL(endpoint).origin}/${bucket}`,
  };
}
