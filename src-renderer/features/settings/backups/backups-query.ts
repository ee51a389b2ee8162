import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type BackupDestinationName,
  type BackupFile,
  type BackupSettingsBody,
  backupFile,
  backupsResource,
  backupTest,
} from '../../../../src-main/contract/business/backups/backup.ts';
import { listOf } from '../../../../src-main/contract/list.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { useChange } from '../../../lib/queries/use-change.ts';

const files = listOf(backupFile);

/** Whether one is late changes once in two days. */
const REFRESH_MS = 60_000;

const key = ['backups'];

/** What was asked for, and how it goes; watched more closely where somebody waits for one to end. */
export function useBackups(refreshMs = REFRESH_MS) {
  const { local } = useService();
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => acceptedBy(local.send(backupsResource, 'GET /v1/local/backups', { signal })),
    refetchInterval: refreshMs,
  });
}

/** The backups at a destination; asked again when another was made. */
export function useBackupFiles(destination: BackupDestinationName, last: string) {
  const { local } = useService();
  return useQuery({
    queryKey: [...key, 'files', destination, last],
    queryFn: async ({ signal }) =>
      (
        await acceptedBy(
          local.send(files, 'GET /v1/local/backups/files', { query: { place: destination }, signal }),
        )
      ).data,
  });
}

/** Keeps what is asked for, or stops making backups. */
export function useBackupSettings() {
  const { local } = useService();
  return useChange(key, (settings: BackupSettingsBody | 'none') =>
    acceptedBy(
      settings === 'none'
        ? local.send(backupsResource, 'DELETE /v1/local/backups/settings')
        : local.send(backupsResource, 'PUT /v1/local/backups/settings', { body: settings }),
    ),
  );
}

export function useBackupNow() {
  const { local } = useService();
  return useChange(key, () => acceptedBy(local.send(backupsResource, 'POST /v1/local/backups/run')));
}

/** Ends the backup that is being made. */
export function useBackupCancel() {
  const { local } = useService();
  return useChange(key, () => acceptedBy(local.send(backupsResource, 'POST /v1/local/backups/cancel')));
}

/** Removes a backup; the newest of its computer as well, after a warning. */
export function useBackupRemoval() {
  const { local } = useService();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: ({ place, file, isNewest }: Pick<BackupFile, 'place' | 'file'> & { isNewest: boolean }) =>
      acceptedBy(
        local.send(backupsResource, 'DELETE /v1/local/backups/files/{place}/{file}', {
          path: { place, file },
          ...(isNewest && { query: { newest: 'true' } }),
        }),
      ),
    onSuccess: () => cache.invalidateQueries({ queryKey: key }),
  });
}

/** Ends the test of a backup; its caller gets an answer. */
export function useBackupTestCancel() {
  const { local } = useService();
  return useChange(key, () => acceptedBy(local.send(backupsResource, 'POST /v1/local/backups/test/cancel')));
}

/** Opens a backup and reads it to its last page. */
export function useBackupTest() {
  const { local } = useService();
  return useMutation({
    mutationFn: ({ place, file }: Pick<BackupFile, 'place' | 'file'>) =>
      acceptedBy(local.send(backupTest, 'POST /v1/local/backups/test', { body: { place, file } })),
  });
}
