// Receives events, and believes only those that Mostrador signed:
//   WEBHOOK_SECRET=whsec_… node verify-webhook.mjs [PORT]
// The public verifier of Standard Webhooks does the work: npm install standardwebhooks
import { createServer } from 'node:http';
import { Webhook, WebhookVerificationError } from 'standardwebhooks';

const verifier = new Webhook(process.env.WEBHOOK_SECRET);
const seen = new Set();

const server = createServer(async (request, response) => {
  // The signature is of the bytes as they came: verify first, parse later.
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  try {
    const event = verifier.verify(Buffer.concat(chunks).toString('utf8'), request.headers);
    // An event may come twice, and in any order. Keep the ids you have dealt with where they outlive your program.
    if (!seen.has(event.id)) console.log(event.type, event.data.number ?? '', event.data.status ?? '');
    seen.add(event.id);
    response.writeHead(204).end();
  } catch (error) {
    if (!(error instanceof WebhookVerificationError)) throw error;
    response.writeHead(400).end();
  }
});
server.listen(Number(process.argv[2] ?? 8080), '127.0.0.1', () => console.log('listening'));
