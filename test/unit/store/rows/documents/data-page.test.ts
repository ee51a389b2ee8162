import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { anInvoiceBody, anInvoiceBodyOfTenLines } from '../../../../support/builders/invoice-body.ts';
import { aCertificate, openShop, type TestShop } from '../../../../support/shops/shop.ts';
import { temporaryFolder } from '../../../../support/store/store.ts';
import { requireTool } from '../../../../support/tools/require-tool.ts';

const page = readFileSync(new URL('../../../../../docs/data.md', import.meta.url), 'utf8');
const scripts = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, script = '']) => script);
const hasTools = requireTool('sqlite3') && requireTool('zstd');

describe.runIf(hasTools)('what docs/data.md says of the data file', () => {
  it('gets every signed XML out of it byte for byte, while the program has it open', async () => {
    const { shop, file, signed } = await signedDocuments();
    const folder = temporaryFolder();
    const script = join(folder, 'export-xml.sh');
    writeFileSync(script, scripts.find((text) => text.includes('export-xml.sh')) ?? '');
    const out = join(folder, 'exported files');
    mkdirSync(out);
    execFileSync('sh', [script, file, out]);
    const written = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.xml'),
    );
    const found = new Map(written.map((name) => [name.split('/').at(-1), readFileSync(join(out, name))]));
    expect(found).toEqual(signed);
    expect(shop.store.condition.state().kind).toBe('sound');
  });

  it('reads the content of a document', async () => {
    const { file } = await signedDocuments();
    const folder = temporaryFolder();
    const script = scripts.find((text) => text.includes('content.zst')) ?? '';
    execFileSync('sh', ['-c', script.replace('mostrador.sqlite', file)], { cwd: folder });
    expect(JSON.parse(readFileSync(join(folder, 'content'), 'utf8'))).toMatchObject({ object: 'invoice' });
  });

  it('names every table', async () => {
    const { store } = await openShop();
    const tables = (await store.db.introspection.getTables()).map(({ name }) => name);
    // SQLite makes more tables for each full-text one.
    const own = tables.filter((name) => !/_search(_\w+)?$/.test(name));
    expect(own.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  });
});

/** Invoices of two certificates, one of them corrected; the names of the files they are to be, and their bytes. */
async function signedDocuments() {
  const shop = await openShop();
  const signed = new Map<string, Buffer>();
  const sign = async (id: string) => {
    const { name, xml } = await signStored(shop, id);
    signed.set(name, xml);
  };
  const first = await shop.issue(anInvoiceBodyOfTenLines());
  await sign(first.id);
  await sign((await shop.issue(anInvoiceBody())).id);
  await shop.decide(first.id, 'returned');
  await shop.resubmit(first.id, anInvoiceBody());
  await sign(first.id);
  await shop.business.installCertificate(aCertificate({ keyLabel: 'the next one' }));
  for (let count = 0; count < 2; count += 1) await sign((await shop.issue(anInvoiceBody())).id);
  return { shop, file: shop.file, signed };
}

async function signStored({ stored, clock, signer, delivery }: TestShop, id: string) {
  const document = await stored(id);
  const at = clock.now;
  const signed = await signer.sign(document, at);
  if (!signed.ok) throw new Error('not signed');
  const next = { step: 'ask_before_send', attempts: 0, at, problem: null } as const;
  await delivery.freeze(document, { signedXml: signed.signedXml, at, next });
  const { environment, accessKey } = document.identity;
  const name = `${environment}-${accessKey}-${document.revision}.xml`;
  return { name, xml: Buffer.from(signed.signedXml) };
}
