import { createServer } from 'node:https';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { DatabaseError } from 'pg';
import type { Logger } from 'pino';
import { v7 as uuid } from 'uuid';
import { securityHeaders } from '../../api/guard/security-headers.ts';
import { parseJsonBody } from '../../api/parse-json-body.ts';
import { replyWithProblem } from '../../api/problem-reply.ts';
import { problemOfError } from '../../api/routing/answers/problem-of-error.ts';
import type { Problem } from '../../contract/problems/problems.ts';
import { UnreadableDocumentError } from '../database/patterns.ts';
import type { HeadCertificate } from './certificate.ts';
import { type StorageWatch, watchWhatIsStored } from './storage-watch.ts';

/** Milliseconds. A batch of 4 MB comes over a slow line of a shop too. */
const timeouts = { headers: 10_000, request: 120_000, idle: 75_000 } as const;

const MAX_BODY_BYTES = 1024 * 1024;

/** Of what PostgreSQL does not take, as it is no text or too deep, nothing was stored. */
function ofWhatIsKept(error: unknown): Problem | undefined {
  if (error instanceof UnreadableDocumentError) {
    return {
      code: 'storage_damaged',
      detail:
        'Lo que la matriz tiene de ese documento no se puede leer. Está en su caja, y en un respaldo de la matriz.',
    };
  }
  if (!(error instanceof DatabaseError && /^(22|54)/.test(error.code ?? ''))) return undefined;
  return {
    code: 'validation_failed',
    detail:
      'Lo enviado tiene algo que la base de datos no admite: caracteres nulos, medio símbolo, o partes anidadas demasiado hondo.',
  };
}

/** The server of a head office, without any route: TLS 1.3, JSON, problems as everywhere. */
export function makeServer(
  certificate: HeadCertificate,
  log: Logger,
  storage: StorageWatch,
): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log;
  const server = Fastify({
    serverFactory: (handler) => {
      const { pem } = certificate;
      const secure = createServer({ key: pem, cert: pem, minVersion: 'TLSv1.3' }, handler);
      secure.headersTimeout = timeouts.headers;
      secure.requestTimeout = timeouts.request;
      secure.keepAliveTimeout = timeouts.idle;
      return secure;
    },
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => uuid(),
    requestIdHeader: false,
    trustProxy: false,
    bodyLimit: MAX_BODY_BYTES,
    return503OnClosing: false,
  });
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, bytes: Buffer) => parseJsonBody(bytes),
  );
  server.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeaders, 'x-request-id': request.id });
  });
  server.setErrorHandler((error, request, reply) => {
    const problem = storage.problemOf(error) ?? ofWhatIsKept(error) ?? problemOfError(error);
    if (problem.code === 'internal_error') request.log.error({ err: error }, 'internal error');
    if (problem.code === 'head_office_full') request.log.error({ err: error }, 'the database has no room');
    return replyWithProblem(request, reply, problem);
  });
  watchWhatIsStored(server, storage);
  return server;
}
