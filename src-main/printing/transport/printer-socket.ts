import { connect, type Socket } from 'node:net';
import type { PrinterProblem } from '../../contract/printing/printer.ts';
import type { SendResult } from '../../counter/printing/printers/printer-port.ts';
import { problemOfError } from './problem-of-error.ts';

/** What went wrong, as a value. */
export interface Trouble<Problem extends PrinterProblem = PrinterProblem> {
  readonly trouble: Problem;
}

export function isTrouble(value: object): value is Trouble {
  return 'trouble' in value;
}

type LineTrouble = Trouble<'timeout' | 'connection_lost'>;

/** An open line to a printer: everything that may take long takes no longer than its timeout. */
export interface PrinterSocket {
  /** Resolves once the system took the bytes. */
  write(bytes: Uint8Array, timeout: number): Promise<{ readonly written: true } | LineTrouble>;
  /** The next byte that is wanted; others are dropped. */
  read(isWanted: (byte: number) => boolean, timeout: number): Promise<number | 'silence' | 'closed'>;
  /** Says goodbye, and waits until the printer has it all and says so too. */
  end(timeout: number): Promise<SendResult>;
  destroy(): void;
}

/** Connects; the signal cuts everything, as if the line had broken. */
export async function reachPrinter(
  address: { readonly host: string; readonly port: number },
  { timeout, signal }: { readonly timeout: number; readonly signal: AbortSignal },
): Promise<PrinterSocket | Trouble> {
  const socket = connect({ ...address, noDelay: true, signal });
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      socket.destroy();
      resolve({ trouble: 'timeout' });
    }, timeout);
    // Stays for good: an error of a socket that nobody hears ends the program.
    socket.on('error', (reason) => {
      clearTimeout(timer);
      resolve({ trouble: problemOfError(reason, 'connection_lost') });
    });
    socket.once('connect', () => {
      clearTimeout(timer);
      resolve(open(socket));
    });
  });
}

function open(socket: Socket): PrinterSocket {
  let heard: number[] = [];
  socket.on('data', (bytes: Buffer) => {
    heard.push(...bytes);
  });

  return {
    write(bytes, timeout) {
      return new Promise((resolve) => {
        if (!socket.writable) {
          resolve({ trouble: 'connection_lost' });
          return;
        }
        const settle = (result: { readonly written: true } | LineTrouble): void => {
          clearTimeout(timer);
          socket.off('close', closed);
          resolve(result);
        };
        const closed = (): void => settle({ trouble: 'connection_lost' });
        const timer = setTimeout(() => settle({ trouble: 'timeout' }), timeout);
        socket.once('close', closed);
        socket.write(bytes, (reason) => settle(reason ? { trouble: 'connection_lost' } : { written: true }));
      });
    },

    read(isWanted, timeout) {
      return new Promise((resolve) => {
        const settle = (answer: number | 'silence' | 'closed'): void => {
          clearTimeout(timer);
          socket.off('data', look);
          socket.off('close', closed);
          resolve(answer);
        };
        const look = (): void => {
          const match = heard.find(isWanted);
          heard = [];
          if (match !== undefined) settle(match);
        };
        const closed = (): void => settle('closed');
        const timer = setTimeout(() => settle('silence'), timeout);
        socket.on('data', look);
        socket.once('close', closed);
        if (socket.destroyed) closed();
        else look();
      });
    },

    end(timeout) {
      return new Promise((resolve) => {
        const settle = (result: SendResult): void => {
          clearTimeout(timer);
          resolve(result);
        };
        if (socket.destroyed) {
          settle({ ok: false, problem: 'connection_lost', begun: true });
          return;
        }
        // One that took everything and only forgets to hang up has it all the same.
        const timer = setTimeout(
          () => settle(isFlushed(socket) ? accepted : { ok: false, problem: 'timeout', begun: true }),
          timeout,
        );
        socket.once('close', (hadError) =>
          settle(hadError ? { ok: false, problem: 'connection_lost', begun: true } : accepted),
        );
        socket.end();
      });
    },

    destroy() {
      socket.destroy();
    },
  };
}

const accepted: SendResult = { ok: true, confirmed: false };

function isFlushed(socket: Socket): boolean {
  return socket.writableFinished;
}
