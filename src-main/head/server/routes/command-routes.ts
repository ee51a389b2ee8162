import type { FastifyInstance } from 'fastify';
import { checkQuery } from '../../../api/routing/check-query.ts';
import { commandBody } from '../../../contract/head/stations/commands.ts';
import { type HeadRole, headRoles } from '../../../contract/head/stations/stations.ts';
import { refuse } from '../../../contract/problems/refuse.ts';
import { giveCommand } from '../../commands/give-command.ts';
import { commandsQuery, findCommand, listCommands } from '../../commands/list-commands.ts';
import type { KeyOwner } from '../../keys/identify.ts';
import { scopeOf } from '../../keys/scope-of.ts';
import { listSeries } from '../../stations/series-list.ts';
import { answer, answerBody } from '../answer.ts';
import { type KeyDoor, keysOfAnyReach } from '../guard.ts';

/** What people of the head office have tills do with their documents and series. */
export function registerCommandRoutes(server: FastifyInstance, door: KeyDoor): void {
  const { database } = door;
  const readerOf = async (owner: KeyOwner) => ({ owner, scope: await scopeOf(database, owner) });
  const only = (...roles: readonly HeadRole[]) => ({ onRequest: keysOfAnyReach(door, roles) });

  server.post(
    '/v1/head/commands',
    only('manager', 'owner'),
    answerBody(commandBody, async (body, { keyOwner }) =>
      giveCommand(database, await readerOf(keyOwner), body),
    ),
  );

  server.get('/v1/head/commands', only(...headRoles), async (request, reply) => {
    const query = checkQuery(commandsQuery, request.query);
    if (!query.ok) return answer(request, reply, query);
    const reader = await readerOf(request.keyOwner);
    return answer(request, reply, { ok: true, value: await listCommands(database, reader, query.value) });
  });

  server.get<{ Params: { id: string } }>(
    '/v1/head/stations/:id/series',
    only(...headRoles),
    async (request, reply) => {
      const data = await listSeries(database, request.params.id, request.keyOwner);
      if (!data) return answer(request, reply, refuse({ code: 'not_found' }));
      return answer(request, reply, { ok: true, value: { object: 'list', data } });
    },
  );

  server.get<{ Params: { id: string } }>(
    '/v1/head/commands/:id',
    only(...headRoles),
    async (request, reply) => {
      const reader = await readerOf(request.keyOwner);
      const command = await findCommand(database, reader, request.params.id);
      return answer(request, reply, command ? { ok: true, value: command } : refuse({ code: 'not_found' }));
    },
  );
}
