import { createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { pino } from 'pino';
import { v7 as uuid } from 'uuid';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listen } from '../../../src-main/api/listen.ts';
import { makeApi } from '../../../src-main/api/server.ts';
import type { ApiServices } from '../../../src-main/api/services.ts';
import { httpCall } from '../../support/api/http-call.ts';
import { openProgram } from '../../support/api/program-api.ts';

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
});

let services: ApiServices;
beforeAll(async () => {
  const program = await openProgram();
  ({ services } = program.app);
  return program.stop;
});

function anApi() {
  const api = makeApi({
    services,
    log: pino({ level: 'silent' }),
    newId: () => uuid(),
    now: () => new Date(),
    version: '1.2.3',
  });
  ends.push(() => api.close());
  return api;
}

/** Holds a port as another program would. */
function occupy(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server: Server = createServer();
    ends.push(() => new Promise((closed) => server.close(closed)));
    server.once('error', reject).listen({ port, host }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
/** What a machine has not, its tests say in their names. */
function unless(present: boolean, missing: string): string {
  return present ? '' : ` (skipped: no ${missing} on this machine)`;
}

const hasIpv6Loopback = addresses.some(({ address }) => address === '::1');
const outward = addresses.find(({ internal, family }) => !internal && family === 'IPv4')?.address;

const noIpv6 = unless(hasIpv6Loopback, 'IPv6 loopback');

describe('listen', () => {
  it('answers on 127.0.0.1 and gives the address it really has', async () => {
    const listening = await listen(anApi(), [0]);
    if (!listening.ok) throw new Error('no port');
    expect(listening.url).toBe(`http://127.0.0.1:${listening.port}`);
    expect((await httpCall({ method: 'GET', url: `${listening.url}/v1/local/health` })).status).toBe(200);
  });

  it.skipIf(!hasIpv6Loopback)(`answers on ::1 with the same port, by the same guard${noIpv6}`, async () => {
    const listening = await listen(anApi(), [0]);
    if (!listening.ok) throw new Error('no port');
    const url = `http://[::1]:${listening.port}`;
    expect((await httpCall({ method: 'GET', url: `${url}/v1/local/health` })).status).toBe(200);
    expect((await httpCall({ method: 'GET', url: `${url}/v1/ec/invoices` })).status).toBe(401);
    const headers = { host: 'evil.example' };
    expect((await httpCall({ method: 'GET', url: `${url}/v1/local/health`, headers })).status).toBe(403);
  });

  it.skipIf(outward === undefined)(
    `is not there for the network${unless(outward !== undefined, 'network address')}`,
    async () => {
      const listening = await listen(anApi(), [0]);
      if (!listening.ok) throw new Error('no port');
      const call = httpCall({ method: 'GET', url: `http://${outward}:${listening.port}/v1/local/health` });
      await expect(call).rejects.toThrow('ECONNREFUSED');
    },
  );

  it('goes to the next port when one is taken', async () => {
    const occupied = await occupy(0, '127.0.0.1');
    const listening = await listen(anApi(), [occupied, 0]);
    expect(listening).toMatchObject({ ok: true });
    expect(listening.ok && listening.port).not.toBe(occupied);
  });

  it.skipIf(!hasIpv6Loopback)(
    `counts a port as taken when only ::1 has it, and frees the other half${noIpv6}`,
    async () => {
      const occupied = await occupy(0, '::1');
      const listening = await listen(anApi(), [occupied, 0]);
      expect(listening.ok && listening.port).not.toBe(occupied);
      expect(await occupy(occupied, '127.0.0.1')).toBe(occupied);
    },
  );

  it('says which ports are taken when none is left', async () => {
    const [first, second] = [await occupy(0, '127.0.0.1'), await occupy(0, '127.0.0.1')];
    expect(await listen(anApi(), [first, second])).toEqual({
      ok: false,
      problem: 'port_taken',
      ports: [first, second],
    });
  });

  it('frees both addresses when the instance closes', async () => {
    const api = anApi();
    const listening = await listen(api, [0]);
    if (!listening.ok) throw new Error('no port');
    await httpCall({ method: 'GET', url: `${listening.url}/v1/local/health` });
    await api.close();
    expect(await occupy(listening.port, '127.0.0.1')).toBe(listening.port);
    if (hasIpv6Loopback) expect(await occupy(listening.port, '::1')).toBe(listening.port);
  });
});
