import { createInterface } from 'node:readline';
import { Webhook } from 'standardwebhooks';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createdApiKey } from '../../../src-main/contract/local.ts';
import { webhookEndpointWithSecret } from '../../../src-main/contract/webhooks/webhook-endpoint.ts';
import { freePort } from '../../../src-main/process/free-port.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { eventually } from '../../support/eventually.ts';
import { apiClient, ownerOf } from '../../support/service/api-client.ts';
import type { AnsweringService } from '../../support/service/start-in-process.ts';
import { testServices } from '../../support/service/test-services.ts';
import { type Language, lackOf, languages, startExample } from './languages.ts';

const services = testServices();

const receivers = languages.filter(({ name }) => name !== 'curl');

for (const language of receivers) {
  const lack = lackOf(language);
  const title = `the receiver of webhooks in ${language.name}${lack ? ` [skipped: no ${lack}]` : ''}`;
  describe.skipIf(lack !== undefined)(title, () => {
    it('believes what Mostrador signed, and nothing else', async () => {
      const service = await services.start();
      const port = await freePort();
      const url = `http://localhost:${port}/avisos`;
      const { client, secret } = await endpointAt(service, url);
      const receiver = await startReceiver(language, port, secret);
      const event = signedBy(secret, new Date());
      const forged = { ...event.headers, 'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}` };
      expect(await post(url, forged, event.body)).toBe(400);
      expect(await post(url, event.headers, event.body.replace('"7"', '"8"'))).toBe(400);
      const tenMinutesAgo = signedBy(secret, new Date(Date.now() - 600_000));
      expect(await post(url, tenMinutesAgo.headers, tenMinutesAgo.body)).toBe(400);
      const signatures = `${forged['webhook-signature']} ${event.headers['webhook-signature']}`;
      const rotated = { ...event.headers, 'webhook-signature': signatures };
      expect(await post(url, rotated, event.body)).toBe(204);
      expect(await receiver.nextLine()).toBe('invoice.authorized 7 authorized');
      const { number } = await client.issue(anInvoiceBody(), 'wait=20');
      expect(await receiver.nextLine()).toBe(`invoice.authorized ${number} authorized`);
    });
  });
}

/** An event as the public library of Standard Webhooks signs it. */
function signedBy(secret: string, date: Date) {
  const body = '{"id":"evt","type":"invoice.authorized","data":{"number":"7","status":"authorized"}}';
  const headers = {
    'webhook-id': 'evt',
    'webhook-timestamp': String(Math.floor(date.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign('evt', date, body),
  };
  return { headers, body };
}

async function post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<number> {
  return (await fetch(url, { method: 'POST', headers, body })).status;
}

async function endpointAt(service: AnsweringService, url: string) {
  const scopes = ['issue', 'read', 'config'];
  const made = await ownerOf(service).call('POST', '/v1/local/api-keys', {
    body: { environment: 'sandbox', scopes },
  });
  const client = apiClient(service.url, createdApiKey.parse(made.json()).key);
  const body = { url, events: ['invoice.authorized'] };
  const answer = await client.call('POST', '/v1/webhook-endpoints', { body });
  return { client, secret: webhookEndpointWithSecret.parse(answer.json()).secret };
}

/** PHP brings a server of its own, which says nothing when it is ready. */
async function startReceiver(language: Language, port: number, secret: string) {
  const receiver = language.prepare(services.newFolder())('verify-webhook');
  const command =
    language.name === 'PHP'
      ? ['php', '-S', `127.0.0.1:${port}`, ...receiver.slice(1)]
      : [...receiver, String(port)];
  const env = { WEBHOOK_SECRET: secret };
  const child = startExample(command, { cwd: services.newFolder(), env }, 600_000);
  onTestFinished(() => {
    child.kill();
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async () => (await lines.next()).value;
  if (language.name === 'PHP') await untilItAnswers(port);
  else expect(await nextLine()).toBe('listening');
  return { nextLine };
}

async function untilItAnswers(port: number): Promise<void> {
  await eventually(
    () => fetch(`http://127.0.0.1:${port}/`).catch(() => undefined),
    (answer) => answer !== undefined,
  );
}
