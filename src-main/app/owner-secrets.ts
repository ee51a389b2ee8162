import { unsealFile } from '../business/certificate/sealed-file.ts';
import type { BusinessStore } from '../business/ports/business-store.ts';
import type { OwnerSecret } from '../counter/operators/forgotten-pin.ts';
import { unseal } from '../secrets/secret-box.ts';
import { makeBackupStore } from '../store/business/backup-store.ts';
import { makeCertificateStore } from '../store/business/certificate-store.ts';
import type { AppContext } from './context/context.ts';

/**
 * Reads what is kept here that only the owner of the business knows: the passphrase of the backups, and the passwords of the
 * certificates of businesses that are real.
 */
export function makeOwnerSecrets({
  store,
  box,
  business,
}: Pick<AppContext, 'store' | 'box'> & {
  readonly business: { readonly store: Pick<BusinessStore, 'entities'> };
}): () => Promise<readonly OwnerSecret[]> {
  const backups = makeBackupStore(store);
  const certificates = makeCertificateStore(store);
  return async () => {
    const passphrase = (await backups.plan())?.sealedPassphrase;
    const opened = passphrase && unseal(box, passphrase)?.toString();
    const live = (await business.store.entities()).filter(({ kind }) => kind === 'live');
    const inUse = (await certificates.everyInUse()).filter(({ entityId }) =>
      live.some(({ id }) => id === entityId),
    );
    const found = await Promise.all(inUse.map(({ id }) => certificates.find(id)));
    return [
      ...(passphrase ? [secretOf('backup_passphrase', opened)] : []),
      ...found.flatMap((certificate) => {
        const file =
          certificate?.key.storage === 'file' ? unsealFile(box, certificate.key.sealed) : undefined;
        // A file without a password proves nothing.
        return file?.password === '' ? [] : [secretOf('certificate_password', file?.password)];
      }),
    ];
  };
}

const secretOf = (proof: OwnerSecret['proof'], secret: string | undefined): OwnerSecret => ({
  proof,
  ...(secret !== undefined && { secret }),
});
