import type { EntityResource } from '../../contract/business/entity.ts';
import type { EntityPatch } from '../../contract/business/entity-patch.ts';
import type { Picture } from '../../contract/picture.ts';

/** Where a business is changed. The event that notifies webhooks of it is recorded in the same transaction. */
export interface EntityStore {
  get(id: string): Promise<EntityResource | undefined>;
  /** As it is afterwards; undefined where there is no such business. */
  change(change: EntityChange): Promise<EntityResource | undefined>;
  logo(entityId: string): Promise<Logo | undefined>;
}

export interface EntityChange {
  readonly entityId: string;
  /** Only what is sent changes. */
  readonly facts?: EntityPatch;
  /** Null takes it away. */
  readonly logo?: Logo | null;
  readonly update: EntityUpdate;
}

/** The event `entity.updated` that a change records; none is recorded when nothing is other than before. */
export interface EntityUpdate {
  readonly eventId: string;
  readonly at: string;
  /** Whether the business may issue now: the only part of it that is not kept. */
  readonly issuing: EntityResource['issuing'];
}

/** The picture a business prints and sends. */
export interface Logo extends Picture {
  readonly bytes: Uint8Array;
  /** Another one for other bytes: part of its address, so that nobody shows an old one. */
  readonly version: string;
}
