import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import type { Logger } from 'pino';
import { pictureTypes } from '../contract/picture.ts';
import { answerBrokenRequest } from './broken-request.ts';
import { unbuiltPage } from './docs/pages/unbuilt-page.ts';
import { makeGuard } from './guard/guard.ts';
import { makeRateLimit, type Rate } from './guard/rate-limit.ts';
import { securityHeaders } from './guard/security-headers.ts';
import { makeSlowDown, type Pause } from './guard/slow-down.ts';
import { registerWindow } from './page.ts';
import { parseJsonBody } from './parse-json-body.ts';
import { replyWithProblem } from './problem-reply.ts';
import { registerRoutes, settle } from './register-routes.ts';
import { routeTable } from './route-table.ts';
import { problemOfError } from './routing/answers/problem-of-error.ts';
import { approvalIn } from './routing/approval.ts';
import { takesBody } from './routing/request.ts';
import type { ApiServices } from './services.ts';

export interface ApiOptions {
  readonly services: ApiServices;
  readonly log: Logger;
  /** Makes the name of each request. */
  readonly newId: () => string;
  readonly now: () => Date;
  /** Of the program. */
  readonly version: string;
  /** Folder of the built window; without it `/` says how to build one. */
  readonly windowFolder?: string;
  /** Origins of our own page besides the service's addresses: the desktop's protocol, a development server. */
  readonly pageOrigins?: readonly string[];
  /** Undefined: as many requests as come. */
  readonly rate?: Rate;
  /** Milliseconds that no change of the clock touches; the machine's own when left out. */
  readonly monotonic?: () => number;
  /** How a wrong key waits for its answer; by a timer when left out. */
  readonly pause?: Pause;
}

/** Milliseconds. A whole request may be a backup of years that comes from a stick; who sends nothing is idle long before. */
export const serverTimeouts = {
  headers: 10_000,
  request: 30 * 60_000,
  idle: 60_000,
  keepAlive: 60_000,
} as const;

const MAX_BODY_BYTES = 1024 * 1024;

/**
 * The contract's zod schemas validate requests (see `routing/`), so that all faults of a request are reported at once.
 * Without this, Fastify would load ajv at every start for JSON schemas that no route has.
 */
const noSchemasOfFastify = { buildValidator: refuseSchema, buildSerializer: refuseSchema };

function refuseSchema(): never {
  throw new Error('the schemas of a route are those of the contract');
}

/** Builds the API. It does not listen yet: see `listen`. */
export function makeApi({
  services,
  log,
  newId,
  now,
  version,
  windowFolder,
  pageOrigins = [],
  rate,
  monotonic = () => performance.now(),
  pause,
}: ApiOptions): FastifyInstance {
  const slowDown = makeSlowDown(monotonic, pause);
  const guard = makeGuard({
    keys: services.keys,
    people: services.counter.access,
    pageOrigins,
    slowDown,
    rateLimit: rate ? makeRateLimit(rate, monotonic) : undefined,
  });
  const api = makeServer(log, newId);

  const stopping = new AbortController();
  api.addHook('preClose', async () => stopping.abort());
  const signalOf = (request: FastifyRequest) => AbortSignal.any([request.signal, stopping.signal]);

  const routes = routeTable({ services, version, slowDown, now });
  api.decorateRequest('identity');
  api.decorateRequest('settleApproval');
  api.decorateRequest('refusedPath');
  api.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...securityHeaders, 'x-request-id': request.id });
    const { identity, headers, problem, settle } = await guard({
      headers: request.headers,
      port: request.socket.localPort,
      route: request.routeOptions.config.operation,
      approval: approvalIn(request),
      signal: () => signalOf(request),
    });
    reply.headers(headers);
    if (problem) return replyWithProblem(request, reply, problem);
    request.identity = identity;
    request.settleApproval = settle;
  });
  api.addHook('onSend', (request, reply) => settle(request, reply.statusCode < 400));
  neverIdleAtWork(api);
  api.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions, refusedPath } = request;
    // The pattern of the route, not the address, which may hold names and search terms.
    const answered = {
      method,
      route: refusedPath ?? routeOptions.config.path ?? routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log.info(answered, 'answered');
  });
  api.setErrorHandler((error, request, reply) => {
    const problem = problemOfError(error);
    if (problem.code === 'internal_error') request.log.error({ err: error }, 'internal error');
    return replyWithProblem(request, reply, problem);
  });

  registerRoutes(api, routes, signalOf);
  registerWindow(api, { folder: windowFolder, page: 'index.html', unbuilt: unbuiltPage });
  return api;
}

/**
 * A connection on which nothing comes is given up, but not while its client waits for an answer: a backup of years takes
 * longer. It waits once its whole request is there: a form is read by its handler, and what nobody asked for never is.
 * A client that then does not take the answer is given up again.
 */
function neverIdleAtWork(api: FastifyInstance): void {
  api.addHook('preHandler', (request, reply, done) => {
    const { raw, routeOptions } = request;
    const { operation } = routeOptions.config;
    const isWaiting = () => {
      if (!reply.raw.headersSent) raw.socket.setTimeout(0);
    };
    if (raw.complete || !operation || !takesBody(operation)) isWaiting();
    else raw.once('end', isWaiting);
    done();
  });
  api.addHook('onSend', (request, _reply, _payload, done) => {
    request.raw.socket.setTimeout(serverTimeouts.idle);
    done();
  });
}

function makeServer(log: Logger, newId: () => string): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log;
  const api = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    genReqId: () => newId(),
    requestIdHeader: false,
    trustProxy: false,
    bodyLimit: MAX_BODY_BYTES,
    // No address is longer than Node's headers: what is too long for an identifier is judged after the guard.
    routerOptions: { maxParamLength: 16 * 1024 },
    // The guard answers a request without `Host` as it answers a foreign one.
    http: { headersTimeout: serverTimeouts.headers, requireHostHeader: false },
    requestTimeout: serverTimeouts.request,
    connectionTimeout: serverTimeouts.idle,
    keepAliveTimeout: serverTimeouts.keepAlive,
    schemaController: { compilersFactory: noSchemasOfFastify },
    // A request that still arrives while the service stops is answered like any other.
    return503OnClosing: false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, request, reply) => {
      replyWithProblem(
        request,
        reply.headers({ ...securityHeaders, 'x-request-id': request.id }),
        problemOfError(error),
      );
    },
  });
  api.removeAllContentTypeParsers();
  api.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, bytes: Buffer) => parseJsonBody(bytes),
  );
  api.addContentTypeParser(
    [...pictureTypes],
    { parseAs: 'buffer' },
    async (_request: FastifyRequest, bytes: Buffer) => bytes,
  );
  return api;
}
