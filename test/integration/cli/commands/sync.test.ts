import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { syncResource } from '../../../../src-main/contract/delivery/sync.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { cliShell } from '../../../support/cli/cli-shell.ts';
import { keyHolderOf } from '../../../support/service/api-client.ts';
import { testServices } from '../../../support/service/test-services.ts';

// Many processes, each as slow to start as the machine is busy.
const services = testServices();

describe('sync', () => {
  it('pauses, says so, keeps it without a service, and resumes', async () => {
    const service = await services.start();
    const cli = cliShell(service.dataDir);
    expect(await cli.text('sync', 'pause')).toContain('En pausa desde ');
    const client = await keyHolderOf(service);
    await client.issue(anInvoiceBody());
    expect(await cli.text('sync', 'status')).toContain(
      '1 por decidir, 1 sin enviar, 0 esperan a una persona',
    );
    await service.stop();
    expect(syncResource.parse(await cli.json('sync', 'status'))).toMatchObject({ paused: true, waiting: 1 });
    expect(await cli.json('sync', 'resume')).toMatchObject({ paused: false });
    expect(await cli.json('sync', 'try-now', '--wait', '30')).toMatchObject({ waiting: 0, paused: false });
    expect(await cli.json('documents', 'list')).toMatchObject({ data: [{ status: 'authorized' }] });
  });

  it('does not wait for what only a person can move', async () => {
    const cli = cliShell(await services.newData());
    await cli.text('sync', 'pause');
    await cli.text('issue', 'invoice', bodyFile());
    expect(await cli.json('sync', 'try-now', '--wait', '3600')).toMatchObject({ paused: true, waiting: 1 });
  });
});

describe('waiting', () => {
  it('lists what waits; nothing is one short line', async () => {
    const cli = cliShell((await services.start()).dataDir);
    expect(await cli.text('waiting')).toBe('Nada espera.\n');
    await cli.text('sync', 'pause');
    const issued = await cli.json('issue', 'invoice', bodyFile());
    const number = String(issued.number);
    expect(await cli.text('waiting')).toContain(`Factura  ${number}  sandbox  pending`);
    expect(await cli.json('waiting', '--decision')).toMatchObject({ data: [] });
    for (const command of ['send', 'replace']) {
      const { exitCode, stderr } = await cli.fails('--json', command, number);
      expect([exitCode, JSON.parse(stderr).code]).toEqual([1, 'invalid_state']);
    }
  });

  it('offers what a person may do about a refused date, and does it', async () => {
    const service = await services.start();
    const cli = cliShell(service.dataDir);
    const client = await keyHolderOf(service);
    const refused = await client.issue(anInvoiceBody({ simulate: 'returned_date' }), 'wait=20');
    expect(await cli.text('waiting', '--decision')).toMatch(/Puede: .*replace/);
    const replaced = await cli.json('replace', refused.number);
    expect(replaced).toMatchObject({ object: 'invoice', total: refused.total });
    expect(replaced.number).not.toBe(refused.number);
    expect(await cli.text('waiting', '--decision')).toBe('Nada espera.\n');
  });
});

function bodyFile(): string {
  const file = join(services.newFolder(), 'body.json');
  writeFileSync(file, JSON.stringify(anInvoiceBody()));
  return file;
}
