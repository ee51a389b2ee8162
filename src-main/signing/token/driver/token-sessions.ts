import type { Handle } from 'pkcs11js';
import type { OpenRequest, SignRequest } from '../protocol.ts';
import type { TokenOutcome } from '../token-port.ts';
import { faultOf } from './fault-of.ts';
import { findCertificates, findPrivateKey, readAttribute } from './find-objects.ts';
import { ignoreErrors } from './ignore-errors.ts';
import { findToken, type PresentToken } from './list-tokens.ts';
import type { Driver } from './load-driver.ts';
import { makeRefusedPins } from './refused-pins.ts';
import { type SessionKey, signWith } from './sign-with.ts';

/** The logins this process holds, one a token. */
export interface TokenSessions {
  isEmpty(): boolean;
  /** Logs in with the PIN, once, and finds certificate and key. A login held before ends first. */
  open(request: OpenRequest): TokenOutcome<{ readonly serial: string; readonly certificateDer: Uint8Array }>;
  sign(request: SignRequest): TokenOutcome<Uint8Array>;
}

interface TokenSession {
  readonly session: Handle;
  /** By CKA_ID: searched once, for a search costs a token as much as a signature. */
  readonly keys: Map<string, SessionKey>;
}

export function makeTokenSessions(driver: Driver): TokenSessions {
  const { pkcs11, constants } = driver;
  const sessions = new Map<string, TokenSession>();
  const refusedPins = makeRefusedPins();

  /** Every refusal that costs no try: the flags are read right before the login that they speak of. */
  function refusalOf({ serial, pin: state }: PresentToken, { pin, riskLastTry }: OpenRequest) {
    if (state.locked) return { code: 'locked' } as const;
    if (state.finalTry && !riskLastTry) return { code: 'pin_final_try' } as const;
    if (pin === '' && !state.protectedPath) return { code: 'pin_required' } as const;
    if (!state.protectedPath && refusedPins.has(serial, pin) && !riskLastTry) {
      return {
        code: 'pin_wrong',
        detail: 'the token refused this PIN before; it was not tried again',
      } as const;
    }
    return null;
  }

  function logIn({ serial, slotId, pin: state }: PresentToken, pin: string): TokenSession {
    sessions.delete(serial);
    // The end of all sessions is the end of any login, also of one that the driver alone remembers.
    ignoreErrors(() => pkcs11.C_CloseAllSessions(slotId));
    const session = pkcs11.C_OpenSession(slotId, constants.CKF_SERIAL_SESSION);
    try {
      // A PIN that is typed on the reader is none of ours. pkcs11js takes strings alone, which cannot be wiped.
      pkcs11.C_Login(session, constants.CKU_USER, state.protectedPath ? '' : pin);
    } catch (error) {
      if (faultOf(error).code === 'pin_wrong') refusedPins.add(serial, pin);
      ignoreErrors(() => pkcs11.C_CloseSession(session));
      throw error;
    }
    refusedPins.forget(serial);
    const opened = { session, keys: new Map() };
    sessions.set(serial, opened);
    return opened;
  }

  function keyOf({ session, keys }: TokenSession, certificateId: string): SessionKey | null {
    const openKey = keys.get(certificateId);
    if (openKey !== undefined) return openKey;
    const handle = findPrivateKey(driver, session, certificateId);
    if (handle === null) return null;
    const key: SessionKey = { handle, mechanism: 'sha1' };
    keys.set(certificateId, key);
    return key;
  }

  /** A failed signature may stay begun in its session. The login is the token's: a new session has it too. */
  function renew({ serial, slotId }: PresentToken, held: TokenSession): void {
    const session = pkcs11.C_OpenSession(slotId, constants.CKF_SERIAL_SESSION);
    sessions.set(serial, { session, keys: new Map() });
    ignoreErrors(() => pkcs11.C_CloseSession(held.session));
  }

  /** Ends a login. Whatever the driver says to it, the session is not used again. */
  function drop(serial: string): void {
    const held = sessions.get(serial);
    if (held === undefined) return;
    sessions.delete(serial);
    ignoreErrors(() => pkcs11.C_Logout(held.session));
    ignoreErrors(() => pkcs11.C_CloseSession(held.session));
  }

  return {
    isEmpty: () => sessions.size === 0,
    open(request) {
      const token = findToken(driver, request.serial);
      if (!token.ok) return token;
      const refusal = refusalOf(token.value, request);
      if (refusal !== null) return { ok: false, fault: refusal };
      const { serial } = token.value;
      const opened = logIn(token.value, request.pin);
      const certificate = findCertificates(driver, opened.session).find(
        ({ id }) => id === request.certificateId,
      );
      if (certificate === undefined)
        return { ok: false, fault: { code: 'key_missing', detail: 'certificate' } };
      const key = keyOf(opened, request.certificateId);
      if (key === null) return { ok: false, fault: { code: 'key_missing', detail: 'private key' } };
      const always = readAttribute(driver, opened.session, key.handle, constants.CKA_ALWAYS_AUTHENTICATE);
      if (always?.[0]) {
        // Such a key wants its PIN at every signature, so nothing could be signed unattended.
        return { ok: false, fault: { code: 'token_failed', detail: 'CKA_ALWAYS_AUTHENTICATE' } };
      }
      return { ok: true, value: { serial, certificateDer: certificate.der } };
    },
    sign({ serial, certificateId, ...wanted }) {
      const held = sessions.get(serial);
      if (held === undefined) return { ok: false, fault: lostLogin(driver, serial) };
      try {
        const key = keyOf(held, certificateId);
        if (key === null) return { ok: false, fault: { code: 'key_missing', detail: 'private key' } };
        return { ok: true, value: signWith(driver, held.session, key, wanted) };
      } catch (error) {
        const fault = faultOf(error);
        // A token that is pulled out in the middle of a signature makes some drivers fail in other words.
        const token = findToken(driver, serial);
        if (token.ok && fault.code === 'token_failed') {
          renew(token.value, held);
          return { ok: false, fault };
        }
        drop(serial);
        return { ok: false, fault: { ...fault, code: token.ok ? 'pin_required' : 'absent' } };
      }
    },
  };
}

function lostLogin(driver: Driver, serial: string) {
  return findToken(driver, serial).ok ? ({ code: 'pin_required' } as const) : ({ code: 'absent' } as const);
}
