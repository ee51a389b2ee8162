import { createInterface } from 'node:readline';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createdApiKey } from '../../../src-main/contract/local.ts';
import { webhookEndpointWithSecret } from '../../../src-main/contract/webhooks/webhook-endpoint.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { apiClient, ownerOf } from '../../support/service/api-client.ts';
import type { RunningService } from '../../support/service/run-service.ts';
import { testServices } from '../../support/service/test-services.ts';
import { freePort } from './free-port.ts';
import { type Language, lackOf, languages, startExample } from './languages.ts';

const services = testServices();

const receivers = languages.filter(
  ({ name }) => name === 'JavaScript' || name === 'Python' || name === 'PHP',
);

for (const language of receivers) {
  const lack = lackOf(language);
  const title = `the receiver of webhooks in ${language.name}${lack ? ` [skipped: no ${lack}]` : ''}`;
  describe.skipIf(lack !== undefined)(title, () => {
    it('believes what Mostrador signed, and nothing else', async () => {
      const service = await services.start();
      const port = await freePort();
      const { client, secret } = await endpointAt(service, `http://127.0.0.1:${port}/avisos`);
      const receiver = await startReceiver(language, port, secret);
      const forged = await fetch(`http://127.0.0.1:${port}/avisos`, {
        method: 'POST',
        headers: {
          'webhook-id': 'evt',
          'webhook-timestamp': String(Math.floor(Date.now() / 1000)),
          'webhook-signature': `v1,${Buffer.alloc(32).toString('base64')}`,
        },
        body: '{"id":"evt","type":"invoice.authorized","data":{}}',
      });
      expect(forged.status).toBe(400);
      const { number } = await client.issue(anInvoiceBody(), 'wait=20');
      expect(await receiver.nextLine()).toBe(`invoice.authorized ${number} authorized`);
    });
  });
}

async function endpointAt(service: RunningService, url: string) {
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
  const [program = '', script = ''] = language.command('verify-webhook');
  const command =
    language.name === 'PHP' ? [program, '-S', `127.0.0.1:${port}`, script] : [program, script, String(port)];
  const env = { WEBHOOK_SECRET: secret };
  const child = startExample(command, { cwd: services.newFolder(), env }, 120_000);
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
  for (let tries = 0; tries < 100; tries += 1) {
    const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
    if (answer) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the receiver did not come up');
}
