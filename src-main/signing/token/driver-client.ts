import type { z } from 'zod';
import { type DriverProcess, type DriverProcessOptions, startDriverProcess } from './driver-process.ts';
import type { DriverQuestion } from './protocol.ts';
import type { TokenOutcome } from './token-port.ts';

/** One driver, whatever happens to its process. */
export interface DriverClient {
  call<Value>(question: DriverQuestion, answer: z.ZodType<Value>): Promise<TokenOutcome<Value>>;
  close(): Promise<void>;
}

interface RunningDriver {
  readonly process: DriverProcess;
  /** Calls under way. */
  calls: number;
  /** It was asked for more than a look, so it may hold a login, or the memory of a wrong PIN. */
  isKept: boolean;
  /** Calls one after another in which driver or token failed without saying why, or saw no token. */
  failures: number;
}

/**
 * Some drivers that have lost their token once, or were started without it, fail for ever: only a new process finds it
 * again. One failure may be the token's own, and ending the process costs the login.
 */
const FAILURES_TO_RENEW = 2;

/** Starts the driver's process at the first call and again after its end: then without any login. */
export function makeDriverClient(options: DriverProcessOptions): DriverClient {
  let running: RunningDriver | null = null;
  let closed = false;
  const alive = new Set<DriverProcess>();

  function runningNow(): RunningDriver {
    if (running !== null && !running.process.hasEnded()) return running;
    const process = startDriverProcess(options);
    alive.add(process);
    process.gone.then(() => alive.delete(process));
    running = { process, calls: 0, isKept: false, failures: 0 };
    return running;
  }

  return {
    async call(question, answer) {
      if (closed) return { ok: false, fault: { code: 'driver_crashed', detail: 'the program is closing' } };
      const driver = runningNow();
      driver.calls += 1;
      if (question.kind !== 'inspect') driver.isKept = true;
      const loaded = await driver.process.loaded;
      const outcome = loaded.ok ? await driver.process.ask(question, answer) : loaded;
      driver.calls -= 1;
      driver.failures = isGeneralFailure(outcome) ? driver.failures + 1 : 0;
      const isSpent = driver.failures >= FAILURES_TO_RENEW;
      // A driver that could not be loaded may be installed better the next time.
      if (!loaded.ok || (driver.calls === 0 && (isSpent || !driver.isKept))) driver.process.end();
      return outcome;
    },
    async close() {
      closed = true;
      await Promise.all([...alive].map((process) => process.end()));
    },
  };
}

/** A driver that sees no token answers a look at them well, with none. */
function isGeneralFailure(outcome: TokenOutcome<unknown>): boolean {
  if (outcome.ok) return Array.isArray(outcome.value) && outcome.value.length === 0;
  return outcome.fault.code === 'token_failed' || outcome.fault.code === 'absent';
}
