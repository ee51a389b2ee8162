import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { preflightHeaders } from '../guard/origin.ts';
import { replyWithProblem } from '../problem-reply.ts';
import type { Identity } from './access.ts';
import type { Reply } from './reply.ts';
import { bodyTypesOf } from './request.ts';
import type { Route } from './route.ts';
import { acceptUploads, uploadPartsOf, uploadType } from './upload-parts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation behind the path; absent for files of the window and for refusals of a method. */
    readonly route?: Route;
  }
}

/** What a registered route takes from the server around it. */
export interface RequestFacts {
  /** As the guard established it. */
  identityOf(request: FastifyRequest): Identity;
  signalOf(request: FastifyRequest): AbortSignal;
}

/** Puts the table of routes on the server: each operation, and on each path an answer to every other method. */
export function registerRoutes(api: FastifyInstance, routes: readonly Route[], facts: RequestFacts): void {
  const register = (scope: FastifyInstance, route: Route) =>
    scope.route({
      method: route.method,
      url: pathOf(route),
      config: { route },
      handler: async (request, reply) => send(request, reply, await run(route, request, facts)),
    });
  for (const route of routes) if (!takesUpload(route)) register(api, route);
  // In a scope of their own: no other route takes a form for a body that it may overlook.
  api.register(async (scope) => {
    await acceptUploads(scope);
    for (const route of routes) if (takesUpload(route)) register(scope, route);
  });
  const byPath = Map.groupBy(routes, pathOf);
  for (const [path, operations] of byPath) refuseOtherMethods(api, path, operations);
}

function run(route: Route, request: FastifyRequest, facts: RequestFacts): Promise<Reply> {
  const key = request.headers['idempotency-key'];
  return route.run({
    params: request.params,
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

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function refuseOtherMethods(api: FastifyInstance, path: string, operations: readonly Route[]): void {
  const served: readonly string[] = operations.map(({ method }) => method);
  const allowed = [...served, ...(served.includes('GET') ? ['HEAD'] : []), 'OPTIONS'];
  const allow = allowed.join(', ');
  const refuse = (request: FastifyRequest, reply: FastifyReply) =>
    replyWithProblem(request, reply.header('allow', allow), {
      code: 'method_not_allowed',
      detail: `Aquí se admite ${allow}.`,
    });
  api.route({
    method: [...methods, 'HEAD'].filter((method) => !allowed.includes(method)),
    url: path,
    // Before a body is read: whatever comes with it, it is the method that is wrong.
    onRequest: async (request, reply) => refuse(request, reply),
    handler: refuse,
  });
  const tell = (request: FastifyRequest, reply: FastifyReply) => {
    const isPreflight = request.headers['access-control-request-method'] !== undefined;
    return reply
      .code(204)
      .headers({ allow, ...(isPreflight ? preflightHeaders(allowed) : {}) })
      .send();
  };
  api.route({
    method: 'OPTIONS',
    url: path,
    onRequest: async (request, reply) => tell(request, reply),
    handler: tell,
  });
}

/** `{id}` of OpenAPI is `:id` of the router. */
function pathOf({ path }: Route): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}
