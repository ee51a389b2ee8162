import { isAbsolute } from 'node:path';
import type { BackupSettingsBody } from '../../contract/business/backups/backup.ts';
import type { Outcome, ProblemError } from '../../contract/problems/problems.ts';
import type { SecretBox } from '../../secrets/secret-box.ts';
import type { BackupPlan, StoredBucket } from '../../store/business/backup-plan.ts';
import { stateOfFolder } from '../foreign-folder/folder-state.ts';
import { isInside } from '../is-inside.ts';

interface PlanParts {
  readonly before: BackupPlan | undefined;
  readonly secondPlace: string | undefined;
  readonly box: SecretBox;
  readonly dataDir: string;
  readonly at: Date;
}

/** What a person asked for, as it is kept, with every fault at once. */
export async function planOf(
  body: BackupSettingsBody,
  { before, secondPlace, box, dataDir, at }: PlanParts,
): Promise<Outcome<BackupPlan>> {
  const errors: ProblemError[] = [];
  const sealedPassphrase =
    body.passphrase === undefined ? before?.sealedPassphrase : box.seal(Buffer.from(body.passphrase, 'utf8'));
  if (!sealedPassphrase) {
    errors.push(required('/passphrase', 'Escriba la contraseña con la que se cifran los respaldos.'));
  }
  if (body.folder === undefined && body.s3 === undefined && secondPlace === undefined) {
    errors.push(
      required(
        '/folder',
        'Elija una carpeta o un servicio en internet, o ponga un segundo lugar en Ajustes.',
      ),
    );
  }
  if (body.folder !== undefined) errors.push(...(await folderFaults(body.folder, dataDir)));
  const s3 = body.s3 && bucketOf(body.s3, { before, box });
  if (body.s3 && !s3) errors.push(required('/s3/secret_key', 'Escriba la clave secreta del servicio.'));
  if (errors.length > 0 || !sealedPassphrase) {
    return { ok: false, problem: { code: 'validation_failed', errors } };
  }
  return {
    ok: true,
    value: {
      hour: body.hour,
      sealedPassphrase,
      ...(body.folder !== undefined && { folder: body.folder }),
      ...(s3 && { s3 }),
      ...(secondPlace !== undefined && { secondPlace }),
      updatedAt: at.toISOString(),
    },
  };
}

/** Another service must never be handed a secret that was not meant for it. */
function bucketOf(
  settings: NonNullable<BackupSettingsBody['s3']>,
  { before, box }: Pick<PlanParts, 'before' | 'box'>,
): StoredBucket | undefined {
  const { secret_key, access_key: accessKey, ...bucket } = settings;
  const storedBucket = before?.s3;
  const keeps = storedBucket?.endpoint === bucket.endpoint && storedBucket.accessKey === accessKey;
  const sealedSecret =
    secret_key === undefined ? keeps && storedBucket.sealedSecret : box.seal(Buffer.from(secret_key, 'utf8'));
  return sealedSecret ? { ...bucket, accessKey, sealedSecret } : undefined;
}

async function folderFaults(folder: string, dataDir: string): Promise<ProblemError[]> {
  const fault = (code: string, message: string) => [{ pointer: '/folder', code, message }];
  if (!isAbsolute(folder)) {
    return fault('invalid_format', 'Escriba la ruta completa de la carpeta, desde la raíz del disco.');
  }
  if (isInside(dataDir, folder)) {
    return fault(
      'not_allowed_here',
      'Los respaldos dentro de la carpeta de datos se perderían con ella: elija otro disco.',
    );
  }
  switch (await stateOfFolder(folder)) {
    case 'writable':
      return [];
    case 'missing':
      return fault('not_found', 'No se encuentra esa carpeta: créela, o conecte su disco o memoria.');
    case 'not_writable':
      return fault('not_allowed_here', 'No se puede escribir en esa carpeta: revise sus permisos.');
    case 'silent':
      return fault('not_allowed_here', 'Esa carpeta no responde: revise su disco o la red, o elija otra.');
  }
}

function required(pointer: string, message: string): ProblemError {
  return { pointer, code: 'required', message };
}
