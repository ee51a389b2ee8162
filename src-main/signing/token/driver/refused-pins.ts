import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The PIN that each token refused last, so that it is not offered again. */
export interface RefusedPins {
  add(serial: string, pin: string): void;
  has(serial: string, pin: string): boolean;
  forget(serial: string): void;
}

/** Remembers no PIN, only a digest of each under a key that dies with the process. */
export function makeRefusedPins(): RefusedPins {
  const key = randomBytes(32);
  const digests = new Map<string, Buffer>();
  const digestOf = (pin: string) => createHmac('sha256', key).update(pin).digest();
  return {
    add: (serial, pin) => void digests.set(serial, digestOf(pin)),
    has(serial, pin) {
      const refused = digests.get(serial);
      return refused !== undefined && timingSafeEqual(refused, digestOf(pin));
    },
    forget: (serial) => void digests.delete(serial),
  };
}
