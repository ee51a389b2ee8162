import type {
  BackupArchive,
  BackupArchiveBody,
  BackupDestinationName,
} from '../../contract/business/backups/backup.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import type { DestinationState } from '../../store/business/backup-plan.ts';
import type { RunArchiveWork } from '../archive/archive-thread.ts';

/** How the backups of the head office of this computer go at one destination; when the next is made is that of the till's own. */
export type HeadBackupState = Omit<DestinationState, 'dueAt' | 'failures'>;

/** The backups of the head office that this computer runs beside its till. */
export interface HeadBackup {
  /** Whether this computer is a head office. */
  isHere(): Promise<boolean>;
  /** Makes one, encrypted, into a file; undefined where this computer is none. */
  seal(body: BackupArchiveBody, signal: AbortSignal): Promise<Outcome<BackupArchive> | undefined>;
  /** Opens one to see that it serves. */
  readonly run: RunArchiveWork;
  readonly states: HeadBackupStates;
}

/** One for each destination that a backup of the head office was to go to. */
export interface HeadBackupStates {
  all(): readonly HeadBackupState[];
  put(state: HeadBackupState): void;
  /** The last one there was deleted. */
  lastRemoved(destination: BackupDestinationName): void;
  /** Forgets those of all other destinations. */
  retain(destinations: readonly BackupDestinationName[]): void;
}
