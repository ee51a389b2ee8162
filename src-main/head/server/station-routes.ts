import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { replyWithProblem } from '../../api/problem-reply.ts';
import { checkQuery } from '../../api/routing/check-query.ts';
import { enrolBody, resumeBody } from '../../contract/head/enrolment.ts';
import { FEED_VERSION, feedLimits, feedMediaType, feedQuery } from '../../contract/head/feed.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import { checkBody } from '../../documents/body/check-body.ts';
import { readLines, type Told } from '../ingest/read-line.ts';
import { type Ingest, takeBatch } from '../ingest/take-batch.ts';
import { enrol } from '../stations/enrol.ts';
import { resume } from '../stations/resume.ts';
import { makeAdmission } from './admission.ts';
import { bearerOf, stationOf } from './identify.ts';

const decompress = promisify(zstdDecompress);

const NO_STATION: Problem = {
  code: 'invalid_api_key',
  detail: 'Ninguna caja de esta matriz tiene esa clave.',
};

/** What stations call: to be enrolled, to tell what changed, to begin anew. */
export function registerStationRoutes(server: FastifyInstance, ingest: Ingest): void {
  const { database, now } = ingest;
  const admission = makeAdmission(() => performance.now());
  // Compressed: it is no larger than what it is unpacked to.
  server.addContentTypeParser(
    feedMediaType,
    { parseAs: 'buffer', bodyLimit: feedLimits.bytes },
    async (_request: FastifyRequest, bytes: Buffer) => bytes,
  );

  server.post('/v1/stations/enrol', async (request, reply) => {
    const body = checkBody(enrolBody, request.body);
    if (!body.ok) return replyWithProblem(request, reply, { code: 'validation_failed', errors: body.faults });
    return answer(request, reply, await enrol(database, body.value, now()));
  });

  server.post('/v1/stations/self/resume', async (request, reply) => {
    const stationId = await authenticated(request);
    if (stationId === undefined) return replyWithProblem(request, reply, NO_STATION);
    const body = checkBody(resumeBody, request.body);
    if (!body.ok) return replyWithProblem(request, reply, { code: 'validation_failed', errors: body.faults });
    return answer(request, reply, await resume(database, stationId, body.value));
  });

  server.post('/v1/stations/self/feed', {
    // Before the body is read: whoever is too much costs nothing.
    onRequest: async (request, reply) => {
      const entered = admission.enter();
      if (entered.ok) {
        reply.raw.once('close', admission.leave);
        return;
      }
      const { retryAfterSeconds } = entered;
      return replyWithProblem(request, reply, { code: 'busy', retryAfterSeconds });
    },
    handler: async (request, reply) => {
      const stationId = await authenticated(request);
      if (stationId === undefined) return replyWithProblem(request, reply, NO_STATION);
      const query = checkQuery(feedQuery, request.query);
      if (!query.ok) return replyWithProblem(request, reply, query.problem);
      if (query.value.version > FEED_VERSION) {
        return replyWithProblem(request, reply, { code: 'feed_too_new' });
      }
      const told = await toldIn(request);
      if (!told.ok) return replyWithProblem(request, reply, told.problem);
      const taken = await takeBatch(ingest, stationId, query.value, {
        told: told.value,
        beside: besideOf(request),
      });
      return answer(request, reply, taken);
    },
  });

  async function authenticated(request: FastifyRequest): Promise<string | undefined> {
    const key = bearerOf(request);
    return key === undefined ? undefined : stationOf(database, key);
  }

  function besideOf({ headers }: FastifyRequest) {
    const waiting = Number(headers['x-waiting']);
    const clock = Date.parse(headers.date ?? '');
    return {
      ...(Number.isInteger(waiting) && waiting >= 0 && { waiting }),
      ...(Number.isFinite(clock) && { clockSkewMs: clock - now().getTime() }),
    };
  }
}

async function toldIn({ body, headers, log }: FastifyRequest): Promise<Outcome<Told>> {
  if (!Buffer.isBuffer(body) || headers['content-encoding'] !== 'zstd') {
    return { ok: false, problem: { code: 'unsupported_media_type' } };
  }
  try {
    const text = await decompress(body, { maxOutputLength: feedLimits.bytes * 2 });
    return { ok: true, value: readLines(text.toString()) };
  } catch (reason) {
    log.warn({ err: reason }, 'a batch cannot be read');
    return { ok: false, problem: { code: 'validation_failed', detail: 'El envío no se puede leer.' } };
  }
}

function answer(request: FastifyRequest, reply: FastifyReply, outcome: Outcome<unknown>): FastifyReply {
  if (!outcome.ok) return replyWithProblem(request, reply, outcome.problem);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(outcome.value));
}
