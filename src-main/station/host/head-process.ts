import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { headMessage } from '../../process/head-message.ts';

export interface HeadProcessOptions {
  /** The head office's door, as a program of its own. */
  readonly file: string;
  readonly env: NodeJS.ProcessEnv;
  /** It ended by itself. */
  readonly ended: (why: string) => void;
}

/** How the process is; `why` by the name of its exit code. */
export type HeadProcessState =
  | { readonly kind: 'off' | 'starting' | 'running' }
  | { readonly kind: 'failed'; readonly why: string };

/** Between two starts of one that ends by itself: twice as long each time. */
const restartWaits = { firstMs: 1_000, longestMs: 60_000 } as const;

/** It closes its database in order; one that hangs is killed. */
const STOPS_WITHIN_MS = 30_000;

export type HeadProcess = ReturnType<typeof makeHeadProcess>;

/**
 * Runs a head office in a process of its own, which ends with this one, however that ends: the channel between them closes. One
 * that ends by itself is started again.
 */
export function makeHeadProcess({ file, env, ended }: HeadProcessOptions) {
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
    });
    child = own;
    let why = 'failed';
    let nextWaitMs = waitMs;
    own.on('message', (message) => {
      const { data } = headMessage.safeParse(message);
      if (!data) return;
      if ('failed' in data) {
        why = data.failed;
        return;
      }
      nextWaitMs = restartWaits.firstMs;
      become({ kind: 'running' });
    });
    const gone = () => {
      if (child !== own) return;
      child = undefined;
      become({ kind: 'failed', why });
      ended(why);
      restart = setTimeout(
        launch,
        nextWaitMs,
        args,
        Math.min(nextWaitMs * 2, restartWaits.longestMs),
      ).unref();
    };
    own.once('exit', gone);
    own.once('error', gone);
  }

  return {
    state: () => state,

    /** Starts it, and waits until it answers or has failed; it is started again and again in both cases. */
    async start(args: readonly string[]): Promise<HeadProcessState> {
      launch(args, restartWaits.firstMs);
      while (state.kind === 'starting') await changed.promise;
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
        const killing = setTimeout(() => own.kill('SIGKILL'), STOPS_WITHIN_MS);
        await exited;
        clearTimeout(killing);
      }
      become({ kind: 'off' });
    },
  };
}
