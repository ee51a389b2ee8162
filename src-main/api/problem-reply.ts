import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Problem, type ProblemBody, problems } from '../contract/problems/problems.ts';
import { ownHosts } from './guard/host.ts';

/** Answers with a problem (RFC 9457): what happened, under a code that never changes. */
export function replyWithProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
): FastifyReply {
  const { status } = problems[problem.code];
  reply.code(status).headers(problemHeaders(problem));
  const body: ProblemBody = problemBodyOf(problem, {
    instance: request.url.split('?', 1)[0] ?? '/',
    requestId: request.id,
    baseUrl: baseUrlOf(request),
  });
  return reply.type('application/problem+json; charset=utf-8').send(JSON.stringify(body));
}

/** The body of a problem, at one occurrence of it. */
export function problemBodyOf(
  problem: Problem,
  occurrence: { readonly instance: string; readonly requestId: string; readonly baseUrl: string },
): ProblemBody {
  const { code, detail, errors, documentId } = problem;
  const { status, title } = problems[code];
  return {
    type: `${occurrence.baseUrl}/v1/docs/errors/${code}`,
    title,
    status,
    detail: detail ?? title,
    instance: occurrence.instance,
    code,
    request_id: occurrence.requestId,
    ...(errors && errors.length > 0 ? { errors: [...errors] } : {}),
    ...(documentId === undefined ? {} : { document_id: documentId }),
  };
}

function problemHeaders({ code, retryAfterSeconds }: Problem): Readonly<Record<string, string>> {
  return {
    ...(problems[code].status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
  };
}

/** Our own address as the client called it; never a foreign name it may have put in `Host`. */
function baseUrlOf(request: FastifyRequest): string {
  const hosts = ownHosts(request.socket.localPort ?? 80);
  const called = request.headers.host?.toLowerCase();
  return `${request.protocol}://${hosts.find((host) => host === called) ?? hosts[0]}`;
}
