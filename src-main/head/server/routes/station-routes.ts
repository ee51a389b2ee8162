import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { makeRateLimit } from '../../../api/guard/rate-limit.ts';
import { replyWithProblem } from '../../../api/problem-reply.ts';
import { checkQuery } from '../../../api/routing/check-query.ts';
import { CHANGES_HEADER, changesQuery, REPORTED_HEADER } from '../../../contract/head/stations/changes.ts';
import {
  enrolBody,
  resumeBody,
  retirementBody,
  stationDocumentsQuery,
} from '../../../contract/head/stations/enrolment.ts';
import { FEED_VERSION, feedLimits, feedMediaType, feedQuery } from '../../../contract/head/stations/feed.ts';
import { introductionBody } from '../../../contract/head/stations/hosted/introduction.ts';
import { stationRecordsQuery } from '../../../contract/head/stations/station-records.ts';
import type { Outcome } from '../../../contract/problems/problems.ts';
import { refuse } from '../../../contract/problems/refuse.ts';
import { makeSemaphore } from '../../../queue/semaphore.ts';
import type { AwaitChanges } from '../../changes/await-changes.ts';
import { expireCommands } from '../../commands/expire-commands.ts';
import { type Batch, readLines } from '../../feed/read-line.ts';
import type { Ingest } from '../../ingest/ingest.ts';
import { takeBatch } from '../../ingest/take-batch.ts';
import { proveCodes } from '../../stations/enrolment/codes.ts';
import { enrol } from '../../stations/enrolment/enrol.ts';
import { resume } from '../../stations/enrolment/resume.ts';
import { makeHeartbeat } from '../../stations/heartbeat.ts';
import { notePurchases } from '../../stations/note-purchases.ts';
import { retire } from '../../stations/retire.ts';
import { revokeStation } from '../../stations/revoke.ts';
import { documentsOfStation } from '../../stations/station-documents.ts';
import { recordsOfStation } from '../../stations/station-records.ts';
import { makeAdmission } from '../admission.ts';
import { answer, answerBody } from '../answer.ts';
import { onlyStations } from '../guard.ts';

const decompress = promisify(zstdDecompress);

/**
 * Of the batches that came, so many are unpacked and taken at a time: each is tens of megabytes then, and has a connection of
 * the database. The others wait as they came, compressed.
 */
const UNPACKED_AT_ONCE = 4;

/** Of one address, which needs no key for it: a person who mistypes is not stopped, and each takes some time to answer. */
const introductionRate = { perSecond: 1 / 10, burst: 20 } as const;

/** What stations call: to be enrolled, to report what changed, to learn what changed, to begin anew, to end. */
export function registerStationRoutes(
  server: FastifyInstance,
  ingest: Ingest,
  awaitChanges: AwaitChanges,
  address: () => { readonly pin: string },
): void {
  const { database, patterns, now } = ingest;
  const admission = makeAdmission(() => performance.now());
  const hear = makeHeartbeat(database, now);
  const unpacking = makeSemaphore(UNPACKED_AT_ONCE);
  // Compressed: it is no larger than what it is unpacked to.
  server.addContentTypeParser(
    feedMediaType,
    { parseAs: 'buffer', bodyLimit: feedLimits.bytes },
    async (_request: FastifyRequest, bytes: Buffer) => bytes,
  );

  const introductions = makeRateLimit(introductionRate, () => performance.now());
  const slowDown = async (request: FastifyRequest, reply: FastifyReply) => {
    const spent = introductions.spend(request.ip);
    if (spent.ok) return undefined;
    const { retryAfterSeconds } = spent;
    return replyWithProblem(request, reply, { code: 'rate_limited', retryAfterSeconds });
  };
  server.post(
    '/v1/stations/introduction',
    { onRequest: slowDown },
    answerBody(introductionBody, async ({ nonce }) => ({
      ok: true as const,
      value: await proveCodes(database, { nonce, pin: address().pin, at: now() }),
    })),
  );

  server.post(
    '/v1/stations/enrol',
    answerBody(enrolBody, (body) => enrol(database, body, now())),
  );

  const guard = onlyStations(database);

  server.post(
    '/v1/stations/self/resume',
    { onRequest: guard },
    answerBody(resumeBody, (body, { stationId }) => resume(database, stationId, { body, at: now() })),
  );

  server.get('/v1/stations/self/documents', { onRequest: guard }, async (request, reply) => {
    const query = checkQuery(stationDocumentsQuery, request.query);
    if (!query.ok) return answer(request, reply, query);
    const { after } = query.value;
    const value = await documentsOfStation({ database, patterns }, request.stationId, after);
    return answer(request, reply, { ok: true, value });
  });

  server.get('/v1/stations/self/records', { onRequest: guard }, async (request, reply) => {
    const query = checkQuery(stationRecordsQuery, request.query);
    if (!query.ok) return answer(request, reply, query);
    const value = await recordsOfStation(database, request.stationId, query.value.after);
    return answer(request, reply, { ok: true, value });
  });

  server.post(
    '/v1/stations/self/retire',
    { onRequest: guard },
    answerBody(retirementBody, (body, { stationId }) => retire(database, stationId, { body, at: now() })),
  );

  server.delete('/v1/stations/self', { onRequest: guard }, async (request, reply) =>
    answer(request, reply, await revokeStation(database, { id: request.stationId, at: now() })),
  );

  server.post('/v1/stations/self/feed', {
    // Before the body is read: an unknown or surplus caller costs nothing.
    onRequest: [guard, admit],
    handler: async (request, reply) =>
      answer(request, reply, await unpacking.run('batch', () => take(request))),
  });

  const stopping = new AbortController();
  server.addHook('preClose', async () => stopping.abort());

  server.get('/v1/stations/self/changes', { onRequest: guard }, async (request, reply) => {
    const query = checkQuery(changesQuery, request.query);
    if (!query.ok) return answer(request, reply, query);
    await hear(request.stationId);
    await expireCommands(database, request.stationId);
    await notePurchases(database, request.stationId, request.headers[REPORTED_HEADER]);
    const gone = AbortSignal.any([request.signal, stopping.signal]);
    const version = Number(request.headers[CHANGES_HEADER] ?? 1);
    return answer(request, reply, await awaitChanges(request.stationId, { ...query.value, version }, gone));
  });

  async function admit(request: FastifyRequest, reply: FastifyReply) {
    // A client that hung up while the key was looked for would never leave.
    if (reply.raw.destroyed) return reply.hijack();
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
    const batch = await batchIn(request);
    if (!batch.ok) return batch;
    return takeBatch(ingest, request.stationId, query.value, {
      batch: batch.value,
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

async function batchIn({ body, headers, log }: FastifyRequest): Promise<Outcome<Batch>> {
  if (!Buffer.isBuffer(body) || headers['content-encoding'] !== 'zstd') {
    return refuse({ code: 'unsupported_media_type' });
  }
  try {
    return { ok: true, value: readLines(await decompress(body, { maxOutputLength: feedLimits.bytes * 2 })) };
  } catch (reason) {
    log.warn({ err: reason }, 'a batch cannot be read');
    return refuse({ code: 'validation_failed', detail: 'El envío no se puede leer.' });
  }
}
