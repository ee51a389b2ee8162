import type { EntityResource } from '../../contract/business/entity.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import type { Logo } from '../ports/entity-store.ts';
import { changeEntity } from './change-entity.ts';
import { type LogoDependencies, putLogo, readLogo, removeLogo } from './logo.ts';

export interface EntityChangesDependencies extends LogoDependencies {
  /** Called when webhooks may have an event to send. */
  readonly changed: () => void;
}

export type EntityChanges = ReturnType<typeof makeEntityChanges>;

/** What people and their programs change of a business. */
export function makeEntityChanges(dependencies: EntityChangesDependencies) {
  const { changed } = dependencies;
  return {
    change: (entityId: string, body: unknown): Promise<Outcome<EntityResource>> =>
      changeEntity(dependencies, entityId, body).finally(changed),
    logo: (entityId: string): Promise<Outcome<Logo>> => readLogo(dependencies, entityId),
    putLogo: (entityId: string, bytes: Uint8Array): Promise<Outcome<EntityResource>> =>
      putLogo(dependencies, entityId, bytes).finally(changed),
    removeLogo: (entityId: string): Promise<Outcome<undefined>> =>
      removeLogo(dependencies, entityId).finally(changed),
  };
}
