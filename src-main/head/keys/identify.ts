import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { HeadRole } from '../../contract/head/stations/stations.ts';
import type { Environment } from '../../documents/kinds.ts';
import type { Reach } from '../../issuing/requests/caller.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import { hashOf } from '../stations/enrolment/secrets.ts';

/** A person or a program with a key of the head office. */
export interface KeyOwner {
  readonly role: HeadRole;
  /** What the key is called; undefined: nothing, or it is the owner at the command line. */
  readonly name?: string;
  /** Undefined: live, once a station issues there; practice until then. */
  readonly environment?: Environment;
  /** The shops and days that are there for it; undefined: all. */
  readonly reach?: Reach;
}

export function bearerOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer +(\S{1,200})$/i.exec(headers.authorization?.trim() ?? '')?.[1];
}

/** The station with this key; undefined for a stranger. */
export async function stationOf(
  database: HeadDatabase,
  key: string,
): Promise<{ readonly id: string; readonly isRevoked: boolean } | undefined> {
  const row = await database
    .selectFrom('station')
    .select(['id', 'revoked_at'])
    .where('key_hash', '=', hashOf(key))
    .executeTakeFirst();
  return row && { id: row.id, isRevoked: row.revoked_at !== null };
}

/** Hashes are compared, so that the time taken reveals nothing of the token. */
export function isOwnerToken(key: string | undefined, ownerToken: string): boolean {
  return key !== undefined && hashOf(key).equals(hashOf(ownerToken));
}

/** A process that may read the head's data folder has the token in it, and is its owner. */
export async function keyOwnerOf(
  database: HeadDatabase,
  { key, ownerToken, at }: { readonly key: string; readonly ownerToken: string; readonly at: Date },
): Promise<KeyOwner | undefined> {
  if (isOwnerToken(key, ownerToken)) return { role: 'owner' };
  return ownerOfHash(database, hashOf(key), at);
}

/** Of a key: it did not expire. */
export const isGoodAt = (at: Date) =>
  sql<boolean>`(api_key.expires_at IS NULL OR api_key.expires_at > ${at})`;

/** Whose key has this hash and did not expire. */
export async function ownerOfHash(
  database: HeadDatabase,
  hash: Buffer,
  at: Date,
): Promise<KeyOwner | undefined> {
  const row = await database
    .selectFrom('api_key')
    .select(['role', 'name', 'environment', 'establishments', 'issued_from', 'issued_to'])
    .where('hash', '=', hash)
    .where(isGoodAt(at))
    .executeTakeFirst();
  if (!row) return undefined;
  const reach: Reach = {
    ...(row.establishments && { establishments: row.establishments }),
    ...(row.issued_from !== null && { issuedFrom: row.issued_from }),
    ...(row.issued_to !== null && { issuedTo: row.issued_to }),
  };
  return {
    role: row.role,
    ...(row.name !== null && { name: row.name }),
    ...(row.environment !== null && { environment: row.environment }),
    ...(Object.keys(reach).length > 0 && { reach }),
  };
}
