import type { FastifyInstance } from 'fastify';
import { makeRateLimit } from '../../../api/guard/rate-limit.ts';
import { replyWithProblem } from '../../../api/problem-reply.ts';
import { type HeadSession, headSessionBody } from '../../../contract/head/access/session.ts';
import { headRoles } from '../../../contract/head/stations/stations.ts';
import { checkBody } from '../../../documents/body/check-body.ts';
import type { HeadDatabase } from '../../database/open-database.ts';
import type { KeyOwner } from '../../keys/identify.ts';
import { scopeOf } from '../../keys/scope-of.ts';
import {
  endedCookie,
  isFromElsewhere,
  sessionCookie,
  sessionTokenOf,
} from '../../sessions/session-cookie.ts';
import { signIn, signOut } from '../../sessions/sessions.ts';
import { answer } from '../answer.ts';
import { type KeyDoor, keysOfAnyReach } from '../guard.ts';

/** Of one address: ten at once, then one every half minute. A key is too long to be guessed; this keeps the log short. */
const attempts = { perSecond: 1 / 30, burst: 10 } as const;

/** Signing in to the window with a key, which a browser then does not keep: it has a cookie that ends by itself. */
export function registerSessionRoutes(server: FastifyInstance, parts: KeyDoor): void {
  const { database, now } = parts;
  const limit = makeRateLimit(attempts, () => performance.now());
  const path = '/v1/head/session';

  server.post(path, async (request, reply) => {
    if (isFromElsewhere(request.headers)) {
      return replyWithProblem(request, reply, { code: 'origin_not_allowed' });
    }
    const body = checkBody(headSessionBody, request.body ?? {});
    if (!body.ok) return replyWithProblem(request, reply, { code: 'validation_failed', errors: body.faults });
    const spent = limit.spend(request.ip);
    if (!spent.ok) {
      const { retryAfterSeconds } = spent;
      return replyWithProblem(request, reply, { code: 'rate_limited', retryAfterSeconds });
    }
    const token = await signIn(database, body.value.key, { now: now() });
    if (token === undefined) {
      const detail = 'Ninguna persona de esta matriz tiene esa clave, o se le quitó.';
      return replyWithProblem(request, reply, { code: 'invalid_api_key', detail });
    }
    return reply.code(204).header('set-cookie', sessionCookie(token)).send();
  });

  server.get(path, { onRequest: keysOfAnyReach(parts, headRoles) }, async (request, reply) =>
    answer(request, reply, { ok: true, value: await sessionOf(database, request.keyOwner) }),
  );

  server.delete(path, async (request, reply) => {
    const token = sessionTokenOf(request.headers);
    if (token !== undefined && !isFromElsewhere(request.headers)) await signOut(database, token);
    return reply.code(204).header('set-cookie', endedCookie).send();
  });
}

async function sessionOf(database: HeadDatabase, owner: KeyOwner): Promise<HeadSession> {
  const { environment } = await scopeOf(database, owner);
  const { ruc } = await database.selectFrom('business').select('ruc').executeTakeFirstOrThrow();
  return {
    object: 'head_session',
    role: owner.role,
    environment,
    is_limited: owner.reach !== undefined,
    ...(ruc !== null && { ruc }),
  };
}
