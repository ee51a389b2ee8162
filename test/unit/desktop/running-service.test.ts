import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findRunningService } from '../../../src-main/desktop/running-service.ts';
import { announceService } from '../../../src-main/service-file.ts';

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
    const url = await answering({ name: 'mostrador', version: '0.1.0' });
    announce(url);
    expect(await findRunningService(folder)).toEqual({ url });
  });

  it('is nobody in a folder that no service announced', async () => {
    expect(await findRunningService(folder)).toBeUndefined();
  });

  it('is nobody when the address was left behind by a crash', async () => {
    const url = await answering({ name: 'mostrador', version: '0.1.0' });
    announce(url);
    await new Promise((done) => server?.close(done));
    server = undefined;
    expect(await findRunningService(folder)).toBeUndefined();
  });

  it('is nobody when another program took the port since', async () => {
    announce(await answering({ name: 'another program' }));
    expect(await findRunningService(folder)).toBeUndefined();
  });

  function announce(url: string): void {
    announceService(folder, { url, version: '0.1.0', session_token: 'a-session' });
  }

  async function answering(body: unknown): Promise<string> {
    const listening = createServer((_request, response) => {
      response.setHeader('connection', 'close');
      response.end(JSON.stringify(body));
    });
    server = listening;
    await new Promise<void>((done) => listening.listen(0, '127.0.0.1', done));
    const address = listening.address();
    if (address === null || typeof address === 'string') throw new Error('no port');
    return `http://127.0.0.1:${address.port}`;
  }
});
