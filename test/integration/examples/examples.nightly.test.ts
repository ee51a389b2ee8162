import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { anInvoiceBody } from '../../support/builders/invoice-body.ts';
import { type ApiClient, keyHolderOf } from '../../support/service/api-client.ts';
import { testServices } from '../../support/service/test-services.ts';
import { type Language, lackOf, languages, runExample } from './languages.ts';

const services = testServices();

for (const language of languages) {
  const lack = lackOf(language);
  const title = lack
    ? `the examples in ${language.name} [skipped: no ${lack}]`
    : `the examples in ${language.name}`;
  describe.skipIf(lack !== undefined)(title, () => examplesOf(language));
}

/** The same of every language: they are one set of examples, written in several. */
function examplesOf(language: Language) {
  let client: ApiClient;
  let cwd: string;
  let env: Record<string, string>;
  let commandOf: (example: string) => readonly string[];
  beforeAll(async () => {
    const service = await services.start({ env: { MOSTRADOR_RATE_LIMIT: 'off' } });
    client = await keyHolderOf(service);
    cwd = services.newFolder();
    commandOf = language.prepare(services.newFolder());
    // Ecuador writes 4,50; the service reads 4.50.
    env = { MOSTRADOR_URL: service.url, MOSTRADOR_KEY: client.token, LC_ALL: 'es_EC.UTF-8' };
  });
  const run = (example: string, ...args: string[]) =>
    runExample([...commandOf(example), ...args], { cwd, env });

  it('issue an invoice and wait, and issue no other for the same sale', async () => {
    const first = await run('issue-invoice', 'venta-7');
    expect(first).toEqual([expect.stringMatching(/^001-001-000000001 authorized \d{49}$/)]);
    expect(await run('issue-invoice', 'venta-7')).toEqual(first);
    expect((await run('issue-invoice', 'venta-8'))[0]).toMatch(/^001-001-000000002 /);
  });

  it('report each mistake and its pointer', async () => {
    expect(await run('handle-a-problem')).toEqual([
      expect.stringMatching(/^validation_failed \(422\): ./),
      expect.stringMatching(/^\/lines\/0\/description: ./),
      expect.stringMatching(/^\/lines\/0\/quantity: ./),
    ]);
  });

  it('save the RIDE and the XML of the last invoice', async () => {
    const names = await run('download-ride');
    expect(names).toEqual(['factura-001-001-000000002.pdf', 'factura-001-001-000000002.xml']);
    expect(readdirSync(cwd).toSorted()).toEqual(names);
    const starts = names.map((name) => readFileSync(join(cwd, name), 'utf8').slice(0, 80));
    expect(starts).toEqual([
      expect.stringMatching(/^%PDF-/),
      expect.stringMatching(/^<\?xml version="1\.0" encoding="UTF-8" standalone="yes"\?>\n<autorizacion>/),
    ]);
  });

  it('list the documents, newest first, also those of a second page', async () => {
    for (let count = 0; count < 100; count += 1) await client.issue(anInvoiceBody());
    const listed = await run('list-documents');
    const numbers = Array.from(
      { length: 102 },
      (_, index) => `001-001-${String(102 - index).padStart(9, '0')}`,
    );
    expect(listed.map((line) => line.split(' ')[1])).toEqual(numbers);
    expect(listed.at(-1)).toBe('invoice 001-001-000000001 authorized');
    expect(await run('list-documents', '2199-01-01')).toEqual(['']);
  });

  it('sell while the authority is down', async () => {
    const [sold, ticket = ''] = await run('rehearse-outage');
    expect(sold).toMatch(/^001-001-000000103 pending \d{49}$/);
    expect(readFileSync(join(cwd, ticket), 'utf8').slice(0, 5)).toBe('%PDF-');
  });
}
