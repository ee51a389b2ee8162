import { connect } from 'node:net';
import { pino } from 'pino';
import { v7 as uuid } from 'uuid';
import { describe, expect, it, type TestContext } from 'vitest';
import { listen } from '../../../src-main/api/listen.ts';
import { makeApi } from '../../../src-main/api/server.ts';
import { apiKeyBody } from '../../../src-main/contract/local.ts';
import { httpCall } from '../../support/api/http-call.ts';
import { openProgram } from '../../support/api/program-api.ts';

/** Much longer than the machine needs between two pieces of a request that is sent at once. */
const IDLE_MS = 2000;
const archive = { object: 'backup_archive', file: '/media/copia.age', documents: 1, bytes: 1 } as const;

// Each waits for the same silence: beside one another.
describe.concurrent('a client', () => {
  it('that waits for an answer is not idle, however long that takes', async (context) => {
    const { url, session } = await impatientApi(context);
    const body = { file: archive.file, passphrase: 'caballo correcto batería' };
    const call = { method: 'POST', url: `${url}/v1/local/backups/archives`, token: session, body };
    expect((await httpCall(call)).json()).toEqual(archive);
  });

  it('that sent a body where none is asked for, which nobody reads, is not idle', async (context) => {
    const { url, session } = await impatientApi(context);
    const headers = { 'content-type': 'text/plain', 'content-length': '1' };
    const call = { method: 'GET', url: `${url}/v1/local/backups`, token: session, headers, body: 'x' };
    expect((await httpCall(call)).json()).toMatchObject({ object: 'backups' });
  });

  it('whose form was read to its end is not idle, whatever is done with its files', async (context) => {
    const { url, key } = await impatientApi(context);
    const body =
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.xml"\r\n\r\n<a/>\r\n--x--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const call = { method: 'POST', url: `${url}/v1/local/purchases/files`, token: key, headers, body };
    expect((await httpCall(call)).json()).toMatchObject({ object: 'purchase_upload' });
  });

  it('that stands still in the middle of a request is given up', async (context) => {
    const { port, session } = await impatientApi(context);
    expect(await standStill(port, session)).toBe('given up');
  });
});

/** Sends a part of a request and nothing more, until it is given up. */
function standStill(port: number, session: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve('given up')));
  const head = `POST /v1/local/backups/archives HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAuthorization: Bearer ${session}`;
  socket.write(`${head}\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"file"`);
  return ended;
}

/** Gives some answers only after a client that came later and was silent has been given up. */
async function impatientApi({ onTestFinished }: TestContext) {
  const { app, stop } = await openProgram();
  const { services } = app;
  const session = app.openOwnerSession();
  const { backups, purchases } = services;
  let port = 0;
  const pause = () => standStill(port, session);
  const slowBackups = {
    ...backups,
    async archive() {
      await pause();
      return { ok: true, value: archive } as const;
    },
    async read() {
      await pause();
      return backups.read();
    },
  };
  const slowPurchases = {
    ...purchases,
    async takeInFiles(...given: Parameters<typeof purchases.takeInFiles>) {
      const taken = await purchases.takeInFiles(...given);
      await pause();
      return taken;
    },
  };
  const api = makeApi({
    services: { ...services, backups: slowBackups, purchases: slowPurchases },
    log: pino({ level: 'silent' }),
    newId: () => uuid(),
    now: () => new Date(),
    version: '1.2.3',
  });
  onTestFinished(async () => {
    await api.close();
    await stop();
  });
  api.server.setTimeout(IDLE_MS);
  const listening = await listen(api, [0]);
  if (!listening.ok) throw new Error('no port is free');
  port = listening.port;
  const made = await services.keys.create(apiKeyBody.parse({ environment: 'sandbox' }));
  if (!made.ok) throw new Error('no key');
  return { ...listening, session, key: made.value.key };
}
