import type { BackupDestinationState, BackupsResource } from '../../contract/business/backups/backup.ts';
import type { BackupPlan, DestinationState } from '../../store/business/backup-plan.ts';
import { isLate } from '../schedule/next-backup.ts';
import type { HeadBackupState } from './head-backup.ts';

/** The settings as a person sees them: without secrets. */
export function shownPlan({
  hour,
  folder,
  s3,
  updatedAt,
}: BackupPlan): NonNullable<BackupsResource['settings']> {
  return {
    hour,
    ...(folder !== undefined && { folder }),
    ...(s3 && {
      s3: { endpoint: s3.endpoint, region: s3.region, bucket: s3.bucket, access_key: s3.accessKey },
    }),
    updated_at: updatedAt,
  };
}

/** How backups go at a destination; `headBackup` is undefined where there are none of a head office. */
export function shownDestination(
  { destination, dueAt, ...state }: DestinationState,
  at: Date,
  headBackup?: HeadBackupState,
): BackupDestinationState {
  return {
    place: destination,
    ...shownState(state, at),
    next_at: dueAt.toISOString(),
    ...(headBackup && { head_office: shownState(headBackup, at) }),
  };
}

/** When the last backup was made, and what keeps the next one away. */
export function shownState(
  { last, since, trouble }: Pick<DestinationState, 'last' | 'since' | 'trouble'>,
  at: Date,
): NonNullable<BackupDestinationState['head_office']> {
  return {
    ...(last && { last: { ...last, at: last.at.toISOString() } }),
    is_late: isLate(last?.at ?? since, at),
    ...(trouble && { trouble: { message: trouble.message, since: trouble.since.toISOString() } }),
  };
}
