import { describe, expect, it, onTestFinished } from 'vitest';
import { makeSmtpMailer } from '../../../src-main/email/smtp-mailer.ts';
import type { MailAccount } from '../../../src-main/mailing/ports/mailer.ts';
import { startMailServer } from '../../support/mail/mail-server.ts';

describe('an account that changes while letters wait for a line', () => {
  it('lets those under way end, and says of the others that they were interrupted', async () => {
    const server = await startMailServer();
    const mailer = makeSmtpMailer();
    onTestFinished(async () => {
      mailer.close();
      await server.close();
    });
    server.behave({ delay: 500 });
    const account: MailAccount = {
      host: '127.0.0.1',
      port: server.port,
      security: 'none',
      fromAddress: 'ventas@ejemplo.ec',
    };
    const send = (how: MailAccount, count: number) =>
      mailer.send(
        how,
        { messageId: `<${count}@ejemplo.ec>`, to: `cliente${count}@ejemplo.ec`, letter: { kind: 'test' } },
        new AbortController().signal,
      );
    const before = [1, 2, 3].map((count) => send(account, count));
    await expect.poll(server.sessions).toBe(2);
    const after = await send({ ...account, fromName: 'Otra' }, 4);
    const [first, second, third] = await Promise.all(before);
    expect([first, second, after].map((outcome) => outcome?.ok)).toEqual([true, true, true]);
    expect(third).toEqual({ ok: false, failure: { problem: 'interrupted', permanent: false } });
  });
});
