import type { DriverRequest } from '../protocol.ts';
import type { TokenInfo, TokenOutcome } from '../token-port.ts';
import { faultOf } from './fault-of.ts';
import { findCertificates } from './find-objects.ts';
import { ignoreErrors } from './ignore-errors.ts';
import { listTokens, type PresentToken } from './list-tokens.ts';
import { type Driver, loadDriver, restartDriver } from './load-driver.ts';
import { makeTokenSessions, type TokenSessions } from './token-sessions.ts';

/** The driver's side of the protocol: answers one request after another. */
export interface DriverServer {
  answer(request: DriverRequest): TokenOutcome<unknown>;
  /** Logs out of everything, before the process ends. */
  close(): void;
}

interface LoadedDriver {
  readonly driver: Driver;
  readonly sessions: TokenSessions;
}

export function makeDriverServer(): DriverServer {
  let loaded: LoadedDriver | null = null;
  let sawNothing = false;

  function load(module: string): TokenOutcome<null> {
    const outcome = loadDriver(module);
    if (!outcome.ok) return outcome;
    loaded = { driver: outcome.value, sessions: makeTokenSessions(outcome.value) };
    return { ok: true, value: null };
  }

  function ask({ driver, sessions }: LoadedDriver, request: Exclude<DriverRequest, { kind: 'load' }>) {
    if (sawNothing && sessions.isEmpty()) restartDriver(driver);
    const outcome = answerWith(driver, sessions, request);
    sawNothing = outcome.ok
      ? Array.isArray(outcome.value) && outcome.value.length === 0
      : outcome.fault.code === 'absent';
    return outcome;
  }

  return {
    answer(request) {
      try {
        if (request.kind === 'load') return load(request.module);
        if (loaded === null) throw new Error('The driver is not loaded');
        return ask(loaded, request);
      } catch (error) {
        return { ok: false, fault: faultOf(error) };
      }
    },
    close() {
      ignoreErrors(() => loaded?.driver.pkcs11.C_Finalize());
    },
  };
}

function answerWith(
  driver: Driver,
  sessions: TokenSessions,
  request: Exclude<DriverRequest, { kind: 'load' }>,
): TokenOutcome<unknown> {
  switch (request.kind) {
    case 'inspect':
      return { ok: true, value: listTokens(driver).map((token) => shownBy(driver, token)) };
    case 'open':
      return sessions.open(request);
    case 'sign':
      return sessions.sign(request);
  }
}

function shownBy(driver: Driver, { slotId, ...token }: PresentToken): TokenInfo {
  const session = driver.pkcs11.C_OpenSession(slotId, driver.constants.CKF_SERIAL_SESSION);
  try {
    return { ...token, certificates: findCertificates(driver, session) };
  } finally {
    driver.pkcs11.C_CloseSession(session);
  }
}
