import { join } from 'node:path';
import { openCertificate } from '../../../../src-main/business/certificate/open-certificate.ts';
import { unsealFile } from '../../../../src-main/business/certificate/sealed-file.ts';
import { kindOf } from '../../../../src-main/documents/all-kinds/types.ts';
import type { SigningKey } from '../../../../src-main/signing/signing-key.ts';
import { makeSigner } from '../../../../src-main/signing/xades.ts';
import { makeCertificateStore } from '../../../../src-main/store/business/certificate-store.ts';
import { compressAlike } from '../../../../src-main/store/rows/columns/dictionaries.ts';
import {
  selectDocuments,
  toStoredDocument,
} from '../../../../src-main/store/rows/documents/stored-document.ts';
import { openStore, type Store } from '../../../../src-main/store/sqlite/open.ts';
import { fileSecretBox } from '../../../support/secrets/file-secret-box.ts';
import { dataFile } from './make-documents.ts';

/** Signs documents that were made, with the certificate of their business, as if they had been signed when issued. */
export async function signDocuments(folder: string, ids: readonly string[]): Promise<void> {
  const store = openStore(join(folder, dataFile));
  try {
    const keys = new Map<string, SigningKey>();
    for (const id of ids) {
      const row = await selectDocuments(store.db).where('document.id', '=', id).executeTakeFirstOrThrow();
      const document = toStoredDocument(row);
      const key = keys.get(document.entityId) ?? (await keyOf(store, folder, document));
      keys.set(document.entityId, key);
      const signed = await makeSigner(key).sign(kindOf(document.identity.type).writeXml(document), {
        signingTime: new Date(document.createdAt),
        idSeed: id,
      });
      const xml = Buffer.from(signed);
      await store.writes.run(async (tx) => {
        const { bytes, dictionary } = await compressAlike(tx, `signed ${document.identity.type}`, xml);
        await tx
          .updateTable('signed_xml')
          .set({ xml: bytes, dictionary })
          .where('revision_id', 'in', (eb) =>
            eb.selectFrom('document_revision').select('id').where('seq', '=', row.seq),
          )
          .execute();
      });
    }
  } finally {
    await store.close();
  }
}

async function keyOf(
  store: Store,
  folder: string,
  { entityId, issuer }: { readonly entityId: string; readonly issuer: { readonly ruc: string } },
): Promise<SigningKey> {
  const certificates = makeCertificateStore(store);
  const { main } = await certificates.inUse(entityId);
  const certificate = main === undefined ? undefined : await certificates.find(main);
  const box = fileSecretBox(join(folder, 'secret.key'));
  const upload = certificate?.key.storage === 'file' ? unsealFile(box, certificate.key.sealed) : undefined;
  const opened = upload && openCertificate(upload, { ruc: issuer.ruc, at: new Date(), pointer: '' });
  if (!opened?.ok) throw new Error('the business has no certificate in a file');
  return opened.key;
}
