import type { SecretBox } from '../../secrets/secret-box.ts';
import type { BackupStore } from '../../store/business/backup-plan.ts';
import type { RunArchiveWork } from '../archive/archive-thread.ts';
import type { BackupProgram } from '../schedule/backup-name.ts';
import type { HeadBackup } from './head-backup.ts';

export type { BackupStore, DestinationState } from '../../store/business/backup-plan.ts';

/** What the backups need that a program makes by itself. */
export interface BackupDependencies {
  readonly store: BackupStore;
  readonly box: SecretBox;
  readonly dataDir: string;
  readonly database: string;
  /** What it is that is backed up; a till when left out. */
  readonly program?: BackupProgram;
  readonly installationId: string;
  /** Of the head office beside a till, whose backup goes to the same destinations. */
  readonly headBackup?: HeadBackup;
  readonly version: string;
  readonly run: RunArchiveWork;
  readonly now: () => Date;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly failed: (reason: unknown, what: string) => void;
}
