import { expect, it, onTestFinished } from 'vitest';
import { setupBodyOf } from '../../../src-main/cli/commands/program/setup.ts';
import { startAuthorityDouble } from '../../support/authority-double/authority-double.ts';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { cliShell } from '../../support/cli/cli-shell.ts';
import { readPages } from '../../support/pages/pdf-reading.ts';
import { keyHolderOf, ownerOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';
import { aBusiness, writeBusinessFile, writeCertificate } from '../../support/shops/business-file.ts';
import { requireTool } from '../../support/tools/require-tool.ts';

const services = testServices();
const hasPoppler = requireTool('pdftotext');

it('a document that another server authorized in the SRI’s place says so when that server is gone', async () => {
  const authority = await startAuthorityDouble({ ambiente: '2', decisionDelayMs: 0 });
  onTestFinished(() => authority.close());
  const folder = services.newFolder();
  const file = writeBusinessFile(folder, aBusiness({ certificate: writeCertificate(folder).relative }));
  const first = await services.start({ env: { MOSTRADOR_AUTHORITY_LIVE_URL: authority.url } });
  const setup = await ownerOf(first).call('PUT', '/v1/local/setup', { body: setupBodyOf(file) });
  expect(setup).toMatchObject({ status: 200 });
  const till = await keyHolderOf(first, 'live');
  const { id } = await till.issue(anInvoiceBody());
  await expect.poll(async () => (await till.invoice(id)).status).toBe('authorized');
  await first.stop();

  const second = await services.start({ data: first.dataDir });
  const client = await keyHolderOf(second, 'live');
  const invoice = await client.invoice(id);
  expect(invoice).toMatchObject({ environment: 'live', status: 'authorized' });
  expect(invoice.authorization?.substitute_authority).toBe(authority.url);
  const shown = await cliShell(second.dataDir).text('show', id);
  expect(shown).toContain(`SIN VALIDEZ: no lo autorizó el SRI, sino ${authority.url}`);
  if (!hasPoppler) return;
  for (const format of ['a4', 'ticket80', 'ticket58']) {
    const page = readPages(await client.file(id, `ride?format=${format}`)).join(' ');
    expect(page.replaceAll(/\s/gu, '')).toContain('AUTORIZADOPORUNSERVIDORQUENOESELSRI·SINVALIDEZ');
  }
});
