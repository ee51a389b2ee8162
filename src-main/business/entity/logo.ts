import { createHash } from 'node:crypto';
import type { EntityResource } from '../../contract/business/entity.ts';
import { logoLimits } from '../../contract/business/logo.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { type ChangeDependencies, updateOf } from './change-entity.ts';
import type { Logo, Picture } from './entity-store.ts';

export interface LogoDependencies extends ChangeDependencies {
  /** What a picture is by its bytes, whatever it is called; undefined when it cannot be printed. */
  readonly readPicture: (bytes: Uint8Array) => Picture | undefined;
}

/** Takes a picture as the logo of a business, instead of the one it had. */
export async function putLogo(
  dependencies: LogoDependencies,
  entityId: string,
  bytes: Uint8Array,
): Promise<Outcome<EntityResource>> {
  const checked = checkLogo(bytes, dependencies.readPicture);
  if (!checked.ok) return checked;
  return changeLogo(dependencies, entityId, checked.value);
}

export async function removeLogo(
  dependencies: ChangeDependencies,
  entityId: string,
): Promise<Outcome<undefined>> {
  const entity = await dependencies.store.get(entityId);
  if (!entity?.logo) return refuse({ code: 'not_found' });
  const changed = await changeLogo(dependencies, entityId, null);
  return changed.ok ? { ok: true, value: undefined } : changed;
}

export async function readLogo(
  { store }: Pick<ChangeDependencies, 'store'>,
  entityId: string,
): Promise<Outcome<Logo>> {
  const logo = await store.logo(entityId);
  return logo ? { ok: true, value: logo } : refuse({ code: 'not_found' });
}

async function changeLogo(
  dependencies: ChangeDependencies,
  entityId: string,
  logo: Logo | null,
): Promise<Outcome<EntityResource>> {
  const update = updateOf(dependencies);
  const changed = await dependencies.store.change({ entityId, logo, update });
  return changed
    ? { ok: true, value: { ...changed, issuing: update.issuing } }
    : refuse({ code: 'not_found' });
}

function checkLogo(bytes: Uint8Array, readPicture: LogoDependencies['readPicture']): Outcome<Logo> {
  if (bytes.byteLength > logoLimits.bytes) {
    const kib = logoLimits.bytes / 1024;
    return refuse({
      code: 'payload_too_large',
      detail: `El logo puede pesar hasta ${kib} KiB. Guárdelo más pequeño y vuelva a intentarlo.`,
    });
  }
  const picture = readPicture(bytes);
  if (!picture) {
    return invalid(
      'invalid_format',
      'No es una imagen PNG o JPEG que se pueda imprimir. Guárdela de nuevo como PNG (sin entrelazar, de 8 bits) o JPEG.',
    );
  }
  if (picture.width * picture.height > logoLimits.pixels) {
    return invalid(
      'out_of_range',
      `La imagen tiene ${picture.width} × ${picture.height} píxeles; se admite hasta un millón, por ejemplo 1200 × 800.`,
    );
  }
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { ok: true, value: { ...picture, bytes, version } };
}

function invalid(code: string, message: string): Outcome<Logo> {
  return refuse({ code: 'validation_failed', detail: message, errors: [{ pointer: '', code, message }] });
}
