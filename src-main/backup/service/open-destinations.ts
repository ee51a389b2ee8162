import type { BackupDestinationName } from '../../contract/business/backups/backup.ts';
import { backupsIn } from '../../numbers/journal/copy-journal.ts';
import { type SecretBox, UnreadableSecretError } from '../../secrets/secret-box.ts';
import type { BackupPlan } from '../../store/business/backup-plan.ts';
import { type BackupDestination, DestinationError } from '../destinations/destination.ts';
import { folderDestination } from '../destinations/folder-destination.ts';
import { s3Destination } from '../destinations/s3-destination.ts';

/** The destination of a plan, with its secret opened; undefined where the plan has none of that kind. Throws DestinationError. */
export function destinationOf(
  plan: BackupPlan,
  name: BackupDestinationName,
  box: SecretBox,
): BackupDestination | undefined {
  if (name === 'folder') return plan.folder === undefined ? undefined : folderDestination(plan.folder);
  if (name === 'second_place') {
    return plan.secondPlace === undefined
      ? undefined
      : folderDestination(backupsIn(plan.secondPlace), { makes: true });
  }
  if (!plan.s3) return undefined;
  const { sealedSecret, ...bucket } = plan.s3;
  return s3Destination({ ...bucket, secretKey: openSecret(box, sealedSecret) });
}

/** A secret of the plan. Throws DestinationError for one that was sealed with another key. */
export function openSecret(box: SecretBox, sealed: Uint8Array): string {
  try {
    return box.open(sealed).toString('utf8');
  } catch (reason) {
    if (!(reason instanceof UnreadableSecretError)) throw reason;
    throw new DestinationError(
      'Lo que se guardó para hacer respaldos se selló con otra clave y aquí no se abre: escriba de nuevo la contraseña ' +
        'de los respaldos y, si usa un servicio en internet, su clave secreta.',
      { cause: reason },
    );
  }
}
