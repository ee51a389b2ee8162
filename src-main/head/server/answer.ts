import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { replyWithProblem } from '../../api/problem-reply.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { checkBody } from '../../documents/body/check-body.ts';

export function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  outcome: Outcome<unknown>,
): FastifyReply {
  if (!outcome.ok) return replyWithProblem(request, reply, outcome.problem);
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(outcome.value));
}

/** A handler that does something with a body once it is checked; no body is an empty one. */
export function answerBody<Schema extends z.ZodType>(
  schema: Schema,
  work: (body: z.output<Schema>, request: FastifyRequest) => Promise<Outcome<unknown>>,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const body = checkBody(schema, request.body ?? {});
    if (!body.ok) return replyWithProblem(request, reply, { code: 'validation_failed', errors: body.faults });
    return answer(request, reply, await work(body.value, request));
  };
}
