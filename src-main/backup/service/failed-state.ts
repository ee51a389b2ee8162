import { delayAfter } from '../../queue/backoff.ts';
import type { DestinationState } from '../../store/business/backup-plan.ts';
import { BackupError } from '../backup-error.ts';
import { DestinationError } from '../destinations/destination.ts';
import { backupBackoff } from '../schedule/next-backup.ts';
import type { BackupDependencies } from './backup-dependencies.ts';

/** When it is tried again, and why it failed. */
export function failedState(
  { trouble, ...state }: DestinationState,
  message: string,
  { now, random }: Pick<BackupDependencies, 'now' | 'random'>,
): DestinationState {
  const failures = state.failures + 1;
  const at = now();
  return {
    ...state,
    failures,
    dueAt: new Date(at.getTime() + delayAfter(backupBackoff, failures, random())),
    trouble: { message, since: trouble?.since ?? at },
  };
}

/** Why a backup failed, for a person. */
export function failureOf(reason: unknown): string {
  if (reason instanceof DestinationError || reason instanceof BackupError) return reason.message;
  return 'El respaldo no se pudo hacer por un error del programa: está en su registro.';
}
