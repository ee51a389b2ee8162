import { keepLatest } from '../../documents/values/keep-latest.ts';

/** Who acts in which session: in memory only, gone with the process. */
export interface SignIns {
  signIn(session: string, operatorId: string, at: Date): void;
  signOut(session: string): void;
  signedIn(session: string): SignedIn | undefined;
}

export interface SignedIn {
  readonly operatorId: string;
  readonly at: Date;
}

/** More sessions than a shop has windows: the one that signed in longest ago is signed out. */
const MAX_SIGN_INS = 1000;

/** @param changed called with the session where another person acts from now on, or nobody */
export function makeSignIns(changed: (session: string) => void): SignIns {
  const bySession = new Map<string, SignedIn>();

  return {
    signIn(session, operatorId, at) {
      keepLatest(bySession, { key: session, value: { operatorId, at }, most: MAX_SIGN_INS });
      changed(session);
    },
    signOut(session) {
      bySession.delete(session);
      changed(session);
    },
    signedIn: (session) => bySession.get(session),
  };
}
