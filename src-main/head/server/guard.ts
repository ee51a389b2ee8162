import type { FastifyReply, FastifyRequest } from 'fastify';
import { replyWithProblem } from '../../api/problem-reply.ts';
import type { HeadRole } from '../../contract/head/stations/stations.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import {
  bearerOf,
  isOwnerToken,
  type KeyOwner,
  keyOwnerOf,
  ownerOfHash,
  stationOf,
} from '../keys/identify.ts';
import { isFromElsewhere, sessionTokenOf } from '../sessions/session-cookie.ts';
import { keyHashOfSession } from '../sessions/sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the station that asks, as the guard established it. */
    stationId: string;
    /** Whose key it is that asks, as the guard established it. */
    keyOwner: KeyOwner;
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
  readonly now: () => Date;
}

/** For `onRequest`: lets keys of these roles pass that are for the whole business. */
export function onlyKeys(door: KeyDoor, roles: readonly HeadRole[]): Hook {
  const letIn = keysOfAnyReach(door, roles);
  return async (request, reply) => {
    const refused = await letIn(request, reply);
    if (refused !== undefined || request.keyOwner.reach === undefined) return refused;
    const detail = 'La clave es de una parte del negocio: esto se hace con una de todo él.';
    return replyWithProblem(request, reply, { code: 'insufficient_scope', detail });
  };
}

/** For `onRequest`: lets who may read the head's data folder pass, and no key that is used from elsewhere. */
export function onlyOwnerOfData(door: KeyDoor): Hook {
  const letIn = onlyKeys(door, ['owner']);
  return async (request, reply) => {
    const refused = await letIn(request, reply);
    if (refused !== undefined || isOwnerToken(bearerOf(request), door.ownerToken)) return refused;
    const detail = 'Esto se hace en el equipo de la matriz, con la línea de comandos.';
    return replyWithProblem(request, reply, { code: 'insufficient_scope', detail });
  };
}

/** For routes that look at the reach of a key themselves, so that nothing outside it is there. */
export function keysOfAnyReach(door: KeyDoor, roles: readonly HeadRole[]): Hook {
  return async (request, reply) => {
    const token = credentialOf(request);
    if (token === undefined) return replyWithProblem(request, reply, { code: 'missing_api_key' });
    const owner = await ownerOf(request, door);
    if (!owner) return replyWithProblem(request, reply, { code: 'invalid_api_key' });
    if (!roles.includes(owner.role)) {
      return replyWithProblem(request, reply, { code: 'insufficient_scope' });
    }
    request.keyOwner = owner;
    return undefined;
  };
}

/** What a request shows: a program its key, a window the session it signed in to. */
export function credentialOf(request: FastifyRequest): string | undefined {
  return bearerOf(request) ?? sessionTokenOf(request.headers);
}

async function ownerOf(
  request: FastifyRequest,
  { database, ownerToken, now }: KeyDoor,
): Promise<KeyOwner | undefined> {
  const key = bearerOf(request);
  if (key !== undefined) return keyOwnerOf(database, { key, ownerToken, at: now() });
  const token = sessionTokenOf(request.headers);
  if (token === undefined || isFromElsewhere(request.headers)) return undefined;
  const hash = await keyHashOfSession(database, token, { now: now() });
  return hash && ownerOfHash(database, hash, now());
}
