import { type EntityResource, entityResource } from '../../contract/business/entity.ts';
import { entityPatch, registryFields } from '../../contract/business/entity-patch.ts';
import type { Outcome, Problem, ProblemError } from '../../contract/problems/problems.ts';
import { checkBody } from '../../documents/body/check-body.ts';
import type { IssuingClock } from '../../issuing/ports/clock-port.ts';
import type { EntityStore, EntityUpdate } from '../ports/entity-store.ts';
import { issuingNow, type Storage } from './storage-lock.ts';

export interface ChangeDependencies {
  readonly store: EntityStore;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly clock: IssuingClock;
  readonly storage: () => Storage;
}

/**
 * Changes what a business says of itself; only what the body sends. Documents already issued keep what they were
 * signed with: each carries its issuer.
 */
export async function changeEntity(
  dependencies: ChangeDependencies,
  entityId: string,
  body: unknown,
): Promise<Outcome<EntityResource>> {
  const entity = await dependencies.store.get(entityId);
  if (!entity) return notFound;
  const checked = checkBody(entityPatch, body);
  const errors = [
    ...lockedFaults(entity, body),
    ...(checked.ok ? [] : checked.faults.filter(({ pointer }) => !isLocked(entity, pointer.slice(1)))),
  ];
  if (!checked.ok || errors.length > 0) return { ok: false, problem: problemOf(errors) };
  const update = updateOf(dependencies);
  const changed = await dependencies.store.change({ entityId, facts: checked.value, update });
  return changed ? { ok: true, value: { ...changed, issuing: update.issuing } } : notFound;
}

/** The event of a change that is made now. */
export function updateOf(dependencies: ChangeDependencies): EntityUpdate {
  const { newId, now } = dependencies;
  return { eventId: newId(), at: now().toISOString(), issuing: issuingNow(dependencies) };
}

const notFound = { ok: false, problem: { code: 'not_found' } } as const;

/** What a business shows and nobody edits: it follows from something else. */
function isDerived(field: string): boolean {
  return Object.hasOwn(entityResource.shape, field) && !Object.hasOwn(entityPatch.shape, field);
}

function isLocked({ kind }: EntityResource, field: string): boolean {
  return isDerived(field) || (kind === 'live' && isOfRegistry(field));
}

function isOfRegistry(field: string): boolean {
  return registryFields.some((name) => name === field);
}

function lockedFaults(entity: EntityResource, body: unknown): ProblemError[] {
  if (typeof body !== 'object' || body === null) return [];
  return Object.keys(body)
    .filter((field) => isLocked(entity, field))
    .map((field) => ({
      pointer: `/${field}`,
      code: 'read_only_field',
      message: isOfRegistry(field)
        ? 'En el negocio real este dato viene del RUC y no se edita.'
        : 'Este dato no se edita.',
    }));
}

/** Read-only fields alone have a code of their own; mixed with others they are a validation like any other. */
function problemOf(errors: readonly ProblemError[]): Problem {
  const onlyLocked = errors.every(({ code }) => code === 'read_only_field');
  return { code: onlyLocked ? 'read_only_field' : 'validation_failed', errors };
}
