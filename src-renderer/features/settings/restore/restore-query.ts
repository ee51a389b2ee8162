import { useQuery } from '@tanstack/react-query';
import type { BackupFile } from '../../../../src-main/contract/business/backups/backup.ts';
import { restoreResource } from '../../../../src-main/contract/business/backups/restore.ts';
import { acceptedBy } from '../../../lib/http/answer.ts';
import { useService } from '../../../lib/http/service.tsx';
import { useChange } from '../../../lib/queries/use-change.ts';

/** While somebody looks. */
const WATCHED_MS = 500;

const queryKey = ['restore'];

/** Where the backup comes from: a file that a person chose, or a destination where it is kept. */
export type RestoreSource = File | Pick<BackupFile, 'place' | 'file'>;

/** How the restore stands; asked again and again only where somebody waits for it. */
export function useRestore({ isWatched }: { readonly isWatched: boolean }) {
  const { local } = useService();
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => acceptedBy(local.send(restoreResource, 'GET /v1/local/restore', { signal })),
    refetchInterval: isWatched && WATCHED_MS,
    // The program closes and opens again meanwhile.
    retry: isWatched,
  });
}

/** Brings a backup and begins to open it; undefined where the one that came is tried with another passphrase. */
export function useOpenBackup() {
  const { local } = useService();
  return useChange(
    queryKey,
    async ({ source, passphrase }: { source: RestoreSource | undefined; passphrase: string }) => {
      if (source) {
        const came = await acceptedBy(bring(source));
        if (came.state !== 'received') return came;
      }
      const body = { passphrase };
      return acceptedBy(local.send(restoreResource, 'POST /v1/local/restore/open', { body }));
    },
  );

  function bring(source: RestoreSource) {
    if (!(source instanceof File)) {
      return local.send(restoreResource, 'POST /v1/local/restore/place', { body: source });
    }
    const body = new FormData();
    body.append('file', source, source.name);
    return local.send(restoreResource, 'POST /v1/local/restore/files', { body });
  }
}

/** Gives it up: nothing changed. */
export function useRestoreCancel() {
  const { local } = useService();
  return useChange(queryKey, () =>
    acceptedBy(local.send(restoreResource, 'POST /v1/local/restore/cancel', {})),
  );
}

/** Puts the backup in the place of the data, as the program opens again. */
export function useRestoreConfirm() {
  const { local } = useService();
  return useChange(queryKey, () =>
    acceptedBy(local.send(restoreResource, 'POST /v1/local/restore/confirm', {})),
  );
}

/** The person saw how the last one ended. */
export function useForgetRestore() {
  const { local } = useService();
  return useChange(queryKey, () =>
    acceptedBy(local.send(restoreResource, 'DELETE /v1/local/restore/last', {})),
  );
}
