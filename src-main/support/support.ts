import type { BackupsResource } from '../contract/business/backups/backup.ts';
import type { EntityResource, ReadinessResource } from '../contract/business/entity.ts';
import type { SettingsResource } from '../contract/business/settings.ts';
import {
  type DataFolder,
  type SupportCounts,
  type SupportFile,
  supportFile,
} from '../contract/business/support-file.ts';
import type { SyncResource } from '../contract/delivery/sync.ts';
import type { EventResource } from '../contract/webhooks/event.ts';
import type { Environment } from '../documents/kinds.ts';
import { readCrashReports } from './crashes/read-crash-reports.ts';
import { logLineForSupport } from './log/log-line.ts';
import { logTail } from './log/log-tail.ts';
import { redactAll } from './log/redact.ts';
import { freeBytesIn, measureFolder } from './measure-folder.ts';

/** How much there is of everything; never what is in it. */
export interface SupportStore {
  counts(): Promise<SupportCounts>;
  documents(): Promise<SupportCounts['documents']>;
  /** Names that are nobody else's business: of the people who work here. */
  names(): Promise<readonly string[]>;
}

export interface SupportDependencies {
  readonly store: SupportStore;
  readonly folders: {
    readonly data: string;
    /** The name of the one in `data` that is not the till's: of a head office that runs here. */
    readonly headOffice: string;
    readonly journal: string;
    readonly logs: string;
    readonly crashes: string;
    /** The files of the database itself. */
    readonly database: readonly string[];
  };
  readonly sizeOf: (file: string) => number;
  readonly entities: () => Promise<readonly EntityResource[]>;
  readonly readiness: (scope: { entityId: string; environment: Environment }) => Promise<ReadinessResource>;
  readonly settings: () => Promise<SettingsResource>;
  readonly sync: () => Promise<SyncResource>;
  readonly backups: () => Promise<BackupsResource>;
  readonly events: () => Promise<readonly EventResource[]>;
  readonly version: string;
  /** The computer, in words. */
  readonly system: string;
  readonly now: () => Date;
}

const LOG_LINES = 400;

export type Support = ReturnType<typeof makeSupport>;

/** What a person gives to support, and where the data are. */
export function makeSupport(dependencies: SupportDependencies) {
  const { store, folders, sizeOf, version, system, now } = dependencies;

  async function readFolder(): Promise<DataFolder> {
    const [bytes, journal_bytes, free_bytes] = await Promise.all([
      measureFolder(folders.data, folders.headOffice),
      measureFolder(folders.journal),
      freeBytesIn(folders.data),
    ]);
    return {
      object: 'data_folder',
      path: folders.data,
      bytes,
      database_bytes: folders.database.reduce((sum, file) => sum + sizeOf(file), 0),
      journal_bytes,
      ...(free_bytes !== undefined && { free_bytes }),
      logs_path: folders.logs,
    };
  }

  async function readinessOf(entities: readonly EntityResource[]) {
    const scopes = entities.flatMap(({ id, kind }) =>
      (kind === 'live' ? (['test', 'live'] as const) : (['sandbox'] as const)).map((environment) => ({
        entityId: id,
        environment,
      })),
    );
    const all = await Promise.all(scopes.map(dependencies.readiness));
    return all.map(({ environment, ready, requirements }) => ({ environment, ready, requirements }));
  }

  return {
    dataFolder: readFolder,

    /** Without names, numbers that tell a person, addresses or secrets. */
    async file(): Promise<SupportFile> {
      const [entities, folder, counts, people, settings, sync, backups, events, lines, crashes] =
        await Promise.all([
          dependencies.entities(),
          readFolder(),
          store.counts(),
          store.names(),
          dependencies.settings(),
          dependencies.sync(),
          dependencies.backups(),
          dependencies.events(),
          logTail(folders.logs, LOG_LINES),
          readCrashReports(folders.crashes),
        ]);
      const { path: _path, logs_path: _logs, object: _folder, ...data_folder } = folder;
      const { object: _settings, ...settingValues } = settings;
      const { object: _sync, ...delivery } = sync;
      const names = [
        ...people,
        ...entities.flatMap(({ legal_name, trade_name }) => [legal_name, trade_name]),
      ];
      const content = {
        object: 'support_file',
        made_at: now().toISOString(),
        version,
        system,
        running_seconds: Math.round(process.uptime()),
        memory_bytes: process.memoryUsage.rss(),
        data_folder,
        counts,
        readiness: await readinessOf(entities),
        settings: settingValues,
        sync: delivery,
        backups: backups.places,
        events: events.map(({ type, created_at }) => ({ type, created_at })),
        log: lines.flatMap((line) => logLineForSupport(line) ?? []),
        crashes,
      };
      return supportFile.parse(
        redactAll(
          content,
          names.filter((name) => name !== undefined),
        ),
      );
    },
  };
}
