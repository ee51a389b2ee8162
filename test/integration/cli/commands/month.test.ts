import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { purchaseList } from '../../../../src-main/contract/documents/purchases/purchase.ts';
import { ecuadorDate, toSriDate } from '../../../../src-main/documents/values/ecuador-time.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { makeTestKey, otherRuc } from '../../../support/certificates/test-certificates.ts';
import { cliShell } from '../../../support/cli/cli-shell.ts';
import { runCli } from '../../../support/cli/run-cli.ts';
import { foreignInvoiceXml, signXml } from '../../../support/import-files/signed-invoice.ts';
import { keyHolderOf, ownerOf } from '../../../support/service/api-client.ts';
import { filesOf } from '../../../support/service/exported-by.ts';
import { testServices } from '../../../support/service/test-services.ts';

const services = testServices();
const named = z.object({ data: z.array(z.object({ kind: z.string(), ruc: z.string() })) });

describe('reports at the command line', () => {
  it('report a month, save it for the accountant, its annex too, and compare it with the SRI’s listing', async () => {
    const service = await services.start();
    const sold = await (await keyHolderOf(service)).issue(anInvoiceBody(), 'wait=20');
    const cli = cliShell(service.dataDir);
    const today = ecuadorDate(new Date());
    const month = today.slice(0, 7);
    expect(await cli.text('reports', 'month', month)).toContain(`Vendido: ${sold.total} USD`);
    expect(await cli.json('reports', 'declaration', month)).toMatchObject({ object: 'declaration' });

    const folder = services.newFolder();
    const out = join(folder, 'mes.zip');
    expect(await cli.text('reports', 'month', month, '--out', out)).toContain('1 documento');
    expect([...(await filesOf(readFileSync(out))).keys()]).toContain(`mes-${month}.xlsx`);

    const annex = join(folder, 'ats.xml');
    expect(await cli.text('reports', 'ats', month, '--all', '--out', annex)).toContain('Ventas');
    expect(readFileSync(annex, 'utf8')).toContain('<tipoComprobante>18</tipoComprobante>');
    expect(await cli.json('reports', 'ats', month)).toMatchObject({ object: 'transaction_annex' });

    const listing = join(folder, 'emitidos.txt');
    const header =
      'RUC_EMISOR\tSERIE_COMPROBANTE\tCLAVE_ACCESO\tFECHA_AUTORIZACION\tFECHA_EMISION\tIMPORTE_TOTAL';
    const key = sold.access_key;
    const row = [key.slice(10, 23), sold.number, key, '', toSriDate(today), '1.00'].join('\t');
    writeFileSync(listing, `${header}\n${row}\n`);
    const output = await cli.text('reports', 'compare', listing);
    expect(output).toContain(`Emitidos (${sold.issue_date}): 1 en el listado, 0 iguales aquí`);
    expect(output).toContain(`valor: aquí ${sold.total}, SRI 1.00`);
    expect((await cli.fails('reports', 'month', '2026-13')).stderr).toContain('Debe ser un mes');
  });
});

describe('purchases at the command line', () => {
  it('come from files, and are withheld from once', async () => {
    const service = await services.start();
    const { dataDir } = service;
    const cli = cliShell(dataDir);
    const { data: entities } = named.parse(await cli.json('entities', 'list'));
    const ruc = entities.find(({ kind }) => kind === 'sandbox')?.ruc;
    const ours = foreignInvoiceXml({ ruc: otherRuc }).replace(
      '<tipoIdentificacionComprador>05</tipoIdentificacionComprador>',
      '<tipoIdentificacionComprador>04</tipoIdentificacionComprador>',
    );
    const folder = services.newFolder();
    const key = makeTestKey(otherRuc);
    const mine = join(folder, 'compra.xml');
    writeFileSync(mine, await signXml(ours.replace('1710034065<', `${ruc}<`), key));
    const foreign = join(folder, 'ajena.xml');
    writeFileSync(foreign, await signXml(foreignInvoiceXml({ ruc: otherRuc, sequential: 2 }), key));

    const added = await runCli(dataDir, ['purchases', 'add', mine, foreign]);
    expect(added).toMatchObject({ exitCode: 1, stderr: '' });
    expect(added.stdout).toMatch(/^registrada {2}compra\.xml {2}001-002-000000001/m);
    expect(added.stdout).toMatch(/^no se registró {2}ajena\.xml.*\n {2}! Está emitida a/m);

    const [purchase] = purchaseList.parse(await cli.json('purchases', 'list')).data;
    const id = purchase?.id ?? '';
    expect(await cli.text('purchases', 'show', id)).toContain('iva_15: base 10.00, valor 1.50');
    const preview = await cli.text('purchases', 'withhold', id, '--kind', 'services', '--preview');
    expect(preview).toMatch(/renta 3440: 3\.00 % de 10\.00 = 0\.30\. Contrató servicios/);
    await cli.text('purchases', 'withhold', id);
    expect((await cli.fails('purchases', 'withhold', id)).stderr).toContain('Ya se retuvo con');
    expect(await cli.text('purchases', 'list')).toContain('retenida con');

    const product = { code: 'A1', name: 'Café molido', unit_price: '15.00' };
    const owner = ownerOf(service);
    await owner.call('PATCH', '/v1/local/settings', { body: { stock_enabled: 'on' } });
    expect((await owner.call('POST', '/v1/local/products', { body: product })).status).toBe(201);
    expect(await cli.text('purchases', 'receive', id, '--preview')).toMatch(
      /^1\. Café molido: A1 {2}1 × 10\.00$/m,
    );
    for (const options of [
      ['--preview', '--freight', '1'],
      ['--preview', '--only-cost'],
      ['--preview', '--returned'],
      ['--returned', '--only-cost'],
    ]) {
      expect((await cli.fails('purchases', 'receive', id, ...options)).stderr).toContain(options[1]);
    }
    expect((await cli.fails('purchases', 'receive', id, '--returned')).stderr).toContain(
      'solo una nota de crédito',
    );
    const received = await cli.text('purchases', 'receive', id);
    expect(received).toMatch(/ A1 {2}Café molido: 1 × 10\.00 \(promedio 10\.00\)/);
    expect(await cli.text('purchases', 'receive', id)).toBe(received);
  });
});
