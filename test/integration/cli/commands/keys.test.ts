import { describe, expect, it } from 'vitest';
import { createdApiKey } from '../../../../src-main/contract/local.ts';
import { cliShell } from '../../../support/cli/cli-shell.ts';
import { apiClient } from '../../../support/service/api-client.ts';
import { testServices } from '../../../support/service/test-services.ts';

// Many processes, each as slow to start as the machine is busy.
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
