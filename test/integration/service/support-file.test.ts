import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dataFolder, supportFile } from '../../../src-main/contract/business/support-file.ts';
import { workspaceResource } from '../../../src-main/contract/business/workspace.ts';
import { crashFolderIn } from '../../../src-main/process/data-folder.ts';
import { makeCrashRecorder } from '../../../src-main/support/crashes/crash-recorder.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { runCli } from '../../support/cli/run-cli.ts';
import { keyHolderOf, ownerOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();
const logged = (msg: string, fields = {}) => `${JSON.stringify({ level: 50, time: 0, msg, ...fields })}\n`;

describe('the file for support', () => {
  it('reports how the installation stands, and nothing of a person, a business or a secret', async () => {
    const service = await services.start();
    const owner = ownerOf(service);
    const holder = await keyHolderOf(service);
    const { buyer } = anInvoiceBody();
    await holder.issue(anInvoiceBody(), 'wait=15');
    const { entities } = workspaceResource.parse((await owner.call('GET', '/v1/local/workspace')).json());
    const shop = entities[0];
    if (!shop) throw new Error('a business was expected');
    const crash = makeCrashRecorder({ folder: crashFolderIn(service.dataDir), version: '1.2.3' });
    crash('uncaughtException', `no ${shop.legal_name}`);
    const line = logged(`refused ${shop.ruc} of ${shop.legal_name}, asked by ana@correo.ec`, { buyer });
    appendFileSync(join(service.dataDir, 'logs', 'mostrador.log'), line);

    const answer = await owner.call('GET', '/v1/local/support-file');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="soporte-[\d-]+\.json"$/);
    const support = supportFile.parse(answer.json());
    expect(support.counts.documents).toEqual([
      { environment: 'sandbox', type: 'invoice', status: 'authorized', documents: 1 },
    ]);
    expect(support.counts.others).toMatchObject({ api_key: 1, operator: 0 });
    expect(support.readiness).toMatchObject([{ environment: 'sandbox', ready: true }]);
    expect(support.sync.waiting).toBe(0);
    expect(support.data_folder.database_bytes).toBeGreaterThan(0);
    expect(support.log).toContain(
      '1970-01-01T00:00:00.000Z 50 refused [número] of [nombre], asked by [correo]',
    );
    expect(support.crashes).toMatchObject([{ kind: 'uncaughtException', error: 'no [nombre]' }]);
    for (const secret of [
      holder.token,
      shop.ruc,
      shop.legal_name,
      ...Object.values(buyer).filter((value) => value !== 'ruc'),
    ]) {
      expect(JSON.stringify(support)).not.toContain(secret);
    }
    expect(JSON.stringify(support)).not.toMatch(/\d{49}/);
  });

  it('is saved from the command line too', async () => {
    const service = await services.start();
    const out = join(services.newFolder(), 'soporte.json');
    const saved = await runCli(service.dataDir, ['support-file', '--out', out]);
    expect(saved).toMatchObject({ exitCode: 0, stderr: '' });
    expect(saved.stdout).toContain(out);
    expect(supportFile.parse(JSON.parse(readFileSync(out, 'utf8')))).toMatchObject({
      object: 'support_file',
    });
  });
});

describe('the data folder', () => {
  it('is shown with the room it takes', async () => {
    const service = await services.start();
    const folder = dataFolder.parse((await ownerOf(service).call('GET', '/v1/local/data-folder')).json());
    expect(folder.path).toBe(service.dataDir);
    expect(folder.bytes).toBeGreaterThanOrEqual(folder.database_bytes + folder.journal_bytes);
  });
});
