import type { FastifyInstance } from 'fastify';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { checkQuery } from '../../api/routing/check-query.ts';
import { writeEnrolmentCode } from '../../contract/head/enrolment.ts';
import { type HeadRole, headRoles } from '../../contract/head/stations.ts';
import { environments } from '../../documents/kinds.ts';
import { listAttention } from '../events/list-attention.ts';
import { eventsQuery, listEvents } from '../events/list-events.ts';
import { createCode } from '../stations/enrol.ts';
import { revokeStation } from '../stations/revoke.ts';
import { hashOf, makeKey } from '../stations/secrets.ts';
import { listStations } from '../stations/station-list.ts';
import { answer, answerBody } from './answer.ts';
import { type KeyDoor, onlyKeys } from './guard.ts';

export interface AdminParts extends KeyDoor {
  /** Where stations reach this head, and by what they know it. */
  readonly address: () => { readonly url: string; readonly pin: string };
  readonly now: () => Date;
}

const codeBody = z.strictObject({
  establishment: z
    .string()
    .regex(/^\d{3}$/, 'Debe tener tres cifras.')
    .optional(),
});
const keyBody = z.strictObject({
  role: z.enum(headRoles),
  environment: z.enum(environments).optional(),
});

/** What the people of the head office call: its stations, codes to enrol more, and keys to read. */
export function registerAdminRoutes(server: FastifyInstance, parts: AdminParts): void {
  const { database, address, now } = parts;
  const only = (...roles: readonly HeadRole[]) => ({ onRequest: onlyKeys(parts, roles) });

  server.get('/v1/head/stations', only(...headRoles), async (request, reply) =>
    answer(request, reply, { ok: true, value: { object: 'list', data: await listStations(database) } }),
  );

  server.get('/v1/head/attention', only(...headRoles), async (request, reply) =>
    answer(request, reply, {
      ok: true,
      value: { object: 'list', data: await listAttention(database, now()) },
    }),
  );

  server.get('/v1/head/events', only(...headRoles), async (request, reply) => {
    const query = checkQuery(eventsQuery, request.query);
    if (!query.ok) return answer(request, reply, query);
    return answer(request, reply, { ok: true, value: await listEvents(database, query.value) });
  });

  server.post<{ Params: { id: string } }>(
    '/v1/head/stations/:id/revoke',
    only('manager', 'owner'),
    async (request, reply) => answer(request, reply, await revokeStation(database, request.params.id, now())),
  );

  server.post(
    '/v1/head/enrolment-codes',
    only('manager', 'owner'),
    answerBody(codeBody, async (body) => {
      const secret = await createCode(database, { ...body, at: now() });
      const code = writeEnrolmentCode({ ...address(), secret });
      return { ok: true, value: { object: 'enrolment_code', code } };
    }),
  );

  server.post(
    '/v1/head/keys',
    only('owner'),
    answerBody(keyBody, async ({ role, environment }) => {
      const key = makeKey('head');
      const id = uuid();
      await database
        .insertInto('api_key')
        .values({ id, hash: hashOf(key), role, environment: environment ?? null })
        .execute();
      return { ok: true, value: { object: 'head_key', id, role, key } };
    }),
  );
}
