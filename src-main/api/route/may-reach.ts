import type { KeyHolder, Person } from './access.ts';

/** Whether a business exists for whoever asks: a key has its own, a person all of this installation. */
export function mayReach(identity: Person | KeyHolder, entityId: string): boolean {
  return identity.kind === 'person' || identity.caller.entityId === entityId;
}
