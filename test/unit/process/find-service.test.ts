import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findService } from '../../../src-main/process/find-service.ts';
import { announceService, proofOf } from '../../../src-main/process/service-file.ts';

describe('the service of a data folder', () => {
  let folder: string;
  let server: Server | undefined;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'mostrador-desktop-'));
  });
  afterEach(async () => {
    await new Promise((done) => (server ? server.close(done) : done(undefined)));
    server = undefined;
    rmSync(folder, { recursive: true, force: true });
  });

  it('is found when it answers at the address of the folder', async () => {
    const url = await answering(proving('a-session'));
    announce(url);
    expect(await findService(folder)).toMatchObject({ url, session_token: 'a-session' });
  });

  it('is nobody in a folder that no service announced', async () => {
    expect(await findService(folder)).toBeUndefined();
  });

  it('is nobody when the address was left behind by a crash', async () => {
    const url = await answering(proving('a-session'));
    announce(url);
    await new Promise((done) => server?.close(done));
    server = undefined;
    expect(await findService(folder)).toBeUndefined();
  });

  it('is nobody when another program took the port since', async () => {
    announce(await answering(() => ({ name: 'another program' })));
    expect(await findService(folder)).toBeUndefined();
  });

  it('is nobody when the Mostrador of another folder took the port since, and no token is sent to it', async () => {
    const seen: string[] = [];
    announce(await answering(proving('another-session'), seen));
    expect(await findService(folder)).toBeUndefined();
    expect(seen).toHaveLength(1);
    expect(seen.join()).not.toContain('a-session');
  });

  it('is nobody when a stranger only says the name', async () => {
    announce(await answering(() => ({ name: 'mostrador', version: '0.1.0' })));
    expect(await findService(folder)).toBeUndefined();
  });

  function announce(url: string): void {
    announceService(folder, { url, version: '0.1.0', session_token: 'a-session' });
  }

  function proving(token: string): Answerer {
    return (challenge) => ({ name: 'mostrador', version: '0.1.0', proof: proofOf(token, challenge) });
  }

  /** `seen` gets what each request says of itself. */
  async function answering(answer: Answerer, seen: string[] = []): Promise<string> {
    const listening = createServer((request, response) => {
      seen.push(JSON.stringify([request.url, request.headers]));
      const challenge = new URL(request.url ?? '', 'http://localhost').searchParams.get('challenge') ?? '';
      response.setHeader('connection', 'close');
      response.end(JSON.stringify(answer(challenge)));
    });
    server = listening;
    await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
    const address = listening.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return `http://127.0.0.1:${address.port}`;
  }
});

type Answerer = (challenge: string) => unknown;
