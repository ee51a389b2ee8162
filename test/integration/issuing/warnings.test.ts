import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { runCli } from '../../support/cli/run-cli.ts';
import { keyHolderOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';

const services = testServices();
const short = anInvoiceBody({ payments: [{ method: 'tarjeta_debito', amount: '1.00' }] });
const warnings = [{ code: 'payments_mismatch', message: expect.any(String), detail: expect.any(String) }];

describe('payments that do not add up to the total', () => {
  it('warn in the preview and in the answer that issues, also repeated, and stop nothing', async () => {
    const client = await keyHolderOf(await services.start());
    const preview = await client.call('POST', '/v1/ec/invoices/preview', { body: short });
    expect(preview.json()).toMatchObject({ warnings });
    const headers = { 'idempotency-key': uuid() };
    const issue = () => client.call('POST', '/v1/ec/invoices?wait=20', { body: short, headers });
    const issued = await issue();
    expect(issued.status).toBe(201);
    expect(issued.json()).toMatchObject({ status: 'authorized', warnings });
    const replayed = await issue();
    expect(replayed.status).toBe(200);
    expect(replayed.json()).toEqual(issued.json());
    expect(await client.issue(anInvoiceBody())).not.toHaveProperty('warnings');
  });

  it('warn again in the answer to a correction', async () => {
    const client = await keyHolderOf(await services.start());
    const { id } = await client.issue(anInvoiceBody({ simulate: 'returned' }), 'wait=20');
    const corrected = await client.call('POST', `/v1/ec/invoices/${id}/resubmit?wait=20`, { body: short });
    expect(corrected.status).toBe(200);
    expect(corrected.json()).toMatchObject({ status: 'authorized', warnings });
  });

  it('are printed by the command line', async () => {
    const service = await services.start();
    const file = join(services.newFolder(), 'venta.json');
    writeFileSync(file, JSON.stringify(short));
    const issued = await runCli(service.dataDir, ['issue', 'invoice', file]);
    expect(issued).toMatchObject({
      exitCode: 0,
      stdout: expect.stringContaining('! Las formas de pago no suman el total.'),
    });
  });
});
