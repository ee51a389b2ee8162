import type { FastifyInstance } from 'fastify';
import { attentionMailBody } from '../../../contract/head/attention-mail.ts';
import { monthlyMailBody } from '../../../contract/reports/monthly-mail.ts';
import type { HeadMail } from '../../mail/start-mail.ts';
import { answer, answerBody } from '../answer.ts';
import { type KeyDoor, onlyKeys } from '../guard.ts';

export interface MailParts extends KeyDoor {
  readonly mail: Pick<HeadMail, 'attention' | 'months'>;
}

/** Whom the head office writes to by itself. */
export function registerMailRoutes(server: FastifyInstance, parts: MailParts): void {
  const { attention, months } = parts.mail;
  const only = { onRequest: onlyKeys(parts, ['manager', 'owner']) };

  server.get('/v1/head/attention-mail', only, async (request, reply) =>
    answer(request, reply, { ok: true, value: await attention.read() }),
  );

  server.put(
    '/v1/head/attention-mail',
    only,
    answerBody(attentionMailBody, async (body) => ({ ok: true, value: await attention.put(body) })),
  );

  server.get('/v1/head/monthly-mail', only, async (request, reply) =>
    answer(request, reply, { ok: true, value: await months.read() }),
  );

  server.put(
    '/v1/head/monthly-mail',
    only,
    answerBody(monthlyMailBody, async (body) => ({ ok: true, value: await months.put(body) })),
  );
}
