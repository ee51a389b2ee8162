import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '../contract/problems/problems.ts';
import type { Settle } from '../counter/operators/claim-approval.ts';
import { preflightHeaders } from './guard/origin.ts';
import { replyWithProblem } from './problem-reply.ts';
import type { Identity } from './routing/access.ts';
import type { Reply } from './routing/answers/reply.ts';
import { bodyTypesOf } from './routing/request.ts';
import type { Route } from './routing/route.ts';
import { acceptUploads, uploadPartsOf, uploadType } from './routing/upload-parts.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** As the table of routes writes it: `/v1/ec/invoices/{id}`. */
    path?: string;
    /** What the request asks for; undefined where nothing is done by its method. */
    operation?: Route;
  }
  interface FastifyRequest {
    /** As the guard established it, before any handler. */
    identity: Identity;
    /** Where an approval let it in; once, before its answer is sent. */
    settleApproval?: Settle | undefined;
    /** Of the table, where it serves other methods than the one asked for. */
    refusedPath?: string;
  }
}

export const unknownPath = {
  code: 'not_found',
  detail: 'Esta dirección no existe. La referencia está en /v1/docs.',
} as const satisfies Problem;

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/**
 * Registers every operation of the table, and what to answer where an address or a method does not exist. HEAD is
 * GET without the body, which Fastify adds by itself.
 *
 * @param signalOf aborts when the client goes away or the server stops
 */
export function registerRoutes(
  api: FastifyInstance,
  routes: readonly Route[],
  signalOf: (request: FastifyRequest) => AbortSignal,
): void {
  function register(server: FastifyInstance, route: Route): void {
    server.route({
      method: route.method,
      url: urlOf(route.path),
      config: { path: route.path, operation: route },
      handler: async (request, reply) => {
        const answer = await run(route, request, signalOf);
        if (answer.kind === 'json' && answer.keepsApproval) await settle(request, false);
        return send(request, reply, answer);
      },
    });
  }
  for (const route of routes) if (!takesUpload(route)) register(api, route);
  // In a scope of their own, so that no other route accepts a form as its body.
  api.register(async (scope) => {
    await acceptUploads(scope);
    for (const route of routes) if (takesUpload(route)) register(scope, route);
  });
  const paths = [...Map.groupBy(routes, (route) => route.path)].map(([path, operations]) =>
    servedPath(path, operations),
  );
  // Such as `/invoices/preview`, which `/invoices/{id}` would take for an identifier where it serves more methods.
  const isBesideAnother = ({ path }: ServedPath) =>
    paths.some((other) => other.path !== path && other.pattern.test(path));
  for (const path of paths.filter(isBesideAnother)) {
    api.route({
      url: urlOf(path.path),
      config: { path: path.path },
      method: methods.filter((method) => method === 'OPTIONS' || !path.allowed.includes(method)),
      ...atOnce((request, reply) => answerOtherMethod(path, request, reply)),
    });
  }
  // All others are looked up where somebody asks: a route for each would double the time in which the API is built.
  api.route({
    method: [...methods],
    url: '/v1/*',
    ...atOnce((request, reply) => {
      const address = `/v1/${Object(request.params)['*']}`;
      const path = paths.find(({ pattern }) => pattern.test(address));
      if (path === undefined) return replyWithProblem(request, reply, unknownPath);
      request.refusedPath = path.path;
      return answerOtherMethod(path, request, reply);
    }),
  });
}

/** A path of the table, and the methods that it answers. */
interface ServedPath {
  readonly path: string;
  /** Of its addresses, decoded. */
  readonly pattern: RegExp;
  readonly allowed: readonly string[];
}

function servedPath(path: string, operations: readonly Route[]): ServedPath {
  const served = operations.map(({ method }) => method);
  return {
    path,
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    allowed: [...served, ...(served.includes('GET') ? ['HEAD'] : []), 'OPTIONS'],
  };
}

/** Answers OPTIONS, and 405 to every method that a path does not serve. */
function answerOtherMethod(
  { allowed }: ServedPath,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const allow = allowed.join(', ');
  if (request.method === 'OPTIONS') {
    const isPreflight = request.headers['access-control-request-method'] !== undefined;
    return reply
      .code(204)
      .headers({ allow, ...(isPreflight ? preflightHeaders(allowed) : {}) })
      .send();
  }
  // As where its slashes are written otherwise.
  if (allowed.includes(request.method)) return replyWithProblem(request, reply, unknownPath);
  return replyWithProblem(request, reply.header('allow', allow), {
    code: 'method_not_allowed',
    detail: `Aquí se admite ${allow}.`,
  });
}

/** Answers before a body is read: whatever comes with it, it is the address or the method that is wrong. */
function atOnce(answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply) {
  const handler = async (request: FastifyRequest, reply: FastifyReply) => answer(request, reply);
  return { onRequest: handler, handler };
}

/** `{id}` of OpenAPI is `:id` of Fastify, which would let it be empty without the expression. */
function urlOf(path: string): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1(^.+$)');
}

function run(
  route: Route,
  request: FastifyRequest,
  signalOf: (request: FastifyRequest) => AbortSignal,
): Promise<Reply> {
  const key = request.headers['idempotency-key'];
  return route.run({
    params: request.params,
    query: request.query,
    body: bodyOf(route, request),
    idempotencyKey: Array.isArray(key) ? key.join(', ') : key,
    identity: request.identity,
    signal: () => signalOf(request),
  });
}

/** Settles the approval that let a request in, if any, the first time it is called. */
export async function settle(request: FastifyRequest, succeeded: boolean): Promise<void> {
  const settleApproval = request.settleApproval;
  request.settleApproval = undefined;
  await settleApproval?.(succeeded);
}

function takesUpload(route: Route): boolean {
  return bodyTypesOf(route).includes(uploadType);
}

function bodyOf(route: Route, request: FastifyRequest): unknown {
  if (takesUpload(route)) return uploadPartsOf(request, route.fileBytes);
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
    case 'stream':
      return reply.headers(answer.headers).type(answer.mediaType).send(answer.content);
    case 'empty':
      return reply.code(204).send();
    case 'problem':
      return replyWithProblem(request, reply, answer.problem);
  }
}
