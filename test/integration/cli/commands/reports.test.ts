import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ecuadorDate, toSriDate } from '../../../../src-main/documents/values/ecuador-time.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { cliShell } from '../../../support/cli/cli-shell.ts';
import { keyHolderOf } from '../../../support/service/api-client.ts';
import { filesOf } from '../../../support/service/exported-by.ts';
import { testServices } from '../../../support/service/test-services.ts';

const services = testServices();

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
