import type { StoredCertificate, StoredToken } from '../certificate/certificate-store.ts';
import type { TokenKey } from './token-port.ts';
import { makeTokenSession, type TokenSession, type TokenSessionDependencies } from './token-session.ts';

/** A certificate whose key is in a token. */
export type TokenCertificate = StoredCertificate & { readonly key: StoredToken };

/** The sessions of the tokens in use: one for each certificate. */
export interface TokenSessions {
  of(certificate: TokenCertificate): TokenSession;
  /** The session of a token just installed, open already. */
  begin(
    certificate: TokenCertificate,
    opened: { readonly key: TokenKey; readonly pin: string },
  ): TokenSession;
  /** Ends the sessions of all other certificates. */
  keepOnly(certificateIds: readonly string[]): void;
}

export function makeTokenSessions(dependencies: TokenSessionDependencies): TokenSessions {
  const sessions = new Map<string, TokenSession>();

  function remember(id: string, session: TokenSession): TokenSession {
    sessions.get(id)?.end();
    sessions.set(id, session);
    return session;
  }

  return {
    of: (certificate) =>
      sessions.get(certificate.id) ?? remember(certificate.id, makeTokenSession(dependencies, certificate)),
    begin: (certificate, opened) =>
      remember(certificate.id, makeTokenSession(dependencies, certificate, opened)),
    keepOnly(certificateIds) {
      for (const [id, session] of sessions) {
        if (certificateIds.includes(id)) continue;
        session.end();
        sessions.delete(id);
      }
    },
  };
}

export function isTokenCertificate(certificate: StoredCertificate): certificate is TokenCertificate {
  return certificate.key.storage === 'token';
}
