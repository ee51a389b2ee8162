import type { PrinterReply, SendResult } from '../../counter/printing/printers/printer-port.ts';
import { askStatus, askWhenDone } from '../escpos/commands.ts';
import {
  endedWithoutPaper,
  isDoneByte,
  isStatusByte,
  type PrinterState,
  readState,
} from '../escpos/printer-state.ts';
import { isTrouble, type PrinterSocket, reachPrinter } from './printer-socket.ts';

export interface NetworkAddress {
  readonly host: string;
  readonly port: number;
}

/** All in milliseconds. */
export interface NetworkPatience {
  readonly connect: number;
  /** For a byte of status: printers that answer do so in a few milliseconds. */
  readonly answer: number;
  /** In which a printer that works takes a little more of what it is sent. */
  readonly progress: number;
  /** For all that was sent to be on paper. */
  readonly printing: number;
}

export const networkPatience: NetworkPatience = {
  connect: 3000,
  answer: 700,
  progress: 15_000,
  printing: 20_000,
};

/** Little enough that a printer that stopped is noticed while there is something left to send. */
const PIECE = 4096;

/**
 * Sends a job to the raw port of a printer (9100). One that answers is asked before whether it can print, and
 * afterwards whether it did; one that does not is believed once it took all of it.
 */
export async function sendOverNetwork(
  address: NetworkAddress,
  { bytes, patience, signal }: { bytes: Uint8Array; patience: NetworkPatience; signal: AbortSignal },
): Promise<SendResult> {
  const reached = await reachPrinter(address, { timeout: patience.connect, signal });
  if (isTrouble(reached)) return { ok: false, problem: reached.trouble, begun: false };
  try {
    const before = await askState(reached, patience.answer);
    if (isTrouble(before)) return { ok: false, problem: before.trouble, begun: false };
    if (before.state?.is === 'in_trouble') {
      return { ok: false, problem: before.state.problem, begun: false };
    }
    for (let at = 0; at < bytes.length; at += PIECE) {
      const written = await reached.write(bytes.subarray(at, at + PIECE), patience.progress);
      if (isTrouble(written))
        return { ok: false, problem: await whyStopped(reached, written, patience), begun: true };
    }
    return before.state ? await untilPrinted(reached, patience) : await untilTaken(reached, patience);
  } finally {
    reached.destroy();
  }
}

/** How a printer at an address says it is. */
export async function askOverNetwork(
  address: NetworkAddress,
  { patience, signal }: { patience: NetworkPatience; signal: AbortSignal },
): Promise<PrinterReply> {
  const reached = await reachPrinter(address, { timeout: patience.connect, signal });
  if (isTrouble(reached)) return { state: 'trouble', problem: reached.trouble };
  try {
    const reply = await askState(reached, patience.answer);
    if (isTrouble(reply)) return { state: 'trouble', problem: reply.trouble };
    if (!reply.state) return { state: 'unknown' };
    if (reply.state.is === 'in_trouble') return { state: 'trouble', problem: reply.state.problem };
    return { state: reply.state.paperLow ? 'paper_low' : 'ready' };
  } finally {
    reached.destroy();
  }
}

/** Undefined inside: it does not answer, as many do not. */
async function askState(
  socket: PrinterSocket,
  timeout: number,
): Promise<{ readonly state: PrinterState | undefined } | { readonly trouble: 'connection_lost' }> {
  const answers: number[] = [];
  for (const what of [1, 2, 4] as const) {
    const written = await socket.write(askStatus(what), timeout);
    if (isTrouble(written)) {
      return written.trouble === 'timeout' ? { state: undefined } : { trouble: 'connection_lost' };
    }
    const answer = await socket.read(isStatusByte, timeout);
    if (answer === 'closed') return { trouble: 'connection_lost' };
    if (answer === 'silence') return { state: undefined };
    answers.push(answer);
  }
  const [printer = 0, offline = 0, paper = 0] = answers;
  return { state: readState({ printer, offline, paper }) };
}

/** A printer that stops taking bytes often says why, if it is asked. */
async function whyStopped(
  socket: PrinterSocket,
  { trouble }: { trouble: 'timeout' | 'connection_lost' },
  { answer }: NetworkPatience,
): Promise<'timeout' | 'connection_lost' | Extract<PrinterState, { is: 'in_trouble' }>['problem']> {
  if (trouble === 'connection_lost') return trouble;
  const reply = await askState(socket, answer);
  if (isTrouble(reply)) return reply.trouble;
  return reply.state?.is === 'in_trouble' ? reply.state.problem : trouble;
}

async function untilPrinted(socket: PrinterSocket, patience: NetworkPatience): Promise<SendResult> {
  const written = await socket.write(askWhenDone, patience.progress);
  if (isTrouble(written))
    return { ok: false, problem: await whyStopped(socket, written, patience), begun: true };
  const done = await socket.read(isDoneByte, patience.printing);
  if (done === 'closed') return { ok: false, problem: 'connection_lost', begun: true };
  if (done !== 'silence') {
    return endedWithoutPaper(done)
      ? { ok: false, problem: 'paper_out', begun: true }
      : { ok: true, confirmed: true };
  }
  const after = await askState(socket, patience.answer);
  if (isTrouble(after)) return { ok: false, problem: after.trouble, begun: true };
  if (after.state?.is === 'in_trouble') return { ok: false, problem: after.state.problem, begun: true };
  return socket.end(patience.answer);
}

function untilTaken(socket: PrinterSocket, { progress }: NetworkPatience): Promise<SendResult> {
  return socket.end(progress);
}
