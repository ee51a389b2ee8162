import type { FastifyInstance } from 'fastify';
import { checkQuery } from '../../../api/routing/check-query.ts';
import { rejectedLinesQuery } from '../../../contract/head/rejected-lines.ts';
import { discardRejectedLines, listRejectedLines } from '../../stations/rejected-lines.ts';
import { answer } from '../answer.ts';
import { type KeyDoor, onlyKeys } from '../guard.ts';

/** What stations reported and could not be stored, as it came: for who looks after the whole business. */
export function registerRejectedRoutes(server: FastifyInstance, parts: KeyDoor): void {
  const { database } = parts;
  const only = { onRequest: onlyKeys(parts, ['manager', 'owner']) };
  const path = '/v1/head/stations/:id/rejected-lines';

  server.get<{ Params: { id: string } }>(path, only, async (request, reply) => {
    const query = checkQuery(rejectedLinesQuery, request.query);
    if (!query.ok) return answer(request, reply, query);
    const data = await listRejectedLines(database, { station: request.params.id, ...query.value });
    return answer(request, reply, { ok: true, value: { object: 'list', data } });
  });

  server.delete<{ Params: { id: string } }>(path, only, async (request, reply) => {
    const query = checkQuery(rejectedLinesQuery, request.query);
    if (!query.ok) return answer(request, reply, query);
    const value = await discardRejectedLines(database, { station: request.params.id, ...query.value });
    return answer(request, reply, { ok: true, value });
  });
}
