import { createHash } from 'node:crypto';
import type { EntityResource } from '../../contract/business/entity.ts';
import { logoLimits } from '../../contract/business/logo.ts';
import type { ReadPicture } from '../../contract/picture.ts';
import { checkPicture } from '../../contract/problems/check-picture.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import type { Logo } from '../ports/entity-store.ts';
import { type ChangeDependencies, updateOf } from './change-entity.ts';

export interface LogoDependencies extends ChangeDependencies {
  readonly readPicture: ReadPicture;
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

function checkLogo(bytes: Uint8Array, read: ReadPicture): Outcome<Logo> {
  const checked = checkPicture(bytes, { what: 'El logo', limits: logoLimits, read });
  if (!checked.ok) return checked;
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  return { ok: true, value: { ...checked.value, bytes, version } };
}
