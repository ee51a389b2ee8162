import type { BackupPlaceName } from '../../contract/business/backup.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import { folderPlace } from '../places/folder-place.ts';
import type { BackupPlace } from '../places/place.ts';
import { s3Place } from '../places/s3-place.ts';
import type { BackupPlan } from './backup-store.ts';

/** The place of a plan, with its secret opened; undefined where the plan has none of that kind. */
export function placeOf(plan: BackupPlan, place: BackupPlaceName, box: SecretBox): BackupPlace | undefined {
  if (place === 'folder') return plan.folder === undefined ? undefined : folderPlace(plan.folder);
  if (!plan.s3) return undefined;
  const { sealedSecret, ...bucket } = plan.s3;
  return s3Place({ ...bucket, secretKey: box.open(sealedSecret).toString('utf8') });
}
