import { readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { workspaceResource } from '../../../src-main/contract/business/workspace.ts';
import { freePort } from '../../../src-main/process/free-port.ts';
import { readServiceFile } from '../../../src-main/process/service-file.ts';
import { httpCall } from '../../support/api/http-call.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { keyHolderOf, ownerOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();
const isPosix = process.platform !== 'win32';

describe('the running service', () => {
  it('prints one JSON line on standard output, logs in JSON to standard error, and says in service.json where it is until it ends', async () => {
    const data = join(services.newFolder(), 'new');
    const service = await services.startProcess({ data });
    await (await keyHolderOf(service)).call('GET', '/v1/ec/invoices');
    const { url, pid } = service;
    expect(readServiceFile(data)).toMatchObject({ url, pid });
    // Nobody but the owner reads its address and its secrets; Windows has no file modes.
    if (isPosix) {
      const modeOf = (name: string) => statSync(join(data, name)).mode & 0o777;
      expect(['.', 'service.json', 'secret.key'].map(modeOf)).toEqual([0o700, 0o600, 0o600]);
    }
    const { exitCode, stdout, stderr } = await service.stop();
    expect({ exitCode, stdout }).toEqual({
      exitCode: 0,
      stdout: `${JSON.stringify({ ready: true, url, data_dir: data })}\n`,
    });
    expect(readServiceFile(data)).toBeUndefined();
    const lines = stderr.trim().split('\n');
    expect(lines.map((line) => typeof JSON.parse(line))).toEqual(lines.map(() => 'object'));
    expect(stderr).toContain('/v1/ec/invoices');
  });

  it('keeps every secret and every name out of its log, on standard error as in its file', async () => {
    const service = await services.startProcess();
    const owner = ownerOf(service);
    const key = await keyHolderOf(service);
    const buyer = Object.values(anInvoiceBody().buyer).filter((value) => value !== 'ruc');
    await key.issue(anInvoiceBody(), 'wait=15');
    await key.call('GET', '/v1/ec/invoices?q=CLIENTE+SECRETO');
    const { stderr } = await service.stop();
    const file = join(service.dataDir, 'logs', 'mostrador.log');
    expect(readFileSync(file, 'utf8')).toContain(stderr);
    if (isPosix) expect(statSync(file).mode & 0o777).toBe(0o600);
    for (const secret of [owner.token, key.token, 'SECRETO', ...buyer]) {
      expect(stderr).not.toContain(secret);
    }
  });

  it('makes the practice business at the first start and finds it again at the next', async () => {
    const first = await services.start({ data: services.newFolder() });
    const made = await entitiesOf(first);
    expect(made).toMatchObject([{ kind: 'sandbox', certificate: { kind: expect.any(String) } }]);
    await first.stop();
    const second = await services.start({ data: first.dataDir });
    expect(await entitiesOf(second)).toEqual(made);
  });

  it('gives with --greet a link that opens one session, once', async () => {
    const service = await services.startProcess({ args: ['--port', '0', '--greet'] });
    const token = service.link?.split('#token=')[1];
    const open = () => httpCall({ method: 'POST', url: `${service.url}/v1/local/sessions`, body: { token } });
    expect((await open()).status).toBe(201);
    expect((await open()).status).toBe(401);
    expect(service.log()).toContain(`Ventana:  ${service.link}`);
    expect(service.log()).toContain(`curl '${service.url}/v1/ec/invoices?wait=20'`);
    expect(service.log()).toContain(`--data '${service.dataDir}' keys create`);
  });

  it('answers on this machine alone, whatever addresses the machine has', async () => {
    const { url } = await services.start();
    const { port } = new URL(url);
    expect((await httpCall({ method: 'GET', url: `${url}/v1/local/health` })).status).toBe(200);
    const outside = Object.values(networkInterfaces())
      .flatMap((addresses) => addresses ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of outside) {
      const call = httpCall({ method: 'GET', url: `http://${address}:${port}/v1/local/health` });
      await expect(call).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    }
  });
});

describe('the port', () => {
  const defaultPorts = [4747, 4748, 4749, 4750];

  it('is a fallback when another program has the default one', async () => {
    await hold(4747);
    const { url } = await services.startProcess({ args: [] });
    expect(defaultPorts.slice(1)).toContain(Number(new URL(url).port));
  });

  it('is the one of MOSTRADOR_PORT, unless a flag says otherwise', async () => {
    const port = await freePort();
    const byVariable = await services.startProcess({ args: [], env: { MOSTRADOR_PORT: String(port) } });
    expect(byVariable.url).toBe(`http://127.0.0.1:${port}`);
    const byFlag = await services.startProcess({
      args: ['--port', '0'],
      env: { MOSTRADOR_PORT: String(port) },
    });
    expect(byFlag.url).not.toBe(byVariable.url);
  });
});

async function entitiesOf(service: Parameters<typeof ownerOf>[0]) {
  const answer = await ownerOf(service).call('GET', '/v1/local/workspace');
  return workspaceResource.parse(answer.json()).entities;
}

/** Takes a port until the test ends; one that somebody has already is taken as well. */
async function hold(port: number): Promise<Server> {
  const server = createServer();
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => {
    server.once('error', () => resolve()).listen(port, '127.0.0.1', () => resolve());
  });
  return server;
}
