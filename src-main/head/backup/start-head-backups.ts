import { join } from 'node:path';
import { archiveThreads, type RunArchiveWork } from '../../backup/archive/archive-thread.ts';
import { type Backups, makeBackups } from '../../backup/service/backups.ts';
import { makeHeadBackupStates } from '../../backup/service/head-backup-states.ts';
import { shownState } from '../../backup/service/shown-backups.ts';
import { startBackups } from '../../backup/service/start-backups.ts';
import type { AttentionItem } from '../../contract/head/attention.ts';
import { PRACTICE_RUC } from '../../documents/identifiers/practice-ruc.ts';
import { version } from '../../process/build.ts';
import { programFile as fileBeside } from '../../process/program-file.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import type { HeadArchiveWork } from './head-archive-work.ts';
import { headFiles } from './head-manifest.ts';
import { makePlanFile } from './plan-file.ts';

export interface HeadBackupOptions {
  readonly database: HeadDatabase;
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly box: SecretBox;
  readonly now: () => Date;
  /** Where the programs of threads are; beside this one when left out. */
  readonly programFile?: ((name: string) => string) | undefined;
  /** Another way to make and open them; age's own strength when left out. */
  readonly archiveWork?: ((run: RunArchiveWork) => RunArchiveWork) | undefined;
  readonly failed: (reason: unknown, what: string) => void;
}

export interface HeadBackups {
  readonly backups: Backups;
  /** Of the backups that are to be made by themselves, here or by the till beside it: those that are not. */
  failure(): Promise<readonly AttentionItem[]>;
  stop(): Promise<void>;
}

/** The backups of a head office, made as those of a till are. */
export async function startHeadBackups(options: HeadBackupOptions): Promise<HeadBackups> {
  const { database, databaseUrl, dataDir, box, now, programFile = fileBeside, failed } = options;
  const { archiveWork = (usual) => usual } = options;
  const business = () => database.selectFrom('business').select(['id', 'ruc']).executeTakeFirstOrThrow();
  const inThread = archiveThreads<HeadArchiveWork>(programFile('head-backup-thread'));
  const run: RunArchiveWork = (work, watch) =>
    inThread(
      work.kind === 'seal' ? { ...work, options: { ...work.options, headDir: dataDir } } : work,
      watch,
    );
  const store = makePlanFile(join(dataDir, headFiles.settings), {
    ruc: async () => (await business()).ruc ?? PRACTICE_RUC,
    failed: (reason) => failed(reason, 'settings of backups'),
  });
  const dependencies = {
    ...{ box, dataDir, database: databaseUrl, version, now, failed },
    run: archiveWork(run),
    store,
    program: 'matriz',
    installationId: (await business()).id.replaceAll('-', ''),
    random: Math.random,
  } as const;
  /** Of those that the till beside it makes. */
  const tillStates = makeHeadBackupStates(dataDir);
  const running = startBackups(dependencies);
  const backups = makeBackups(dependencies, running);
  return {
    backups,
    async failure() {
      if (store.isUnreadable()) return [{ kind: 'backup_failed', problem: unreadableSettings }];
      const { places } = await backups.read();
      const besideTill = tillStates.all().map((state) => ({
        place: state.destination,
        made_by: 'till' as const,
        ...shownState(state, now()),
      }));
      return [...places.map((place) => ({ ...place, made_by: undefined })), ...besideTill]
        .filter(({ is_late, trouble }) => is_late || trouble)
        .map(({ place, made_by, last, trouble }) => ({
          kind: 'backup_failed' as const,
          place,
          ...(made_by && { made_by }),
          ...(last && { last_at: last.at }),
          ...(trouble && { problem: trouble.message }),
        }));
    },
    stop: () => running.stop(),
  };
}

const unreadableSettings =
  'No se hacen: cuándo y dónde está en un archivo que este programa no entiende (backups.json). Dígalo otra vez.';
