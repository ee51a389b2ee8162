import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { HEAD_STOPS_WITHIN_MS, headMessage } from '../../process/head/head-message.ts';

export interface HeadProcessOptions {
  /** The head office's door, as a program of its own. */
  readonly file: string;
  readonly env: NodeJS.ProcessEnv;
  /** It ended by itself. */
  readonly ended: (why: string) => void;
  readonly waits?: Partial<typeof usualWaits>;
}

/** How the process is; `why` by the name of its exit code. */
export type HeadProcessState =
  | { readonly kind: 'off' | 'starting' | 'running' }
  | { readonly kind: 'failed'; readonly why: string };

/** Milliseconds. */
const usualWaits = {
  /** Between two starts of one that ends by itself: twice as long each time. */
  firstMs: 1_000,
  longestMs: 60_000,
  /** One that ran so long begins again with the first wait. */
  steadyMs: 10 * 60_000,
  /** Who starts it waits no longer for an answer. */
  answersWithinMs: 10 * 60_000,
  stopsWithinMs: HEAD_STOPS_WITHIN_MS,
};

export type HeadProcess = ReturnType<typeof makeHeadProcess>;

/**
 * Runs a head office in a process of its own, which ends with this one, however that ends: the channel between them closes. One
 * that ends by itself is started again.
 */
export function makeHeadProcess({ file, env, ended, waits }: HeadProcessOptions) {
  const { firstMs, longestMs, steadyMs, answersWithinMs, stopsWithinMs } = { ...usualWaits, ...waits };
  let state: HeadProcessState = { kind: 'off' };
  let child: ChildProcess | undefined;
  let restart: NodeJS.Timeout | undefined;
  let changed = Promise.withResolvers<void>();

  function become(next: HeadProcessState): void {
    state = next;
    changed.resolve();
    changed = Promise.withResolvers();
  }

  function launch(args: readonly string[], waitMs: number): void {
    become({ kind: 'starting' });
    const own = fork(file, args, {
      // In the desktop the executable is Electron's, which this makes behave as Node.
      env: { ...env, ELECTRON_RUN_AS_NODE: '1' },
      execArgv: [],
      // What it has to say stands in its log.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // In a group of processes of its own: a signal for this program's, as Ctrl+C is, does not reach its database before it.
      detached: true,
    });
    child = own;
    let why = 'failed';
    let nextWaitMs = waitMs;
    let steady: NodeJS.Timeout | undefined;
    own.on('message', (message) => {
      const { data } = headMessage.safeParse(message);
      if (!data) return;
      if ('failed' in data) {
        why = data.failed;
        return;
      }
      steady = setTimeout(() => {
        nextWaitMs = firstMs;
      }, steadyMs).unref();
      become({ kind: 'running' });
    });
    const gone = () => {
      clearTimeout(steady);
      if (child !== own) return;
      child = undefined;
      // What it left behind: PostgreSQL closes its files in order.
      signalAll(own, 'SIGINT');
      become({ kind: 'failed', why });
      ended(why);
      restart = setTimeout(launch, nextWaitMs, args, Math.min(nextWaitMs * 2, longestMs)).unref();
    };
    own.once('exit', gone);
    own.once('error', gone);
  }

  return {
    state: () => state,

    /** Starts it, and waits until it answers or has failed, or long enough; it is started again and again in each case. */
    async start(args: readonly string[]): Promise<HeadProcessState> {
      launch(args, firstMs);
      const isTooLong = Promise.withResolvers<void>();
      let hasWaited = false;
      const timer = setTimeout(() => {
        hasWaited = true;
        isTooLong.resolve();
      }, answersWithinMs);
      while (state.kind === 'starting' && !hasWaited)
        await Promise.race([changed.promise, isTooLong.promise]);
      clearTimeout(timer);
      return state;
    },

    /** Ends it, and does not start it again. */
    async stop(): Promise<void> {
      clearTimeout(restart);
      const own = child;
      child = undefined;
      if (own && own.exitCode === null && own.signalCode === null) {
        const exited = once(own, 'exit');
        if (own.connected) own.disconnect();
        const killing = setTimeout(signalAll, stopsWithinMs, own, 'SIGKILL');
        await exited;
        clearTimeout(killing);
        signalAll(own, 'SIGINT');
      }
      become({ kind: 'off' });
    },
  };
}

/** It, and all that it started: its group of processes. */
function signalAll(leader: ChildProcess, signal: NodeJS.Signals): void {
  if (leader.pid === undefined) return;
  try {
    process.kill(-leader.pid, signal);
  } catch {
    // None is left, or the system has no groups.
    leader.kill(signal);
  }
}
