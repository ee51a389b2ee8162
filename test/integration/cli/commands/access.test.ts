import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { operatorResource } from '../../../../src-main/contract/counter/operator.ts';
import { createdApiKey } from '../../../../src-main/contract/local.ts';
import { cliShell } from '../../../support/cli/cli-shell.ts';
import { runCliProcess } from '../../../support/cli/run-cli.ts';
import { apiClient, ownerOf } from '../../../support/service/api-client.ts';
import { startProgram } from '../../../support/service/run-program.ts';
import { testServices } from '../../../support/service/test-services.ts';

const services = testServices();
const create = ['keys', 'create', '--environment', 'sandbox'];

describe('keys', () => {
  it('are listed without the keys themselves, and revoked for good', async () => {
    const service = await services.start();
    const cli = cliShell(service.dataDir);
    expect(await cli.text('keys', 'list')).toBe('Aún no hay claves.\n');
    const made = createdApiKey.parse(await cli.json(...create, '--name', 'Caja 1'));
    const client = apiClient(service.url, made.key);
    expect((await client.call('GET', '/v1/ec/invoices')).status).toBe(200);
    const listed = await cli.text('keys', 'list');
    expect(listed).toMatch(new RegExp(`^${made.id}  sandbox  …${made.last4}  issue,read  Caja 1  usada el `));
    expect(listed).not.toContain(made.key.slice(12, 40));
    expect(await cli.text('keys', 'revoke', made.id)).toContain('«Caja 1»');
    expect((await client.call('GET', '/v1/ec/invoices')).status).toBe(401);
    expect(await cli.json('keys', 'list')).toMatchObject({ data: [{ revoked_at: expect.any(String) }] });
    expect((await cli.fails('keys', 'revoke', '0199f1c2-5f3a-7c41-9e0b-3d6a1f2b4c5d')).exitCode).toBe(1);
  });

  it('carry the scopes and origins they are given', async () => {
    const cli = cliShell(await services.newData());
    const origins = ['--origin', 'https://tienda.ejemplo.ec', '--origin', 'http://localhost:8080'];
    expect(await cli.json(...create, '--scope', 'read', '--scope', 'config', ...origins)).toMatchObject({
      scopes: ['read', 'config'],
      allowed_origins: ['https://tienda.ejemplo.ec', 'http://localhost:8080'],
    });
    expect((await cli.fails(...create, '--scope', 'todo')).stderr).toContain('issue, read, config, devices');
  });
});

it('the owner lists who works at the counter, and gives the only administrator another PIN', async () => {
  const service = await services.start();
  const owner = ownerOf(service);
  const cli = cliShell(service.dataDir);
  expect(await cli.text('operators', 'list')).toBe('Aún no hay operadores.\n');
  const body = { name: 'Ana Pérez', role: 'administrator', pin: '482913' };
  const ana = operatorResource.parse((await owner.call('POST', '/v1/local/operators', { body })).json());
  const signIn = (pin: string) =>
    owner.call('POST', `/v1/local/operators/${ana.id}/sign-in`, { body: { pin } });
  for (const pin of ['0000', '0000', '0000']) await signIn(pin);
  // Five seconds may be over before the command has started.
  lockForLong(service.dataDir);
  expect(await cli.text('operators', 'list')).toBe(
    `${ana.id}  administrador  Ana Pérez  en espera por PIN incorrectos\n`,
  );

  const noTerminal = await cli.fails('operators', 'reset-pin', 'ana perez');
  expect(noTerminal.stderr).toContain('--pin-stdin');
  const reset = startProgram('cli', {
    args: ['--data', service.dataDir, 'operators', 'reset-pin', 'ana perez', '--pin-stdin'],
    stdin: 'pipe',
  });
  reset.child.stdin?.end('7777\n');
  const ended = await reset.ended;
  expect([ended.stdout, ended.stderr]).toEqual(['El PIN de Ana Pérez quedó cambiado.\n', '']);
  expect((await signIn('7777')).status).toBe(200);
  // It reads the standard input of its process.
  const nobody = cliShell(service.dataDir, runCliProcess);
  expect((await nobody.fails('operators', 'reset-pin', 'Nadie', '--pin-stdin')).stderr).toContain('«Nadie»');
});

function lockForLong(dataDir: string): void {
  const database = new Database(join(dataDir, 'mostrador.sqlite'));
  database
    .prepare("UPDATE operator SET locked_until = '2999-01-01T00:00:00.000Z' WHERE locked_until IS NOT NULL")
    .run();
  database.close();
}
