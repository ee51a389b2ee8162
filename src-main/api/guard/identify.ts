import type { KeyRing } from '../../access/key-ring.ts';
import type { Access, Identity } from '../routing/access.ts';

/** Whom the `Authorization` header stands for. Only Bearer counts: a cookie never does. */
export async function identify(
  authorization: string | undefined,
  { who }: Access,
  keys: KeyRing,
): Promise<Identity> {
  if (who === 'anyone' || authorization === undefined) return { kind: 'nobody' };
  const token = /^Bearer +([\w.~+/-]{1,400}=*)$/i.exec(authorization.trim())?.[1];
  if (token === undefined) return { kind: 'stranger' };
  if (who === 'secret_holder') return { kind: 'secret_holder', secret: token };
  const session = keys.sessionOf(token);
  if (session !== undefined) return { kind: 'person', session };
  const caller = await keys.caller(token);
  return caller ? { kind: 'key', token, caller } : { kind: 'stranger' };
}
