import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import type { InvoiceResource } from '../../../src-main/contract/documents/document-resource.ts';
import type { Simulation } from '../../../src-main/documents/kinds.ts';
import { anInvoiceBody, anInvoiceBodyOfTenLines } from '../../support/builders/invoice-body.ts';
import { runCli } from '../../support/cli/run-cli.ts';
import { eventually } from '../../support/eventually.ts';
import { readPages } from '../../support/pages/pdf-reading.ts';
import { describeWithShared } from '../../support/samples/shared-files.ts';
import { type ApiClient, invoiceOf, keyHolderOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';
import { requireTool } from '../../support/tools/require-tool.ts';
import { verifyWithXmlsec } from '../../support/xml/xmlsec.ts';
import { schemaNamed } from '../../support/xml/xsd.ts';

const services = testServices();
const hasXmlsec = requireTool('xmlsec1');
const hasPdftotext = requireTool('pdftotext');
const short = anInvoiceBody({ payments: [{ method: 'tarjeta_debito', amount: '1.00' }] });
const warnings = [{ code: 'payments_mismatch', message: expect.any(String), detail: expect.any(String) }];
let client: ApiClient;

beforeAll(async () => {
  client = await keyHolderOf(await services.start());
});

describe('an invoice of ten lines in the sandbox', () => {
  let invoice: InvoiceResource;
  let xml: string;

  beforeAll(async () => {
    const issued = await client.call('POST', '/v1/ec/invoices', { body: anInvoiceBodyOfTenLines() });
    const { id, status } = invoiceOf(issued, 201);
    expect(status).toBe('pending');
    expect(issued.headers.location).toBe(`/v1/ec/invoices/${id}`);
    invoice = await client.invoice(id, 'wait=15');
    xml = (await client.call('GET', `/v1/ec/invoices/${id}/xml?form=signed`)).text;
  });

  it('is authorized within the wait, with the time of every step', () => {
    expect(invoice).toMatchObject({
      status: 'authorized',
      authorization: { number: invoice.access_key },
      environment: 'sandbox',
      channel: 'api',
    });
    const { pending, submitted, authorized } = invoice.status_transitions;
    expect([pending, submitted, authorized].toSorted()).toEqual([pending, submitted, authorized]);
    expect(invoice.lines).toHaveLength(10);
  });

  it.skipIf(!hasXmlsec)(
    `bears a signature that xmlsec1 accepts${hasXmlsec ? '' : ' [skipped: no xmlsec1]'}`,
    () => {
      expect(verifyWithXmlsec(xml)).toMatch(/^OK$/m);
      expect(verifyWithXmlsec(xml.replace('<cantidad>1', '<cantidad>2'))).not.toMatch(/^OK$/m);
    },
  );

  describeWithShared('against the schema of the authority', () => {
    it('is valid by factura_V2.1.0.xsd', () => {
      expect(schemaNamed('factura_V2.1.0.xsd').faultsOf(xml)).toEqual([]);
    });
  });

  it.skipIf(!hasPdftotext).each(['a4', 'ticket80'])(
    `is printed as %s with its number, key and total${hasPdftotext ? '' : ' [skipped: no pdftotext]'}`,
    async (format) => {
      const text = readPages(await client.file(invoice.id, `ride?format=${format}`)).join(' ');
      expect(text).toContain(invoice.number);
      expect(text.replaceAll(' ', '')).toContain(invoice.access_key);
      expect(text).toContain(invoice.total);
    },
  );
});

describe('every outcome the simulator is asked for', () => {
  const outcomes: readonly (readonly [Simulation, InvoiceResource['status'], readonly string[]])[] = [
    ['authorized', 'authorized', []],
    ['authorized_with_warnings', 'authorized', ['60']],
    ['returned', 'returned', ['35']],
    ['returned_sequence', 'returned', ['45']],
    ['returned_date', 'returned', ['65']],
    ['not_authorized', 'not_authorized', ['39']],
    ['not_authorized_differences', 'not_authorized', ['52']],
    ['undecided', 'submitted', []],
    ['unavailable', 'pending', []],
  ];
  const issued = new Map<Simulation, InvoiceResource>();

  beforeAll(async () => {
    for (const [simulate] of outcomes) issued.set(simulate, await client.issue(anInvoiceBody({ simulate })));
  });

  it.each(outcomes)('%s ends %s', async (simulate, status, codes) => {
    const invoice = await eventually(
      () => client.invoice(issued.get(simulate)?.id ?? ''),
      (seen) => seen.status === status,
    );
    expect(invoice.status).toBe(status);
    expect(invoice.sri_messages.map(({ code }) => code)).toEqual(codes);
    for (const { message, cause, remedy } of invoice.sri_messages) {
      expect([message, cause, remedy].every((text) => text.length > 10)).toBe(true);
    }
    expect(invoice.authorization === undefined).toBe(status !== 'authorized');
  });

  it('leaves what the authority refused and what it was never reached for without a decision of its own', async () => {
    const returned = await client.invoice(issued.get('returned')?.id ?? '');
    expect(Object.keys(returned.status_transitions)).toEqual(['pending', 'submitted', 'returned']);
    const unavailable = await client.invoice(issued.get('unavailable')?.id ?? '', 'wait=1');
    expect(Object.keys(unavailable.status_transitions)).toEqual(['pending']);
  });
});

describe('payments that do not add up to the total', () => {
  it('warn in the preview and in the answer that issues, also repeated, and stop nothing', async () => {
    const till = await keyHolderOf(await services.start());
    const preview = await till.call('POST', '/v1/ec/invoices/preview', { body: short });
    expect(preview.json()).toMatchObject({ warnings });
    const headers = { 'idempotency-key': uuid() };
    const issue = () => till.call('POST', '/v1/ec/invoices?wait=20', { body: short, headers });
    const issued = await issue();
    expect(issued.status).toBe(201);
    expect(issued.json()).toMatchObject({ status: 'authorized', warnings });
    const replayed = await issue();
    expect(replayed.status).toBe(200);
    expect(replayed.json()).toEqual(issued.json());
    expect(await till.issue(anInvoiceBody())).not.toHaveProperty('warnings');
  });

  it('warn again in the answer to a correction', async () => {
    const till = await keyHolderOf(await services.start());
    const { id } = await till.issue(anInvoiceBody({ simulate: 'returned' }), 'wait=20');
    const corrected = await till.call('POST', `/v1/ec/invoices/${id}/resubmit?wait=20`, { body: short });
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
