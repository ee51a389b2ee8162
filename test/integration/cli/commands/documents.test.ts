import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentResource } from '../../../../src-main/contract/documents/document-resource.ts';
import { reportResource } from '../../../../src-main/contract/documents/report.ts';
import { aDebitNoteBody } from '../../../support/builders/debit-note-body.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { type CliShell, cliShell } from '../../../support/cli/cli-shell.ts';
import { eventually } from '../../../support/eventually.ts';
import { type ApiClient, keyHolderOf } from '../../../support/service/api-client.ts';
import { startProgram } from '../../../support/service/run-program.ts';
import type { AnsweringService } from '../../../support/service/start-in-process.ts';
import { testServices } from '../../../support/service/test-services.ts';
import { temporaryFolder } from '../../../support/store/store.ts';

// Many processes, each as slow to start as the machine is busy.
const services = testServices();
let service: AnsweringService;
let client: ApiClient;
let cli: CliShell;

beforeAll(async () => {
  service = await services.start();
  client = await keyHolderOf(service);
  cli = cliShell(service.dataDir);
});

describe('preview and issue', () => {
  it('show a document without a number, and issue exactly what was shown', async () => {
    const file = bodyFile(anInvoiceBody());
    const shown = await cli.text('preview', 'invoice', file);
    expect(shown).toMatch(/^Factura: 23\.00 USD, impuestos 3\.00\n(! .*\n)*preview_id [0-9a-f]{64}\n$/);
    const { preview_id } = await cli.json('preview', 'invoice', file);
    expect(shown).toContain(String(preview_id));
    const issued = await cli.json('issue', 'invoice', file, '--preview-id', String(preview_id));
    expect(issued).toMatchObject({ object: 'invoice', total: '23.00', channel: 'cli' });
    const other = bodyFile(anInvoiceBody({ metadata: { otra: 'cosa' } }));
    const refused = await cli.fails('--json', 'issue', 'invoice', other, '--preview-id', String(preview_id));
    expect(refused.exitCode).toBe(1);
    expect(JSON.parse(refused.stderr).code).toBe('preview_mismatch');
  });

  it('read the body from standard input', async () => {
    const args = ['--data', service.dataDir, '--json', 'preview', 'invoice', '-'];
    const { child, ended } = startProgram('cli', { args, stdin: 'pipe' });
    child.stdin?.end(JSON.stringify(anInvoiceBody()));
    const { exitCode, stdout } = await ended;
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ object: 'document_preview', total: '23.00' });
  });
});

describe('documents export', () => {
  it('saves what the filters leave in a file, and says why there is none', async () => {
    const { number } = await client.issue(anInvoiceBody({ metadata: { pedido: '77' } }), 'wait=15');
    const folder = temporaryFolder();
    const out = join(folder, 'ventas.csv');
    const filters = ['--metadata', 'pedido=77', '--type', 'invoice'];
    const output = await cli.text('documents', 'export', ...filters, '--out', out);
    expect(output).toBe(`1 documento, en ${out}.\n`);
    expect(readFileSync(out, 'utf8').split('\r\n')[1]).toContain(`Factura;${number};`);
    const none = await cli.fails('documents', 'export', 'nadie', '--out', join(folder, 'nada.xlsx'));
    expect([none.exitCode, none.stderr]).toEqual([
      1,
      expect.stringContaining('No hay documentos que exportar'),
    ]);
    expect(existsSync(join(folder, 'nada.xlsx'))).toBe(false);
  });
});

