import { copyFileSync, readFileSync } from 'node:fs';
import type { Logger } from 'pino';
import { ConfigError } from '../../config/config-error.ts';
import type { BackupContents, RestoreResult } from '../../contract/business/backups/restore.ts';
import { type Staging, stagingIn } from './staging.ts';

/**
 * Puts the backup that a person confirmed in the place of the data, at a start and before anything opens them; by the
 * rules of `backups restore`. Its mark goes last: a start that is killed on the way begins again with the next one. What
 * cannot be done leaves the data as they were, and is shown in the window; the program starts all the same, also where the
 * disk has no room left to record it, or something holds on to what was staged.
 *
 * @param dataDir which must be owned
 */
export async function finishRestore(dataDir: string, log: Logger): Promise<void> {
  const staging = stagingIn(dataDir);
  const backup = confirmedIn(staging, log);
  const result = backup && (await put(staging, { dataDir, backup, log }));
  const keep = () => result && staging.keepResult(result);
  const isKept = isDone(keep, log);
  // While the mark is there the next start would put the backup in the place of what is sold until then.
  staging.unconfirm();
  isDone(staging.clear, log);
  // Once more, as there is room now.
  if (!isKept) isDone(keep, log);
}

/** What cannot be read is no wish that anybody could be held to. */
function confirmedIn(staging: Staging, log: Logger): BackupContents | undefined {
  try {
    return staging.confirmed();
  } catch (reason) {
    log.error({ err: reason }, 'what was to be restored cannot be read');
    return undefined;
  }
}

function isDone(work: () => unknown, log: Logger): boolean {
  try {
    work();
    return true;
  } catch (reason) {
    log.error({ err: reason }, 'what is left of a restore could not be put in order');
    return false;
  }
}

async function put(
  { database, key }: Staging,
  { dataDir, backup, log }: { dataDir: string; backup: BackupContents; log: Logger },
): Promise<RestoreResult> {
  const finished_at = new Date().toISOString();
  try {
    // Only where there is one: what restores it takes longer to load than a start may.
    const { replaceData } = await import('../restore/restore.ts');
    const { keptAs, unread, recovered, missing } = await replaceData(
      // A copy: what is staged stays whole until the data are.
      {
        bring: (file) => copyFileSync(database, file),
        documents: backup.documents,
        key: readFileSync(key),
      },
      dataDir,
    );
    return {
      finished_at,
      ok: true,
      ...(keptAs !== undefined && { kept_as: keptAs }),
      ...(unread.length > 0 && { damaged: true }),
      ...(recovered && { recovered: recovered.documents }),
      ...(missing.length > 0 && { missing: [...missing] }),
      backup,
    };
  } catch (reason) {
    log.error({ err: reason }, 'the backup could not be put in the place of the data');
    const message =
      reason instanceof ConfigError
        ? reason.text.es
        : 'No se pudo poner el respaldo en lugar de los datos. Revise el espacio y los permisos del disco, y restaure otra vez.';
    return { finished_at, ok: false, message, backup };
  }
}
