import type { FastifyInstance } from 'fastify';
import { checkQuery } from '../../../api/routing/check-query.ts';
import { commandBody } from '../../../contract/head/stations/commands.ts';
import { type HeadRole, headRoles } from '../../../contract/head/stations/stations.ts';
import { refuse } from '../../../contract/problems/refuse.ts';
import { giveCommand } from '../../commands/give-command.ts';
import { commandsQuery, findCommand, listCommands } from '../../commands/list-commands.ts';
import { scopeOf } from '../../keys/scope-of.ts';
import { listSeries } from '../../stations/series-list.ts';
import { answer, answerBody } from '../answer.ts';
import { type KeyDoor, keysOfAnyReach } from '../guard.ts';

/** What people of the head office have tills do with their documents and series. */
export function registerCommandRoutes(server: FastifyInstance, door: KeyDoor): void {
  const { database } = door;
  const only = (...roles: readonly HeadRole[]) => ({ onRequest: keysOfAnyReach(door, roles) });

  server.post(
    '/v1/head/commands',
    only('manager', 'owner'),
    answerBody(commandBody, async (body, { keyOwner }) =>
      giveCommand(database, { owner: keyOwner, scope: await scopeOf(database, keyOwner) }, body),
    ),
  );

  server.get('/v1/head/commands', only(...headRoles), async (request, reply) => {
    const query = checkQuery(commandsQuery, request.query);
    if (!query.ok) return answer(request, reply, query);
    const scope = await scopeOf(database, request.keyOwner);
    return answer(request, reply, { ok: true, value: await listCommands(database, scope, query.value) });
  });

  server.get<{ Params: { id: string } }>(
    '/v1/head/stations/:id/series',
    only(...headRoles),
    async (request, reply) => {
      const { reach } = request.keyOwner;
      const data = await listSeries(database, { id: request.params.id, reach });
      if (!data) return answer(request, reply, refuse({ code: 'not_found' }));
      return answer(request, reply, { ok: true, value: { object: 'list', data } });
    },
  );

  server.get<{ Params: { id: string } }>(
    '/v1/head/commands/:id',
    only(...headRoles),
    async (request, reply) => {
      const scope = await scopeOf(database, request.keyOwner);
      const command = await findCommand(database, scope, request.params.id);
      return answer(request, reply, command ? { ok: true, value: command } : refuse({ code: 'not_found' }));
    },
  );
}
