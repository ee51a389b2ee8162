import type { CertificateRole } from '../../contract/business/certificate/certificate.ts';
import type { CertificateResource } from '../../contract/business/entity.ts';

/** Where the certificates of the businesses are kept. Those that were replaced stay as history. */
export interface CertificateStore {
  /** Ids of the certificates in use of a business: asked for at every signature. */
  inUse(entityId: string): Promise<Readonly<Partial<Record<CertificateRole, string>>>>;
  find(id: string): Promise<StoredCertificate | undefined>;
  /** What is in use, of every business. */
  everyInUse(): Promise<readonly CertificateInUse[]>;
  /** Replaces the one in use in its role. A new main certificate also deactivates the fallback of the last one. */
  install(entityId: string, installation: Installation): Promise<void>;
  /** False when there is none in that role. */
  withdraw(entityId: string, role: CertificateRole): Promise<boolean>;
  savePin(certificateId: string, pin: StoredPin): Promise<void>;
  /** Makes the documents of a business that wait to be signed due now. */
  signaturesDue(entityId: string, at: string): Promise<void>;
}

export interface Installation {
  readonly role: CertificateRole;
  readonly certificate: NewCertificate;
  readonly at: string;
}

export interface CertificateInUse {
  readonly id: string;
  readonly entityId: string;
  readonly role: CertificateRole;
  readonly validUntil: string;
}

export interface NewCertificate {
  readonly id: string;
  readonly facts: CertificateResource;
  readonly key: StoredCertificateFile | StoredToken;
}

export interface StoredCertificate extends NewCertificate {
  readonly entityId: string;
}

/** A key in a .p12 file, kept here. */
export interface StoredCertificateFile {
  readonly storage: 'file';
  readonly sealed: SealedCertificate;
}

export interface SealedCertificate {
  readonly p12: Uint8Array;
  readonly password: Uint8Array;
}

/** A key that never leaves its token. */
export interface StoredToken {
  readonly storage: 'token';
  readonly location: TokenLocation;
  readonly pin: StoredPin;
  readonly certificateDer: Uint8Array;
}

export interface TokenLocation {
  readonly module: string;
  readonly serial: string;
  readonly label: string;
  /** CKA_ID, hexadecimal. */
  readonly certificateId: string;
}

/** A token's PIN as it is stored, and the results of the last logins without a person. */
export interface StoredPin {
  /** Undefined when none is stored: it is asked once a session, or the token refused it. */
  readonly sealed: Uint8Array | undefined;
  /** Whether the person wants it kept. */
  readonly keep: boolean;
  /** The token refused the last PIN: none is tried until a person gives another. */
  readonly refused: boolean;
  /**
   * Logins without an answer. Counted before each login, so that power cuts or a crashing driver can never use up the
   * tries of a token with a wrong PIN.
   */
  readonly unansweredLogins: number;
}
