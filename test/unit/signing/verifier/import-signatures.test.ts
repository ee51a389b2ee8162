import { expect, it } from 'vitest';
import { makeImportSignatures } from '../../../../src-main/signing/verifier/import-signatures.ts';
import { loadDocumentVerifier } from '../../../../src-main/signing/verifier/load-document-verifier.ts';
import { companyRuc } from '../../../support/certificates/test-certificates.ts';
import { signedForeignInvoice } from '../../../support/import-files/signed-invoice.ts';

it('loads its verifier once, and again after a load that failed', async () => {
  let loads = 0;
  const check = makeImportSignatures(async () => {
    loads += 1;
    if (loads === 1) throw new Error('no memory for it just now');
    return loadDocumentVerifier();
  });
  const signedXml = Buffer.from(await signedForeignInvoice());
  const question = { signedXml, issuerRuc: companyRuc, issueDate: '2026-11-20' };
  await expect(async () => check(question)).rejects.toThrow('no memory for it just now');
  expect(await check(question)).toMatchObject({ ok: true });
  expect(await check(question)).toMatchObject({ ok: true });
  expect(loads).toBe(2);
});
