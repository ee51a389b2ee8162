// The few lines an integration needs around fetch. Node 20 or newer; nothing to install.
import { setTimeout as sleep } from 'node:timers/promises';

const base = process.env.MOSTRADOR_URL ?? 'http://127.0.0.1:4747';
const key = process.env.MOSTRADOR_KEY;

/** What stood in the way of a request. Decide by `code`; show `detail` and `errors` to a person. */
export class Problem extends Error {
  constructor({ code, status, detail, errors = [] }) {
    super(`${code} (${status}): ${detail}`);
    this.code = code;
    this.status = status;
    this.errors = errors;
  }
}

/** Calls the service and reads its JSON. */
export async function call(method, path, given) {
  const response = await send(method, path, given);
  return response.json();
}

/** Fetches a file as bytes. */
export async function download(path) {
  const response = await send('GET', path);
  return new Uint8Array(await response.arrayBuffer());
}

async function send(method, path, { body, idempotencyKey } = {}) {
  const headers = { authorization: `Bearer ${key}` };
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (idempotencyKey !== undefined) headers['idempotency-key'] = idempotencyKey;
  const response = await insist(method === 'GET' || idempotencyKey !== undefined, () =>
    fetch(new URL(path, base), { method, headers, body: body && JSON.stringify(body) }),
  );
  if (!response.ok) throw new Problem(await response.json());
  return response;
}

/** A connection may break after the request arrived. Repeat only what cannot happen twice. */
async function insist(mayRepeat, request) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await request();
    } catch (error) {
      if (!mayRepeat || attempt === 5) throw error;
      await sleep(attempt * 500);
    }
  }
}
