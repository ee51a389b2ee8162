import { z } from 'zod';
import { text } from '../../../documents/values/text.ts';

/** What encrypts the backups. Long, because a holder of a backup may try without end. */
export const backupPassphrase = z
  .string()
  .min(12, 'La contraseña de los respaldos debe tener al menos 12 caracteres.')
  .max(200, 'La contraseña de los respaldos puede tener hasta 200 caracteres.');

export const backupDestinations = ['folder', 's3', 'second_place'] as const;
export type BackupDestinationName = (typeof backupDestinations)[number];

const endpoint = z
  .url({
    protocol: /^https?$/,
    error: 'Debe ser una dirección https, como https://s3.us-east-1.amazonaws.com.',
  })
  .refine((address) => address.startsWith('https:') || isThisMachine(address), {
    error: 'Sin cifrado solo se habla con este mismo equipo: use https.',
  });

function isThisMachine(address: string): boolean {
  return /^http:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?(\/|$)/.test(address);
}

/** A bucket in a service that speaks S3 (Amazon, Backblaze, Cloudflare, MinIO), its secret apart. */
const bucketFields = {
  endpoint: endpoint.meta({ description: 'Dirección del servicio, sin el bucket' }),
  region: text(60).meta({ description: 'La que dice el servicio; us-east-1 o auto si no dice ninguna' }),
  bucket: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      'El nombre de un bucket tiene de 3 a 63 letras minúsculas, números, puntos o guiones.',
    ),
  access_key: text(200),
};

const hour = z
  .int()
  .min(0)
  .max(23)
  .meta({ description: 'Hora de Ecuador, de 0 a 23, cuando la tienda está tranquila' });
const folder = text(1000).meta({
  description: 'Carpeta de otro disco, una memoria USB o la red; su ruta completa',
});

export const backupSettingsBody = z
  .strictObject({
    hour: hour.default(22),
    passphrase: backupPassphrase.optional().meta({
      description:
        'Nunca se muestra. Sin ella queda la anterior. Si se pierde, ningún respaldo se puede abrir',
    }),
    passphrase_again: z.string().max(200).optional().meta({ description: 'La misma, escrita otra vez' }),
    folder: folder.optional().meta({
      description:
        'Sin ella no se guarda en ninguna carpeta; en el segundo lugar, si lo hay, se guarda siempre',
    }),
    s3: z
      .strictObject({
        ...bucketFields,
        secret_key: text(500).optional().meta({
          description:
            'Nunca se muestra. Sin ella queda la anterior, si el servicio y la clave son los mismos',
        }),
      })
      .optional()
      .meta({ description: 'Sin él no se guarda en internet' }),
  })
  .refine((body) => body.passphrase === body.passphrase_again, {
    path: ['passphrase_again'],
    error: 'Las dos contraseñas no son iguales.',
  })
  .meta({ id: 'backup_settings_body' });
export type BackupSettingsBody = z.output<typeof backupSettingsBody>;

const lastState = {
  last: z
    .strictObject({ at: z.iso.datetime(), file: z.string(), bytes: z.int(), documents: z.int() })
    .optional()
    .meta({ description: 'El último que se guardó y se comprobó; falta si no hay ninguno' }),
  is_late: z.boolean().meta({ description: 'Si hace más de 48 horas que no se guarda ninguno' }),
  trouble: z
    .strictObject({ message: z.string(), since: z.iso.datetime() })
    .optional()
    .meta({ description: 'Por qué no se pudo; se intenta otra vez en next_at' }),
};

export const destinationState = z.strictObject({
  place: z.enum(backupDestinations),
  ...lastState,
  next_at: z.iso.datetime(),
  head_office: z.strictObject(lastState).optional().meta({
    description:
      'Cómo van ahí los de la matriz de este equipo, que se hacen con los de la caja; falta si no lo es',
  }),
});
export type BackupDestinationState = z.output<typeof destinationState>;

/** The backups the program makes by itself, and how they go. */
export const backupsResource = z
  .strictObject({
    object: z.literal('backups'),
    settings: z
      .strictObject({
        hour,
        folder: folder.optional(),
        s3: z.strictObject(bucketFields).optional(),
        updated_at: z.iso.datetime(),
      })
      .optional()
      .meta({ description: 'Falta mientras no se hacen respaldos por sí solos' }),
    places: z.array(destinationState),
    running: z.boolean(),
    stage: z
      .enum(['sealing', 'delivering'])
      .optional()
      .meta({ description: 'sealing: se copia y se cifra; delivering: se lleva a sus lugares' }),
    testing: z
      .strictObject({
        place: z.enum(backupDestinations),
        file: z.string(),
        stage: z.enum(['fetching', 'opening', 'checking']).meta({
          description: 'fetching: se trae; opening: se abre; checking: se lee cada página',
        }),
        bytes: z
          .int()
          .optional()
          .meta({ description: 'Cuánto de su archivo se trajo o se abrió; falta al leer páginas' }),
      })
      .optional()
      .meta({ description: 'El respaldo que se está probando' }),
  })
  .meta({ id: 'backups' });
export type BackupsResource = z.output<typeof backupsResource>;

const fileName = z
  .string()
  .regex(/^(?:mostrador|matriz)-\d{13}-[0-9a-f]{8}-\d{8}T\d{6}Z\.age$/, 'No es el nombre de un respaldo.');

/** One backup that is kept. */
export const backupFile = z
  .strictObject({
    object: z.literal('backup'),
    place: z.enum(backupDestinations),
    file: z.string(),
    holds: z
      .enum(['till', 'head_office'])
      .meta({ description: 'Si tiene los datos de una caja o de una matriz' }),
    created_at: z.iso.datetime(),
    bytes: z.int(),
  })
  .meta({ id: 'backup' });
export type BackupFile = z.output<typeof backupFile>;

export const backupFileParams = z.strictObject({ place: z.enum(backupDestinations), file: fileName });

export const backupRemovalQuery = z.strictObject({
  newest: z.enum(['true', 'false']).optional().meta({
    description: 'true borra también el más reciente de su equipo, del que ya no quedaría otro tan nuevo',
  }),
});

export const backupListQuery = z.strictObject({ place: z.enum(backupDestinations) });

export const backupTestBody = z
  .strictObject({ place: z.enum(backupDestinations), file: fileName })
  .meta({ id: 'backup_test_body' });

/** What a backup holds, once it was opened and read to its last page. */
export const backupTest = z
  .strictObject({
    object: z.literal('backup_test'),
    file: z.string(),
    ok: z.boolean(),
    message: z.string(),
    documents: z.int().optional(),
    ruc: z.string().optional(),
    version: z.string().optional(),
    created_at: z.iso.datetime().optional(),
  })
  .meta({ id: 'backup_test' });
export type BackupTest = z.output<typeof backupTest>;

/** A backup into a file of this computer, asked for by the owner of the data. */
export const backupArchiveBody = z
  .strictObject({
    file: text(1000).meta({ description: 'Archivo que se crea; su ruta completa' }),
    passphrase: backupPassphrase,
  })
  .meta({ id: 'backup_archive_body' });
export type BackupArchiveBody = z.output<typeof backupArchiveBody>;

export const backupArchive = z
  .strictObject({
    object: z.literal('backup_archive'),
    file: z.string(),
    documents: z.int(),
    bytes: z.int(),
  })
  .meta({ id: 'backup_archive' });
export type BackupArchive = z.output<typeof backupArchive>;
