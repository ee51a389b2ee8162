import type { FastifyInstance } from 'fastify';
import { headKeyBody } from '../../../contract/head/access/keys.ts';
import { createKey, listKeys, revokeKey } from '../../keys/keys.ts';
import { answer, answerBody } from '../answer.ts';
import { type KeyDoor, onlyKeys } from '../guard.ts';

/** Keys to what the head office gathers: given and taken away by its owner. */
export function registerKeyRoutes(server: FastifyInstance, parts: KeyDoor): void {
  const { database } = parts;
  const only = { onRequest: onlyKeys(parts, ['owner']) };

  server.post(
    '/v1/head/keys',
    only,
    answerBody(headKeyBody, async (body) => ({ ok: true, value: await createKey(database, body) })),
  );

  server.get('/v1/head/keys', only, async (request, reply) =>
    answer(request, reply, { ok: true, value: { object: 'list', data: await listKeys(database) } }),
  );

  server.delete<{ Params: { id: string } }>('/v1/head/keys/:id', only, async (request, reply) =>
    answer(request, reply, await revokeKey(database, request.params.id)),
  );
}
