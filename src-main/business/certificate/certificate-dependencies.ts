import type { SecretBox } from '../../secrets/secret-box.ts';
import type { Tokens } from '../../signing/token/token-port.ts';
import type { BusinessStore } from '../ports/business-store.ts';
import type { CertificateStore } from '../ports/certificate-store.ts';
import type { TokenSessions } from '../token/token-sessions.ts';
import type { WaitingCertificates } from './waiting-certificate.ts';

/** What everything around the certificates of a business needs. */
export interface CertificateDependencies {
  readonly business: Pick<BusinessStore, 'entities'>;
  readonly certificates: CertificateStore;
  readonly waiting: WaitingCertificates;
  readonly tokens: Tokens;
  readonly sessions: TokenSessions;
  readonly box: SecretBox;
  readonly now: () => Date;
  readonly newId: () => string;
}
