import { createServer, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeHeadClient } from '../../../src-main/station/head-client.ts';

describe('a head office that takes the connection and says nothing', () => {
  it('is given up after a while, also before the connection is secure', async () => {
    const sockets = new Set<Socket>();
    const server = createServer((socket) => void sockets.add(socket.on('error', () => {})));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      for (const socket of sockets) socket.destroy();
      server.close();
    });
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('no port was given');
    const client = makeHeadClient({ url: `https://127.0.0.1:${address.port}`, pin: 'sha256/x' }, 300);
    onTestFinished(client.close);
    await expect(client.call({ method: 'GET', path: '/v1/stations/self/changes' })).rejects.toThrow('silent');
  });
});
