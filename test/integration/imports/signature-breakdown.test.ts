import { expect, it } from 'vitest';
import { makeItemReader } from '../../../src-main/imports/reading/read-items.ts';
import { makeImportSignatures } from '../../../src-main/signing/verifier/import-signatures.ts';
import { loadDocumentVerifier } from '../../../src-main/signing/verifier/load-document-verifier.ts';
import { packDocument } from '../../../src-main/store/imports/drafts/packed-document.ts';
import { signedForeignInvoice } from '../../support/import-files/signed-invoice.ts';
import { importsOf } from '../../support/shops/import-shop.ts';
import { openShop } from '../../support/shops/shop.ts';

it('fails the one document over which a library breaks down, says so in the log, and imports the rest', async () => {
  const shop = await openShop();
  const { start, run, items, faults, authority } = await importsOf(shop);
  const [hostile, sound] = [
    await signedForeignInvoice({ environment: 'test', sequential: 1 }),
    await signedForeignInvoice({ environment: 'test', sequential: 2 }),
  ];
  const key = /<claveAcceso>(\d{49})/.exec(sound)?.[1] ?? '';
  authority.set(key, { kind: 'authorized', authorizedAt: '2026-11-20T15:31:09.000Z', xml: sound });
  const checkSignature = makeImportSignatures(async () => {
    const verifier = await loadDocumentVerifier();
    return {
      ...verifier,
      verify(signed, claim) {
        if (Buffer.from(signed).toString() === hostile) throw new RangeError('memory out of bounds');
        return verifier.verify(signed, claim);
      },
    };
  });
  start({ readItems: makeItemReader({ checkSignature, pack: packDocument }) });

  const done = await run([
    { name: 'hostile.xml', content: hostile },
    { name: 'sound.xml', content: sound },
  ]);
  expect(done).toMatchObject({ status: 'completed', counts: { found: 2, imported: 1, failed: 1 } });
  expect(await items(done.id)).toMatchObject([
    { file: 'hostile.xml', result: 'failed', code: 'unreadable_xml' },
    { file: 'sound.xml', result: 'imported', code: 'confirmed_by_sri' },
  ]);
  expect(faults.map(String)).toEqual([expect.stringContaining('memory out of bounds')]);
});
