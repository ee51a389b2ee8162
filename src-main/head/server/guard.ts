import type { FastifyReply, FastifyRequest } from 'fastify';
import { replyWithProblem } from '../../api/problem-reply.ts';
import type { HeadRole } from '../../contract/head/stations.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import { bearerOf, type KeyOwner, keyOwnerOf, stationOf } from './identify.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the station that asks, as the guard established it. */
    stationId: string;
  }
}

type Hook = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** For `onRequest`: lets stations pass, before anything of their body is read. */
export function onlyStations(database: HeadDatabase): Hook {
  return async (request, reply) => {
    const key = bearerOf(request);
    if (key === undefined) return replyWithProblem(request, reply, { code: 'missing_api_key' });
    const station = await stationOf(database, key);
    if (!station) {
      const detail = 'Ninguna caja de esta matriz tiene esa clave.';
      return replyWithProblem(request, reply, { code: 'invalid_api_key', detail });
    }
    if (station.isRevoked) return replyWithProblem(request, reply, { code: 'station_revoked' });
    request.stationId = station.id;
    return undefined;
  };
}

export interface KeyDoor {
  readonly database: HeadDatabase;
  readonly ownerToken: string;
}

/** For `onRequest`: lets the keys of these roles pass; `known` is told whose it is. */
export function onlyKeys(
  { database, ownerToken }: KeyDoor,
  roles: readonly HeadRole[],
  known: (request: FastifyRequest, owner: KeyOwner & { readonly key: string }) => unknown = () => {},
): Hook {
  return async (request, reply) => {
    const key = bearerOf(request);
    if (key === undefined) return replyWithProblem(request, reply, { code: 'missing_api_key' });
    const owner = await keyOwnerOf(database, { key, ownerToken });
    if (!owner) return replyWithProblem(request, reply, { code: 'invalid_api_key' });
    if (!roles.includes(owner.role)) {
      return replyWithProblem(request, reply, { code: 'insufficient_scope' });
    }
    await known(request, { ...owner, key });
    return undefined;
  };
}
