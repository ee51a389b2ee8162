import { Agent, request } from 'node:http';

export interface IssueMany {
  readonly url: string;
  readonly key: string;
  readonly body: unknown;
  readonly documents: number;
  /** Programs that issue at the same time, each one document after the other. */
  readonly clients: number;
}

/** Issues invoices from several clients; rejects at the first answer that is not 201. */
export async function issueMany({ url, key, body, documents, clients }: IssueMany): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const bytes = Buffer.from(JSON.stringify(body));
  let left = documents;
  const client = async () => {
    while (left > 0) {
      left -= 1;
      await issue({ url, key, bytes, agent });
    }
  };
  try {
    await Promise.all(Array.from({ length: clients }, client));
  } finally {
    agent.destroy();
  }
}

function issue(call: { url: string; key: string; bytes: Buffer; agent: Agent }): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(`${call.url}/v1/ec/invoices`, {
      method: 'POST',
      agent: call.agent,
      headers: {
        'content-type': 'application/json',
        'content-length': call.bytes.byteLength,
        authorization: `Bearer ${call.key}`,
      },
    });
    sent.on('error', reject).on('response', (response) => {
      response.resume().on('error', reject);
      response.on('end', () => {
        if (response.statusCode === 201) resolve();
        else reject(new Error(`an invoice was answered with ${response.statusCode}`));
      });
    });
    sent.end(call.bytes);
  });
}
