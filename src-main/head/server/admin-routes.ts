import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuid } from 'uuid';
import { z } from 'zod';
import { replyWithProblem } from '../../api/problem-reply.ts';
import { writeEnrolmentCode } from '../../contract/head/enrolment.ts';
import { type HeadRole, headRoles } from '../../contract/head/stations.ts';
import { checkBody } from '../../documents/body/check-body.ts';
import { environments } from '../../documents/kinds.ts';
import type { HeadDatabase } from '../database/open-database.ts';
import { createCode } from '../stations/enrol.ts';
import { hashOf, makeKey } from '../stations/secrets.ts';
import { listStations } from '../stations/station-list.ts';
import { bearerOf, keyOwnerOf } from './identify.ts';

export interface AdminParts {
  readonly database: HeadDatabase;
  readonly ownerToken: string;
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

  server.get('/v1/head/stations', { onRequest: only(headRoles) }, async (_request, reply) =>
    send(reply, { object: 'list', data: await listStations(database) }),
  );

  server.post(
    '/v1/head/enrolment-codes',
    { onRequest: only(['manager', 'owner']) },
    async (request, reply) => {
      const body = checkBody(codeBody, request.body ?? {});
      if (!body.ok)
        return replyWithProblem(request, reply, { code: 'validation_failed', errors: body.faults });
      const secret = await createCode(database, { ...body.value, at: now() });
      return send(reply, { object: 'enrolment_code', code: writeEnrolmentCode({ ...address(), secret }) });
    },
  );

  server.post('/v1/head/keys', { onRequest: only(['owner']) }, async (request, reply) => {
    const body = checkBody(keyBody, request.body);
    if (!body.ok) return replyWithProblem(request, reply, { code: 'validation_failed', errors: body.faults });
    const { role, environment } = body.value;
    const key = makeKey('head');
    const id = uuid();
    await database
      .insertInto('api_key')
      .values({ id, hash: hashOf(key), role, environment: environment ?? null })
      .execute();
    return send(reply, { object: 'head_key', id, role, key });
  });

  function only(roles: readonly HeadRole[]) {
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const key = bearerOf(request);
      if (key === undefined) return replyWithProblem(request, reply, { code: 'missing_api_key' });
      const owner = await keyOwnerOf(database, { key, ownerToken: parts.ownerToken });
      if (!owner) return replyWithProblem(request, reply, { code: 'invalid_api_key' });
      if (!roles.includes(owner.role))
        return replyWithProblem(request, reply, { code: 'insufficient_scope' });
      return undefined;
    };
  }
}

function send(reply: FastifyReply, body: unknown): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(body));
}
