import type { TokenInstallBody, TokenPinBody } from '../../contract/business/certificate/certificate.ts';
import type { CertificateDependencies } from './certificate-dependencies.ts';
import { examineFile, examineInstalled } from './examine-certificate.ts';
import { installFallback, removeFallback } from './fallback-certificate.ts';
import type { CertificateFile } from './sealed-file.ts';
import { inspectTokens, installToken, listDrivers } from './token-installation.ts';
import { givePin, knownTokenProblem, openTokenInUse, readTokenState } from './token-state.ts';

export type Certificates = ReturnType<typeof makeCertificates>;

/** Everything about the certificate of the live business besides installing a file, which makes or changes it. */
export function makeCertificates(dependencies: CertificateDependencies) {
  return {
    drivers: () => listDrivers(dependencies),
    inspect: (module: string) => inspectTokens(dependencies, module),
    installToken: (body: TokenInstallBody) => installToken(dependencies, body),
    tokenState: () => readTokenState(dependencies),
    givePin: (body: TokenPinBody) => givePin(dependencies, body),
    installFallback: (upload: CertificateFile) => installFallback(dependencies, upload),
    removeFallback: () => removeFallback(dependencies),
    examine: () => examineInstalled(dependencies),
    examineFile: (file: CertificateFile) => examineFile(dependencies, file),
    /** To be called at the start and after every change of certificates. */
    openTokenInUse: () => openTokenInUse(dependencies),
    knownProblem: (entityId: string) => knownTokenProblem(dependencies, entityId),
    async validUntil(entityId: string): Promise<string | undefined> {
      const inUse = await dependencies.certificates.everyInUse();
      const ends = inUse.filter((one) => one.entityId === entityId).map(({ validUntil }) => validUntil);
      return ends.toSorted().at(-1);
    },
  };
}
