import { fork } from 'node:child_process';
import type { z } from 'zod';
import { answerSchemas, type DriverQuestion, driverReplySchema } from './protocol.ts';
import type { TokenFault, TokenOutcome } from './token-port.ts';

export interface DriverProcessOptions {
  readonly module: string;
  /** The program of the process: `token-process`, beside the service's own file. */
  readonly processFile: string;
  readonly env: NodeJS.ProcessEnv;
  readonly timeouts: DriverTimeouts;
}

export interface DriverTimeouts {
  /** From the start of the process until the driver is ready. */
  readonly loadMs: number;
  /** For one request, counted from when the driver has answered all before it. */
  readonly callMs: number;
}

/** A driver in a process of its own, from its start to its end. */
export interface DriverProcess {
  readonly loaded: Promise<TokenOutcome<null>>;
  /** Resolves when the process is no more. */
  readonly gone: Promise<void>;
  hasEnded(): boolean;
  /** Asks in turn. A driver that is late, ends or answers nonsense faults this request and all behind it. */
  ask<Value>(question: DriverQuestion, answer: z.ZodType<Value>): Promise<TokenOutcome<Value>>;
  /** Lets the driver say goodbye to its token, for a moment; resolves when the process is gone. */
  end(): Promise<void>;
}

interface Waiting {
  readonly id: number;
  readonly timeoutMs: number;
  readonly settle: (outcome: TokenOutcome<unknown>) => void;
}

/** A driver says goodbye in milliseconds; one that hangs is killed. */
const GOODBYE_MS = 1_500;

export function startDriverProcess(options: DriverProcessOptions): DriverProcess {
  const { module, processFile, env, timeouts } = options;
  const child = fork(processFile, [], {
    // In the desktop the executable is Electron's, which this makes behave as Node.
    env: { ...env, ELECTRON_RUN_AS_NODE: '1' },
    execArgv: [],
    serialization: 'advanced',
    // A driver prints what it likes: never into the service's own output, which programs read.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const waiting: Waiting[] = [];
  let lastId = 0;
  let watchdog: NodeJS.Timeout | undefined;
  let endedBy: TokenFault | null = null;
  const gone = new Promise<void>((resolve) => {
    child.once('exit', (exitCode, signal) => {
      finish({ code: 'driver_crashed', detail: signal ?? `exit ${exitCode}` });
      resolve();
    });
    // The process could not be started, or not be killed: either way nothing will come of it.
    child.on('error', (error) => {
      finish({ code: 'driver_crashed', detail: error.message });
      resolve();
    });
  });
  child.on('message', (message) => {
    if (endedBy !== null) return;
    const reply = driverReplySchema.safeParse(message);
    const request = waiting[0];
    if (!reply.success || request?.id !== reply.data.id) {
      abandon('driver_crashed', 'a strange answer');
      return;
    }
    waiting.shift();
    watch();
    request.settle(reply.data.ok ? reply.data : { ok: false, fault: reply.data.fault });
  });

  function watch(): void {
    clearTimeout(watchdog);
    const head = waiting[0];
    if (head === undefined) return;
    watchdog = setTimeout(() => abandon('driver_hung', `no answer in ${head.timeoutMs} ms`), head.timeoutMs);
  }

  function abandon(code: TokenFault['code'], detail: string): TokenFault {
    const fault = { code, detail };
    finish(fault);
    child.kill('SIGKILL');
    return fault;
  }

  function finish(fault: TokenFault): void {
    endedBy ??= fault;
    clearTimeout(watchdog);
    for (const { settle } of waiting.splice(0)) settle({ ok: false, fault: endedBy });
  }

  async function ask<Value>(
    question: DriverQuestion,
    answer: z.ZodType<Value>,
    timeoutMs = timeouts.callMs,
  ): Promise<TokenOutcome<Value>> {
    if (endedBy !== null) return { ok: false, fault: endedBy };
    lastId += 1;
    const id = lastId;
    const answered = new Promise<TokenOutcome<unknown>>((settle) => {
      waiting.push({ id, timeoutMs, settle });
    });
    if (waiting.length === 1) watch();
    // One that cannot be sent finds the process ended or ending, and `exit` answers it.
    child.send({ ...question, id }, () => {});
    const outcome = await answered;
    if (!outcome.ok) return outcome;
    const parsed = answer.safeParse(outcome.value);
    if (parsed.success) return { ok: true, value: parsed.data };
    return { ok: false, fault: abandon('driver_crashed', 'a strange answer') };
  }

  return {
    loaded: ask({ kind: 'load', module }, answerSchemas.load, timeouts.loadMs),
    gone,
    hasEnded: () => endedBy !== null,
    ask: (question, answer) => ask(question, answer),
    async end() {
      finish({ code: 'driver_crashed', detail: 'ended on purpose' });
      if (child.connected) child.disconnect();
      const killing = setTimeout(() => child.kill('SIGKILL'), GOODBYE_MS);
      // Killed but stuck in the kernel with its USB device: not waited for.
      const leaving = new Promise<void>((resolve) => setTimeout(resolve, 2 * GOODBYE_MS).unref());
      await Promise.race([gone, leaving]);
      clearTimeout(killing);
    },
  };
}
