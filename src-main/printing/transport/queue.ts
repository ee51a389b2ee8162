import { spawn } from 'node:child_process';
import type { PrinterReply, SendResult } from '../../counter/printing/printers/printer-port.ts';

export interface QueuePatience {
  /** For the system to take a job, milliseconds. */
  readonly whole: number;
}

export const queuePatience: QueuePatience = { whole: 20_000 };

export interface QueueOptions {
  /** CUPS's own commands, `lp` and `lpstat`, or where they are. */
  readonly commands: { readonly print: string; readonly state: string };
  readonly patience: QueuePatience;
  readonly signal: AbortSignal;
}

/** Hands a job to a print queue of the system (CUPS); from there on the system prints it, when it can. */
export async function sendToQueue(
  name: string,
  bytes: Uint8Array,
  options: QueueOptions,
): Promise<SendResult> {
  const isEscPos = bytes[0] === ESC;
  const args = ['-d', name, '-s', ...(isEscPos ? ['-o', 'raw'] : ['-o', 'media=A4']), '-'];
  const ended = await run(options.commands.print, { args, input: bytes, options });
  switch (ended.kind) {
    case 'missing':
      return { ok: false, problem: 'queue_unavailable', begun: false };
    case 'late':
      return { ok: false, problem: 'timeout', begun: true };
    case 'ended':
      return ended.code === 0
        ? { ok: true, confirmed: false }
        : { ok: false, problem: 'queue_refused', begun: false };
  }
}

/** What the system says of a queue: whether there is one of the name. */
export async function askQueue(name: string, options: QueueOptions): Promise<PrinterReply> {
  const ended = await run(options.commands.state, { args: ['-p', name], input: new Uint8Array(), options });
  if (ended.kind === 'missing') return { state: 'trouble', problem: 'queue_unavailable' };
  if (ended.kind === 'late') return { state: 'trouble', problem: 'timeout' };
  return ended.code === 0 ? { state: 'unknown' } : { state: 'trouble', problem: 'queue_refused' };
}

/** The queues of the system, by name; older systems name only those that take jobs. */
export async function listQueues(options: QueueOptions): Promise<readonly string[]> {
  for (const flag of ['-e', '-a']) {
    const ended = await run(options.commands.state, { args: [flag], input: new Uint8Array(), options });
    if (ended.kind !== 'ended') return [];
    // A line begins with the name, which has no spaces.
    if (ended.code === 0) return [...new Set(ended.output.match(/^\S+/gm) ?? [])].sort();
  }
  return [];
}

/** Every job of ours for a roll begins with it; a PDF does not. */
const ESC = 0x1b;

type Ended =
  | { readonly kind: 'missing' }
  | { readonly kind: 'late' }
  | { readonly kind: 'ended'; readonly code: number | null; readonly output: string };

/** More than the names of all queues of a shop. */
const OUTPUT_AT_MOST = 100_000;

/** Runs a command without a shell; what a queue is called is an argument and nothing else. */
function run(
  command: string,
  { args, input, options }: { args: readonly string[]; input: Uint8Array; options: QueueOptions },
): Promise<Ended> {
  const { patience, signal } = options;
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      shell: false,
      windowsHide: true,
      stdio: ['pipe', 'pipe', 'ignore'],
      // Its own words, whatever language the system speaks.
      env: { ...process.env, LC_ALL: 'C' },
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      if (output.length < OUTPUT_AT_MOST) output += chunk;
    });
    const giveUp = (): void => {
      child.kill('SIGKILL');
      settle({ kind: 'late' });
    };
    const timer = setTimeout(giveUp, patience.whole);
    signal.addEventListener('abort', giveUp, { once: true });
    const settle = (ended: Ended): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', giveUp);
      resolve(ended);
    };
    child.once('error', () => settle({ kind: 'missing' }));
    child.once('close', (code) => settle({ kind: 'ended', code, output }));
    // A command that does not read to the end says by its code what it thinks of it.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
