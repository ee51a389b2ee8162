import type { CertificateResource } from '../../contract/business/entity.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { liveEntity } from '../entity/live-entity.ts';
import type { CertificateDependencies } from './certificate-dependencies.ts';
import { openCertificate } from './open-certificate.ts';
import { type CertificateFile, sealFile } from './sealed-file.ts';

/** Names the .p12 that signs while the token cannot. */
export async function installFallback(
  dependencies: CertificateDependencies,
  upload: CertificateFile,
): Promise<Outcome<CertificateResource>> {
  const { business, certificates, now } = dependencies;
  const entity = await liveEntity(business);
  if (!entity.ok) return entity;
  const { id: entityId, ruc, certificate: main } = entity.value;
  if (main?.storage !== 'token') {
    const detail =
      'Un respaldo solo hace falta cuando se firma con un token. Instale el archivo como principal.';
    return refuse({ code: 'invalid_state', detail });
  }
  const at = now();
  const opened = openCertificate(upload, { ruc, at, pointer: '' });
  if (!opened.ok) return opened;
  const certificate = sealFile(dependencies, opened, upload);
  await certificates.install(entityId, { role: 'fallback', certificate, at: at.toISOString() });
  return { ok: true, value: opened.facts };
}

/** Removes the fallback: documents that the token cannot sign wait for it again. */
export async function removeFallback({
  business,
  certificates,
}: CertificateDependencies): Promise<Outcome<undefined>> {
  const entity = await liveEntity(business);
  if (!entity.ok) return entity;
  const removed = await certificates.withdraw(entity.value.id, 'fallback');
  if (removed) return { ok: true, value: undefined };
  return refuse({ code: 'not_found', detail: 'No hay un archivo de respaldo.' });
}
