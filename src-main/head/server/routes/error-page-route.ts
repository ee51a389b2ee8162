import type { FastifyInstance } from 'fastify';
import { errorPage } from '../../../api/docs/pages/error-page.ts';
import { styleHash } from '../../../api/docs/pages/text-page.ts';
import { textPagePolicy } from '../../../api/guard/security-headers.ts';
import { replyWithProblem } from '../../../api/problem-reply.ts';
import { problems } from '../../../contract/problems/problems.ts';
import { keysOf } from '../../../documents/values/keys-of.ts';

/** Serves the page that the `type` of each problem leads to. */
export function registerErrorPage(server: FastifyInstance): void {
  server.get<{ Params: { code: string } }>('/v1/docs/errors/:code', async (request, reply) => {
    const code = keysOf(problems).find((one) => one === request.params.code);
    if (code === undefined) return replyWithProblem(request, reply, { code: 'not_found' });
    return reply
      .header('content-security-policy', textPagePolicy(styleHash))
      .type('text/html; charset=utf-8')
      .send(errorPage(code));
  });
}
