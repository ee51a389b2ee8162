import type { TokenKey } from '../../signing/token/token-port.ts';
import type { StoredCertificate, StoredToken } from '../ports/certificate-store.ts';
import { makeTokenSession, type TokenSession, type TokenSessionDependencies } from './token-session.ts';

/** A certificate whose key is in a token. */
export type TokenCertificate = StoredCertificate & { readonly key: StoredToken };

/** The sessions of the tokens in use: one for each certificate. */
export type TokenSessions = ReturnType<typeof makeTokenSessions>;

export function makeTokenSessions(dependencies: TokenSessionDependencies) {
  const sessions = new Map<string, TokenSession>();

  function remember(id: string, session: TokenSession): TokenSession {
    sessions.get(id)?.end();
    sessions.set(id, session);
    return session;
  }

  return {
    of: (certificate: TokenCertificate): TokenSession =>
      sessions.get(certificate.id) ?? remember(certificate.id, makeTokenSession(dependencies, certificate)),
    /** The session of a token just installed, open already. */
    begin: (
      certificate: TokenCertificate,
      opened: { readonly key: TokenKey; readonly pin: string },
    ): TokenSession => remember(certificate.id, makeTokenSession(dependencies, certificate, opened)),
    /** Ends the sessions of all other certificates. */
    keepOnly(certificateIds: readonly string[]): void {
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
