import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCli } from '../../support/cli/run-cli.ts';
import { canMount, makeReadOnly, mountingSkip, unmount } from '../../support/machine/mounts.ts';
import { keyHolderOf } from '../../support/service/api-client.ts';
import { type EndedProgram, runProgram } from '../../support/service/run-program.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();
const mounts = canMount();

describe('a service that cannot start says why in one clear message', () => {
  it('of a port that another program has: exit code 4', async () => {
    const port = await holdAnyPort();
    const ended = await serve(['--data', services.newFolder(), '--port', String(port)]);
    expect(ended).toEqual(failure(4, /^Otro programa usa el puerto .* --port/));
  });

  it('of a data folder that another process uses: exit code 3, and the first goes on', async () => {
    const first = await services.startProcess();
    const ended = await serve(['--data', first.dataDir, '--port', '0']);
    expect(ended).toEqual(failure(3, /^Otro Mostrador ya usa la carpeta de datos .* --data/));
    expect(ended.stderr).toContain(first.dataDir);
    expect((await (await keyHolderOf(first)).call('GET', '/v1/ec/invoices')).status).toBe(200);
  });

  it('of a flag that does not exist: exit code 2', async () => {
    expect(await serve(['--data', services.newFolder(), '--puerto', '1'])).toEqual(
      failure(2, /^La opción --puerto no existe/),
    );
  });

  it('of all wrong variables at once, by their names: exit code 2', async () => {
    const env = {
      MOSTRADOR_PORT: 'abc',
      MOSTRADOR_LOG_LEVEL: 'loud',
      MOSTRADOR_AUTHORITY_TEST_URL: 'celcer',
      MOSTRADOR_RATE_LIMIT: 'fast',
      MOSTRADOR_SOFTWARE_PROVIDER_RUC: '17',
    };
    const ended = await runProgram('service', { args: ['--data', services.newFolder()], env });
    expect(ended).toMatchObject({ exitCode: 2, stdout: '' });
    expect(ended.stderr).not.toMatch(/^\s+at /m);
    for (const sentence of [/^MOSTRADOR_PORT: Debe ser un número/m, /^MOSTRADOR_RATE_LIMIT: .*«off»/m]) {
      expect(ended.stderr).toMatch(sentence);
    }
    for (const name of Object.keys(env)) expect(ended.stderr).toContain(`${name}: `);
  });

  it('of a wrong flag by its own name', async () => {
    const ended = await serve(['--data', services.newFolder(), '--port', '70000']);
    expect(ended).toEqual(failure(2, /^--port: /));
  });

  it('of a damaged data file: exit code 7, and how to go on', async () => {
    const data = services.newFolder();
    writeFileSync(join(data, 'mostrador.sqlite'), randomBytes(8192));
    expect(await serve(['--data', data])).toEqual(failure(7, /está dañado. Restaure un respaldo/));
  });

  it('of data that a newer version wrote: exit code 5', async () => {
    const data = services.newFolder();
    const database = new Database(join(data, 'mostrador.sqlite'));
    database.pragma('user_version = 999');
    database.close();
    expect(await serve(['--data', data])).toEqual(failure(5, /versión más nueva. Actualice Mostrador/));
  });

  it('of a data folder that is a file', async () => {
    const file = join(services.newFolder(), 'data');
    writeFileSync(file, '');
    expect(await serve(['--data', file])).toEqual(failure(1, /no es una carpeta/));
  });

  it.skipIf(!mounts)(`of a folder that cannot be written${mounts ? '' : ` ${mountingSkip}`}`, async () => {
    for (const data of [await usedFolder(), services.newFolder()]) {
      onTestFinished(() => unmount(data));
      expect(makeReadOnly(data)).toBe(true);
      expect(await serve(['--data', data])).toEqual(
        failure(1, /^No se puede escribir en la carpeta de datos/),
      );
    }
  });
});

describe('a service that was killed', () => {
  it('leaves no lock: the next one starts on the same folder, and the stale service.json misleads nobody', async () => {
    const first = await services.startProcess();
    await first.kill();
    const status = await runCli(first.dataDir, ['status']);
    expect(status).toMatchObject({ exitCode: 0, stderr: '' });
    const second = await services.startProcess({ data: first.dataDir });
    expect((await (await keyHolderOf(second)).call('GET', '/v1/ec/invoices')).status).toBe(200);
  });
});

function serve(args: readonly string[]): Promise<EndedProgram> {
  return runProgram('service', { args: args.includes('--port') ? args : [...args, '--port', '0'] });
}

/** A message for a person: no ready line, no stack. */
function failure(exitCode: number, message: RegExp) {
  return {
    exitCode,
    stdout: '',
    stderr: expect.toSatisfy((text: string) => isPlain(text) && message.test(text)),
  };
}

function isPlain(text: string): boolean {
  return !/^\s+at /m.test(text) && text.trim().split('\n').length <= 3;
}

function holdAnyPort(): Promise<number> {
  const server = createServer();
  onTestFinished(() => void server.close());
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address === null || typeof address === 'string') reject(new Error('no port is free'));
      else resolve(address.port);
    });
  });
}

/** A folder with data in it, as an earlier run left it. */
async function usedFolder(): Promise<string> {
  const service = await services.startProcess();
  await service.stop();
  return service.dataDir;
}
