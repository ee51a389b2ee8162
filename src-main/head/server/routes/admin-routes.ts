import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkQuery } from '../../../api/routing/check-query.ts';
import { enrolmentCodeBody } from '../../../contract/head/access/enrolment-codes.ts';
import { writeEnrolmentCode } from '../../../contract/head/stations/enrolment.ts';
import { conflictResolution } from '../../../contract/head/stations/series-stop.ts';
import { type HeadRole, headRoles, stationPatch } from '../../../contract/head/stations/stations.ts';
import type { Outcome } from '../../../contract/problems/problems.ts';
import { refuse } from '../../../contract/problems/refuse.ts';
import { listAttention } from '../../attention/list-attention.ts';
import type { HeadBackups } from '../../backup/start-head-backups.ts';
import { resolveConflict } from '../../conflicts/resolve-conflict.ts';
import { eventsQuery, listEvents } from '../../events/list-events.ts';
import { scopeOf } from '../../keys/scope-of.ts';
import type { HeadMail } from '../../mail/start-mail.ts';
import { createCode, listCodes, revokeCode } from '../../stations/enrolment/codes.ts';
import { renameStation } from '../../stations/rename.ts';
import { askToRetire } from '../../stations/retire.ts';
import { revokeStation } from '../../stations/revoke.ts';
import { listStations } from '../../stations/station-list.ts';
import { answer, answerBody } from '../answer.ts';
import { type KeyDoor, keysOfAnyReach, onlyKeys } from '../guard.ts';
import type { StorageWatch } from '../storage-watch.ts';

export interface AdminParts extends KeyDoor {
  /** Where stations reach this head, and by what they know it. */
  readonly address: () => { readonly url: string; readonly pin: string };
  readonly storage: Pick<StorageWatch, 'fullSince'>;
  readonly mail: Pick<HeadMail, 'failure'>;
  readonly backups: HeadBackups;
}

const stationParams = z.object({ id: z.string() });
const seriesParams = z.object({ series: z.coerce.number().int().catch(0) });

/** What the people of the head office call: its stations, codes to enrol more, and what happened to them. */
export function registerAdminRoutes(server: FastifyInstance, parts: AdminParts): void {
  const { database, address, storage, mail, backups, now } = parts;
  const only = (...roles: readonly HeadRole[]) => ({ onRequest: keysOfAnyReach(parts, roles) });

  server.get('/v1/head/stations', only(...headRoles), async (request, reply) =>
    answer(request, reply, {
      ok: true,
      value: { object: 'list', data: await listStations(database, request.keyOwner.reach) },
    }),
  );

  server.patch<{ Params: { id: string } }>(
    '/v1/head/stations/:id',
    only('manager', 'owner'),
    answerBody(stationPatch, ({ name }, { params, keyOwner: { reach } }) =>
      renameStation(database, { ...stationParams.parse(params), name, reach }),
    ),
  );

  server.get('/v1/head/attention', only(...headRoles), async (request, reply) => {
    const since = storage.fullSince();
    const full = since ? [{ kind: 'storage_full', since: since.toISOString() }] : [];
    const { reach } = request.keyOwner;
    const ofWhole = reach ? [] : [...(await backups.failure()), ...(await mail.failure())];
    const data = [...full, ...ofWhole, ...(await listAttention(database, now(), reach))];
    return answer(request, reply, { ok: true, value: { object: 'list', data } });
  });

  server.get('/v1/head/events', only(...headRoles), async (request, reply) => {
    const query = checkQuery(eventsQuery, request.query);
    if (!query.ok) return answer(request, reply, query);
    const scope = await scopeOf(database, request.keyOwner);
    return answer(request, reply, await listEvents(database, query.value, scope));
  });

  server.post<{ Params: { id: string } }>(
    '/v1/head/stations/:id/revoke',
    only('manager', 'owner'),
    async (request, reply) => {
      const { reach } = request.keyOwner;
      const id = request.params.id;
      return answer(request, reply, await revokeStation(database, { id, at: now(), reach }));
    },
  );

  server.post<{ Params: { id: string } }>(
    '/v1/head/stations/:id/retire',
    only('manager', 'owner'),
    async (request, reply) => {
      const { reach } = request.keyOwner;
      const id = request.params.id;
      return answer(request, reply, await askToRetire(database, { id, at: now(), reach }));
    },
  );

  server.post<{ Params: { series: string } }>(
    '/v1/head/number-conflicts/:series/resolve',
    { onRequest: onlyKeys(parts, ['manager', 'owner']) },
    answerBody(conflictResolution, async (body, request): Promise<Outcome<unknown>> => {
      const { series } = seriesParams.parse(request.params);
      return resolveConflict(database, series, body, now());
    }),
  );

  server.get('/v1/head/enrolment-codes', only('manager', 'owner'), async (request, reply) =>
    answer(request, reply, {
      ok: true,
      value: { object: 'list', data: await listCodes(database, now(), request.keyOwner.reach) },
    }),
  );

  server.delete<{ Params: { id: string } }>(
    '/v1/head/enrolment-codes/:id',
    only('manager', 'owner'),
    async (request, reply) =>
      answer(request, reply, await revokeCode(database, request.params.id, request.keyOwner.reach)),
  );

  server.post(
    '/v1/head/enrolment-codes',
    only('manager', 'owner'),
    answerBody(enrolmentCodeBody, async (body, { keyOwner }): Promise<Outcome<unknown>> => {
      const shops = keyOwner.reach?.establishments;
      if (shops && !(body.establishment !== undefined && shops.includes(body.establishment))) {
        const message = `La clave es de ${shops.join(', ')}: diga para cuál es el código.`;
        const errors = [{ pointer: '/establishment', code: 'invalid_value', message }];
        return refuse({ code: 'validation_failed', errors });
      }
      const made = await createCode(database, { ...body, at: now() });
      if (!made.ok) return made;
      const { secret, ...created } = made.value;
      const code = writeEnrolmentCode({ ...address(), secret });
      return { ok: true, value: { ...created, code } };
    }),
  );
}
