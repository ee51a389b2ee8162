import { randomBytes } from 'node:crypto';
import type { HeadDatabase } from '../database/open-database.ts';
import { isGoodAt } from '../keys/identify.ts';
import { hashOf } from '../stations/enrolment/secrets.ts';

/** How long somebody stays signed in: a day's work, after which the key is asked for again. */
export const SESSION_SECONDS = 12 * 3600;

interface At {
  readonly now: Date;
}

/** Signs in the holder of a key; gives the session's token, of which only the hash is kept. Undefined for a stranger. */
export async function signIn(database: HeadDatabase, key: string, { now }: At): Promise<string | undefined> {
  const owner = await database
    .selectFrom('api_key')
    .select('id')
    .where('hash', '=', hashOf(key))
    .where(isGoodAt(now))
    .executeTakeFirst();
  if (!owner) return undefined;
  const token = randomBytes(32).toString('base64url');
  const expires_at = new Date(now.getTime() + SESSION_SECONDS * 1000);
  await database.deleteFrom('session').where('expires_at', '<', now).execute();
  await database
    .insertInto('session')
    .values({ hash: hashOf(token), key_id: owner.id, expires_at })
    .execute();
  return token;
}

/** The hash of the key somebody is signed in with; one that was revoked took its sessions along. */
export async function keyHashOfSession(
  database: HeadDatabase,
  token: string,
  { now }: At,
): Promise<Buffer | undefined> {
  const row = await database
    .selectFrom('session')
    .innerJoin('api_key', 'api_key.id', 'session.key_id')
    .select('api_key.hash')
    .where('session.hash', '=', hashOf(token))
    .where('session.expires_at', '>', now)
    .executeTakeFirst();
  return row?.hash;
}

export async function signOut(database: HeadDatabase, token: string): Promise<void> {
  await database.deleteFrom('session').where('hash', '=', hashOf(token)).execute();
}