describe('documents', () => {
  it('lists by every filter, a line each, and goes on from a cursor', async () => {
    const other = await services.start();
    const own = cliShell(other.dataDir);
    const till = await keyHolderOf(other);
    for (const _ of [1, 2, 3]) await till.issue(anInvoiceBody({ metadata: { caja: '2=b' } }), 'wait=15');
    const day = (await own.text('documents', 'list', '--limit', '1')).slice(0, 10);
    const filters = [
      '--status',
      'authorized',
      '--status',
      'pending',
      '--type',
      'invoice',
      '--channel',
      'api',
    ];
    const narrow = ['--counterparty', '1760013210001', '--from', day, '--to', day, '--metadata', 'caja=2=b'];
    const first = await own.json('documents', 'list', ...filters, ...narrow, '--limit', '2');
    expect(first).toMatchObject({ total_count: 3, offset: 0, data: [{ object: 'invoice' }, {}] });
    const output = await own.text('documents', 'list', ...filters, ...narrow, '--limit', '2');
    expect(output.split('\n')).toEqual([
      expect.stringMatching(new RegExp(`^${day}  Factura +001-001-000000003  authorized +23\\.00  `)),
      expect.stringContaining('001-001-000000002'),
      '3 documentos; del 1 al 2',
      expect.stringContaining(`--cursor ${String(first.next_cursor)}`),
      '',
    ]);
    const cursor = ['--cursor', String(first.next_cursor)];
    const last = await own.json('documents', 'list', ...filters, ...narrow, '--limit', '2', ...cursor);
    expect(last).toMatchObject({ next_cursor: null, data: [{ number: '001-001-000000001' }] });
    expect(await own.json('documents', 'list', '--metadata', 'caja=3')).toMatchObject({ total_count: 0 });
    expect(await own.json('documents', 'list', '--status', 'annulled')).toMatchObject({ total_count: 0 });
  });

  it('finds by words, accents and order aside', async () => {
    const buyer = { identification_type: 'pasaporte', identification: 'X-99', name: 'Íñigo Núñez' } as const;
    const { number } = await client.issue(anInvoiceBody({ buyer }));
    expect(await cli.text('documents', 'find', 'nunez', 'inigo')).toContain(number);
    expect(await cli.text('documents', 'find', 'nunez', 'pedro')).toBe('0 documentos\n');
  });

  it.each([
    [['documents', 'list', '--type', 'receipt'], /Debe ser invoice, /],
    [['documents', 'list', '--from', '2026-13-01'], /Debe ser una fecha/],
    [['documents', 'list', '--limit', '101'], /de 1 a 100/],
    [['documents', 'list', '--metadata', 'caja'], /clave=valor/],
    [['documents', 'find'], /Falta el argumento <palabras>/],
  ])('refuses %j with exit code 2', async (args, sentence) => {
    const { exitCode, stderr } = await cli.fails(...args);
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(sentence);
  });
});

