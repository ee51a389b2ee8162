import { z } from 'zod';
import { documentStatuses, documentTypes, environments } from '../../documents/kinds.ts';
import { namedObject } from '../../documents/values/named-object.ts';
import { syncResource } from '../delivery/sync.ts';
import { destinationState } from './backups/backup.ts';
import { readinessResource } from './entity.ts';
import { settingsResource } from './settings.ts';

/** Where everything of the installation is kept, and the room it takes. */
export const dataFolder = namedObject('data_folder', {
  object: z.literal('data_folder'),
  path: z.string(),
  bytes: z.int().meta({ description: 'Todo lo que hay en la carpeta' }),
  database_bytes: z.int().meta({ description: 'Documentos, catálogo y ajustes' }),
  journal_bytes: z.int().meta({ description: 'El diario de números, con los XML firmados' }),
  free_bytes: z.int().optional().meta({ description: 'Espacio libre en el disco; falta donde no se sabe' }),
  logs_path: z.string().meta({ description: 'Dónde está el registro de lo que hizo el programa' }),
});
export type DataFolder = z.output<typeof dataFolder>;

/** What ended a process of the program; nothing that reveals a person, a business or a secret. */
export const crashReport = z.strictObject({
  at: z.iso.datetime(),
  kind: z.string().meta({
    description: 'Cómo terminó: uncaughtException, unhandledRejection, o lo que dice el escritorio',
  }),
  version: z.string(),
  system: z.string(),
  uptime_seconds: z.int(),
  memory_bytes: z.int(),
  error: z.string(),
});
export type CrashReport = z.output<typeof crashReport>;

const count = z.strictObject({
  environment: z.enum(environments),
  type: z.enum(documentTypes),
  status: z.enum(documentStatuses),
  documents: z.int(),
});

/** How much of everything there is; never what is in it. */
export const supportCounts = z.strictObject({
  documents: z.array(count),
  others: z.record(z.string(), z.int()).meta({ description: 'Filas de lo demás, por su tabla' }),
});
export type SupportCounts = z.output<typeof supportCounts>;

/** What support needs to know of an installation: nothing that reveals a person, a business or a secret. */
export const supportFile = namedObject('support_file', {
  object: z.literal('support_file'),
  made_at: z.iso.datetime(),
  version: z.string(),
  system: z.string().meta({ description: 'Sistema operativo, procesador y Node' }),
  running_seconds: z.int(),
  memory_bytes: z.int(),
  data_folder: dataFolder.omit({ path: true, logs_path: true, object: true }),
  counts: supportCounts,
  readiness: z.array(readinessResource.pick({ environment: true, ready: true, requirements: true })),
  settings: settingsResource.omit({ object: true }),
  sync: syncResource.omit({ object: true }),
  backups: z.array(destinationState),
  events: z
    .array(z.strictObject({ type: z.string(), created_at: z.iso.datetime() }))
    .meta({ description: 'Lo último que le pasó a la instalación, lo más nuevo primero' }),
  log: z.array(z.string()).meta({ description: 'Lo último del registro, lo más viejo primero' }),
  crashes: z
    .array(crashReport)
    .meta({ description: 'Cada vez que el programa terminó por un error, lo más nuevo primero' }),
});
export type SupportFile = z.output<typeof supportFile>;
