import type { SetupBody } from '../../contract/business-file.ts';
import type {
  CertificateReport,
  TokenDriver,
  TokenInstallBody,
  TokenPinBody,
  TokenResource,
  TokenState,
} from '../../contract/certificate.ts';
import type {
  CertificateResource,
  EntityResource,
  ReadinessResource,
  SeriesResource,
} from '../../contract/entity.ts';
import type { WorkspaceResource } from '../../contract/local.ts';
import type { LogoType } from '../../contract/logo.ts';
import type { Outcome } from '../../contract/problems.ts';
import type { Caller } from '../../issuing/caller.ts';

export interface BusinessService {
  workspace(): Promise<WorkspaceResource>;
  entities(): Promise<readonly EntityResource[]>;
  entity(id: string): Promise<EntityResource | undefined>;
  readiness(caller: Caller): Promise<ReadinessResource>;
  series(): Promise<readonly SeriesResource[]>;
  /** Lets a stopped series go on; its number may only rise. */
  resumeSeries(id: string, nextNumber?: number): Promise<Outcome<SeriesResource>>;
  /** Makes or changes the live business, its series and certificate, all or nothing. */
  setup(body: SetupBody): Promise<Outcome<EntityResource>>;
  installCertificate(upload: { p12: Uint8Array; password: string }): Promise<Outcome<CertificateResource>>;
}

/** What is changed of a business, by a person or by a program that may. */
export interface EntityChangeService {
  /** The use case checks the body. */
  change(entityId: string, body: unknown): Promise<Outcome<EntityResource>>;
  logo(entityId: string): Promise<Outcome<{ readonly contentType: LogoType; readonly bytes: Uint8Array }>>;
  putLogo(entityId: string, bytes: Uint8Array): Promise<Outcome<EntityResource>>;
  removeLogo(entityId: string): Promise<Outcome<undefined>>;
}

/** Around the signing certificate of the live business; `BusinessService` installs the file. */
export interface CertificateService {
  examine(): Promise<Outcome<CertificateReport>>;
  /** A file that is not installed. */
  examineFile(upload: { p12: Uint8Array; password: string }): Promise<Outcome<CertificateReport>>;
  installFallback(upload: { p12: Uint8Array; password: string }): Promise<Outcome<CertificateResource>>;
  removeFallback(): Promise<Outcome<undefined>>;
  drivers(): readonly TokenDriver[];
  inspect(module: string): Promise<Outcome<readonly TokenResource[]>>;
  installToken(body: TokenInstallBody): Promise<Outcome<CertificateResource>>;
  tokenState(): Promise<Outcome<TokenState>>;
  /** Tries the PIN once. */
  givePin(body: TokenPinBody): Promise<Outcome<TokenState>>;
}