describe('one document', () => {
  it.each(['id', 'number', 'access_key'] as const)('is meant by its %s', async (name) => {
    const invoice = await client.issue(anInvoiceBody(), 'wait=15');
    const shown = await cli.json('show', invoice[name]);
    expect(documentResource.parse(shown)).toMatchObject({ id: invoice.id, status: 'authorized' });
    const text = await cli.text('show', invoice[name]);
    for (const fact of [
      invoice.number,
      invoice.access_key,
      '23.00 USD',
      'ambiente sandbox',
      'Autorizado por el simulador (no vale) el',
    ]) {
      expect(text).toContain(fact);
    }
  });

  it('that several are, is asked for by its id', async () => {
    const own = await services.start();
    const shell = cliShell(own.dataDir);
    await (await keyHolderOf(own)).issue(anInvoiceBody());
    // A debit note has a number of its own series: the same digits.
    const file = bodyFile(aDebitNoteBody());
    const note = await shell.json('issue', 'debit_note', file);
    const { exitCode, stderr } = await shell.fails('show', String(note.number));
    expect(exitCode).toBe(2);
    expect(stderr).toContain(`${String(note.id)}: debit_note, sandbox`);
  });

  it.each([
    ['show', '0199f1c2-5f3a-7c41-9e0b-3d6a1f2b4c5d'],
    ['xml', '001-001-999999999'],
    ['annul', '0'.repeat(49)],
  ])('that is not there is reported by %s of %s, with exit code 1', async (command, reference) => {
    const { exitCode, stderr } = await cli.fails(command, reference);
    expect(exitCode).toBe(1);
    expect(stderr).toContain(`No hay ningún documento ${reference}`);
  });

  it('shows its journey, newest first', async () => {
    const { number } = await client.issue(anInvoiceBody(), 'wait=15');
    const lines = (await cli.text('journey', number)).trimEnd().split('\n');
    expect(lines.at(0)).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}\w+$/);
    expect(lines.at(-1)).toMatch(/accepted$/);
    expect(await cli.json('journey', number)).toMatchObject({ object: 'list' });
  });

  it('gives its files, byte for byte', async () => {
    const { number, id } = await client.issue(anInvoiceBody(), 'wait=15');
    const folder = services.newFolder();
    const [xml, ride] = [join(folder, 'f.xml'), join(folder, 'f.pdf')];
    expect(await cli.json('xml', number, '--out', xml)).toMatchObject({ file: xml });
    expect(readFileSync(xml)).toEqual(await client.file(id, 'xml'));
    expect(await cli.text('xml', number)).toBe(readFileSync(xml, 'utf8'));
    await cli.text('ride', number, '--out', ride, '--format', 'ticket80');
    expect(readFileSync(ride)).toEqual(await client.file(id, 'ride?format=ticket80'));
    expect((await cli.fails('xml', number, '--out', join(folder, 'no', 'f.xml'))).exitCode).toBe(2);
    expect((await cli.fails('--json', 'xml', number)).exitCode).toBe(2);
    expect((await cli.fails('ride', number)).stderr).toMatch(/^Falta la opción --out/);
  });

  it('is corrected and sent again with its number', async () => {
    const refused = await client.issue(anInvoiceBody({ simulate: 'returned' }), 'wait=15');
    expect(await cli.text('show', refused.number)).toMatch(
      /Mensaje \d+ del SRI: .*\n +Causa: .*\n +Remedio: /,
    );
    const file = bodyFile(anInvoiceBody({ simulate: 'authorized' }));
    const text = await cli.text('resubmit', refused.number, file, '--wait', '20');
    expect(text).toBe(`Factura ${refused.number}: authorized\n`);
    const again = await cli.fails('--json', 'resubmit', refused.number, file);
    expect(JSON.parse(again.stderr).code).toBe('invalid_state');
  });

  it('is annulled, today by default, and only once', async () => {
    const { number } = await client.issue(anInvoiceBody(), 'wait=15');
    const early = await cli.fails('annul', number, '--on', '2020-01-01');
    expect([early.exitCode, early.stderr]).toEqual([1, expect.stringMatching(/\w/)]);
    const annulled = await cli.json('annul', number, '--reason', 'Venta deshecha');
    expect(annulled).toMatchObject({ status: 'annulled', number });
    expect((await cli.fails('annul', number)).exitCode).toBe(1);
  });

  it('is sent by mail to the named addresses', async () => {
    const { number } = await client.issue(anInvoiceBody(), 'wait=15');
    const to = ['--to', 'ana@example.com', '--to', 'luis@example.com'];
    const { exitCode, stderr } = await cli.fails('email', number, ...to);
    // No mail account is set up here: the same refusal as the API's, which says how to.
    expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/correo/i)]);
  });

  it('is asked about at once, and not twice within ten seconds', async () => {
    const { id, number } = await client.issue(anInvoiceBody({ simulate: 'undecided' }));
    await eventually(
      () => client.invoice(id),
      ({ status }) => status === 'submitted',
    );
    expect(await cli.text('refresh', number)).toBe(`Factura ${number}: submitted\n`);
    const { stderr } = await cli.fails('--json', 'refresh', number);
    expect(JSON.parse(stderr).code).toBe('refresh_too_soon');
  });
});

describe('without a service', () => {
  it('every one of them works on the data alone', async () => {
    const alone = cliShell(await services.newData());
    const issued = await alone.json('issue', 'invoice', bodyFile(anInvoiceBody()), '--wait', '20');
    const number = String(issued.number);
    expect(await alone.json('show', number)).toMatchObject({ status: 'authorized' });
    expect(await alone.json('documents', 'list')).toMatchObject({ total_count: 1 });
    expect(await alone.text('xml', number)).toContain(String(issued.access_key));
    expect(await alone.json('annul', number)).toMatchObject({ status: 'annulled' });
    expect(reportResource.parse(await alone.json('report')).types).toMatchObject([
      { type: 'invoice', statuses: { annulled: { count: 1 } } },
    ]);
  });
});

describe('report', () => {
  it('is the API’s, and in words its sums', async () => {
    const report = await cli.json('report', '--from', '2026-01-01', '--to', '2026-01-31');
    expect(report).toMatchObject({ object: 'report', from: '2026-01-01', to: '2026-01-31' });
    const month = reportResource.parse(await cli.json('report'));
    expect(await cli.text('report')).toContain(`Vendido: ${month.sales.net} USD`);
  });
});

function bodyFile(body: unknown): string {
  const file = join(services.newFolder(), 'body.json');
  writeFileSync(file, JSON.stringify(body));
  return file;
}
