import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { replyWithProblem } from '../../api/problem-reply.ts';
import { checkQuery } from '../../api/routing/check-query.ts';
import { enrolBody, resumeBody } from '../../contract/head/enrolment.ts';
import { FEED_VERSION, feedLimits, feedMediaType, feedQuery } from '../../contract/head/feed.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { readLines, type Told } from '../ingest/read-line.ts';
import { type Ingest, takeBatch } from '../ingest/take-batch.ts';
import { enrol } from '../stations/enrol.ts';
import { resume } from '../stations/resume.ts';
import { revokeStation } from '../stations/revoke.ts';
import { makeAdmission } from './admission.ts';
import { answer, answerBody } from './answer.ts';
import { onlyStations } from './guard.ts';

const decompress = promisify(zstdDecompress);

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

  server.post(
    '/v1/stations/enrol',
    answerBody(enrolBody, (body) => enrol(database, body, now())),
  );

  const guard = onlyStations(database);

  server.post(
    '/v1/stations/self/resume',
    { onRequest: guard },
    answerBody(resumeBody, (body, { stationId }) => resume(database, stationId, body)),
  );

  server.delete('/v1/stations/self', { onRequest: guard }, async (request, reply) =>
    answer(request, reply, await revokeStation(database, request.stationId, now())),
  );

  server.post('/v1/stations/self/feed', {
    // Before the body is read: whoever is a stranger, or too much, costs nothing.
    onRequest: [guard, admit],
    handler: async (request, reply) => answer(request, reply, await take(request)),
  });

  async function admit(request: FastifyRequest, reply: FastifyReply) {
    const entered = admission.enter();
    if (!entered.ok) {
      const { retryAfterSeconds } = entered;
      return replyWithProblem(request, reply, { code: 'busy', retryAfterSeconds });
    }
    reply.raw.once('close', admission.leave);
    return undefined;
  }

  async function take(request: FastifyRequest): Promise<Outcome<unknown>> {
    const query = checkQuery(feedQuery, request.query);
    if (!query.ok) return query;
    if (query.value.version > FEED_VERSION) return refuse({ code: 'feed_too_new' });
    const told = await toldIn(request);
    if (!told.ok) return told;
    return takeBatch(ingest, request.stationId, query.value, {
      told: told.value,
      beside: besideOf(request),
    });
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
    return refuse({ code: 'unsupported_media_type' });
  }
  try {
    const text = await decompress(body, { maxOutputLength: feedLimits.bytes * 2 });
    return { ok: true, value: readLines(text.toString()) };
  } catch (reason) {
    log.warn({ err: reason }, 'a batch cannot be read');
    return refuse({ code: 'validation_failed', detail: 'El envío no se puede leer.' });
  }
}
