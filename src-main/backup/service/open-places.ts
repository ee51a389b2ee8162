import type { BackupPlaceName } from '../../contract/business/backups/backup.ts';
import { backupsIn } from '../../numbers/journal/copy-journal.ts';
import { type SecretBox, UnreadableSecretError } from '../../secrets/secret-box.ts';
import { folderPlace } from '../places/folder-place.ts';
import { type BackupPlace, PlaceError } from '../places/place.ts';
import { s3Place } from '../places/s3-place.ts';
import type { BackupPlan } from './backup-store.ts';

/** The place of a plan, with its secret opened; undefined where the plan has none of that kind. Throws PlaceError. */
export function placeOf(plan: BackupPlan, place: BackupPlaceName, box: SecretBox): BackupPlace | undefined {
  if (place === 'folder') return plan.folder === undefined ? undefined : folderPlace(plan.folder);
  if (place === 'second_place') {
    return plan.secondPlace === undefined
      ? undefined
      : folderPlace(backupsIn(plan.secondPlace), { makes: true });
  }
  if (!plan.s3) return undefined;
  const { sealedSecret, ...bucket } = plan.s3;
  return s3Place({ ...bucket, secretKey: openSecret(box, sealedSecret) });
}

/** A secret of the plan. Throws PlaceError for one that was sealed with another key. */
export function openSecret(box: SecretBox, sealed: Uint8Array): string {
  try {
    return box.open(sealed).toString('utf8');
  } catch (reason) {
    if (!(reason instanceof UnreadableSecretError)) throw reason;
    throw new PlaceError(
      'Lo que se guardó para hacer respaldos se selló con otra clave y aquí no se abre: escriba de nuevo la contraseña ' +
        'de los respaldos y, si usa un servicio en internet, su clave secreta.',
      { cause: reason },
    );
  }
}
