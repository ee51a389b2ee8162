import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../../contract/problems.ts';
import { preflightHeaders } from '../guard/origin.ts';
import { replyWithProblem } from '../problem-reply.ts';
import type { Identity } from './access.ts';
import type { Reply } from './reply.ts';
import { bodyTypesOf } from './request.ts';
import type { Route } from './route.ts';
import type { Place } from './route-finder.ts';
import { acceptUploads, uploadPartsOf, uploadType } from './upload-parts.ts';

/** What a request asks for. */
export interface AskedFor {
  /** Undefined for an address of nothing. */
  readonly place: Place | undefined;
  /** Undefined where nothing is done by this method. */
  readonly route: Route | undefined;
}

/** What an operation takes from the server around it. */
export interface RequestFacts {
  askedFor(request: FastifyRequest): AskedFor;
  /** As the guard established it. */
  identityOf(request: FastifyRequest): Identity;
  signalOf(request: FastifyRequest): AbortSignal;
}

export const unknownPath = {
  code: 'not_found',
  detail: 'Esta dirección no existe. La referencia está en /v1/docs.',
} as const satisfies Problem;

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/**
 * Puts the API on the server under one address for all: which operation a request asks for is found in the table
 * (`route-finder.ts`), and so is what to say where a place or a method does not exist.
 */
export function registerRoutes(api: FastifyInstance, routes: readonly Route[], facts: RequestFacts): void {
  const serve = {
    // Before a body is read: whatever comes with it, it is the address or the method that is wrong.
    onRequest: async (request: FastifyRequest, reply: FastifyReply) =>
      turnAway(request, reply, facts.askedFor(request)),
    handler: async (request: FastifyRequest, reply: FastifyReply) =>
      send(request, reply, await run(request, facts)),
  };
  for (const method of methods) api.route({ method, url: '/v1/*', ...serve });
  // In a scope of their own: no other route takes a form for a body that it may overlook.
  api.register(async (scope) => {
    await acceptUploads(scope);
    for (const route of routes) {
      if (takesUpload(route)) scope.route({ method: route.method, url: pathOf(route), ...serve });
    }
  });
}

/** The operation of a method; HEAD is GET without the body. */
export function operationOf({ operations }: Place, method: string): Route | undefined {
  return operations.get(method === 'HEAD' ? 'GET' : method);
}

function run(request: FastifyRequest, facts: RequestFacts): Promise<Reply> {
  const { place, route } = facts.askedFor(request);
  if (!place || !route)
    throw new Error(`${request.method} ${request.routeOptions.url} was let in by mistake`);
  const key = request.headers['idempotency-key'];
  return route.run({
    params: place.params,
    query: request.query,
    body: bodyOf(route, request),
    idempotencyKey: Array.isArray(key) ? key.join(', ') : key,
    identity: facts.identityOf(request),
    signal: () => facts.signalOf(request),
  });
}

function takesUpload(route: Route): boolean {
  return bodyTypesOf(route).includes(uploadType);
}

function bodyOf(route: Route, request: FastifyRequest): unknown {
  if (takesUpload(route)) return uploadPartsOf(request);
  const { bodyMayBeMissing } = route;
  const { body } = request;
  return body === undefined && bodyMayBeMissing ? {} : body;
}

function send(request: FastifyRequest, reply: FastifyReply, answer: Reply): FastifyReply {
  switch (answer.kind) {
    case 'json':
      return reply
        .code(answer.status)
        .headers(answer.headers)
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(answer.body));
    case 'text':
      return reply.headers(answer.headers).type(`${answer.mediaType}; charset=utf-8`).send(answer.text);
    case 'file':
      return reply.headers(answer.headers).type(answer.mediaType).send(Buffer.from(answer.bytes));
    case 'empty':
      return reply.code(204).send();
    case 'problem':
      return replyWithProblem(request, reply, answer.problem);
  }
}

/** Answers what names no operation; an operation goes on to its handler. */
function turnAway(
  request: FastifyRequest,
  reply: FastifyReply,
  { place, route }: AskedFor,
): FastifyReply | undefined {
  if (route) return undefined;
  if (!place) return replyWithProblem(request, reply, unknownPath);
  const served = [...place.operations.keys()];
  const allowed = [...served, ...(served.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
  const allow = allowed.join(', ');
  if (request.method !== 'OPTIONS') {
    return replyWithProblem(request, reply.header('allow', allow), {
      code: 'method_not_allowed',
      detail: `Aquí se admite ${allow}.`,
    });
  }
  const isPreflight = request.headers['access-control-request-method'] !== undefined;
  return reply
    .code(204)
    .headers({ allow, ...(isPreflight ? preflightHeaders(allowed) : {}) })
    .send();
}

/** `{id}` of OpenAPI is `:id` of the router. */
function pathOf({ path }: Route): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
