import type { EntityResource } from '../contract/business/entity.ts';
import type { IssuingClock } from '../issuing/ports/clock-port.ts';
import { issuingOf } from '../issuing/preparing/clock-lock.ts';
import { type Storage, storageLock } from './storage-lock.ts';

/** Whether a business may issue now: what cannot be written may not be, nor what cannot be dated. */
export function issuingNow(parts: {
  readonly clock: IssuingClock;
  readonly storage: () => Storage;
}): EntityResource['issuing'] {
  return storageLock(parts.storage()) ?? issuingOf(parts.clock.judge());
}
