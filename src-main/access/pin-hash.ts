import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/**
 * Few digits are soon tried, so each try costs: 16 MiB and some 50 ms. A holder of the file has the digits in minutes
 * anyway; what keeps a PIN is that the service counts the tries.
 */
const fullCost = { N: 2 ** 14, r: 8, p: 1 } as const satisfies PinCost;
const SALT_BYTES = 16;
const HASH_BYTES = 32;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** The parameters of scrypt. */
export type PinCost = Readonly<Record<'N' | 'r' | 'p', number>>;

/** What is kept of a PIN: `scrypt$N$r$p$salt$hash`, with a salt of its own. */
export async function hashPin(pin: string, cost: PinCost = fullCost): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const hash = await derive(pin, salt, HASH_BYTES, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), hash.toString('base64')].join('$');
}

/** Whether it is the PIN that was hashed; takes as long whichever digit is wrong. Throws when the hash is none. */
export async function isPin(pin: string, storedHash: string): Promise<boolean> {
  const [scheme, N, r, p, salt, hash] = storedHash.split('$');
  if (scheme !== 'scrypt' || salt === undefined || hash === undefined) throw new Error('no hash of a PIN');
  const expected = Buffer.from(hash, 'base64');
  const options = { N: Number(N), r: Number(r), p: Number(p) };
  const derived = await derive(pin, Buffer.from(salt, 'base64'), expected.byteLength, options);
  return timingSafeEqual(derived, expected);
}
