import { makeTestKey } from '../../../support/certificates/test-certificates.ts';
import { envelopeOf } from '../../../support/import-files/envelopes.ts';
import { foreignKey, signedForeignInvoice } from '../../../support/import-files/signed-invoice.ts';
import { makeZip } from '../../../support/import-files/zip-file.ts';

/** A ZIP of so many authorized invoices of an issuer, each signed and in its envelope, of the test environment. */
export async function makeArchive(documents: number, ruc: string): Promise<Buffer> {
  const key = makeTestKey(ruc);
  const entries = [];
  for (let sequential = 1; sequential <= documents; sequential += 1) {
    const invoice = { ruc, sequential, environment: 'test' } as const;
    const number = foreignKey(invoice);
    const signed = await signedForeignInvoice(invoice, key);
    entries.push({ name: `${number}.xml`, content: envelopeOf(signed, { number, environment: 'PRUEBAS' }) });
  }
  return makeZip(entries);
}
