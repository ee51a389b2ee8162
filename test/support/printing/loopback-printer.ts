import { createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { freePort } from '../../../src-main/process/free-port.ts';
import { eventually } from '../eventually.ts';

/** How a printer is: what it answers when asked, and what it does with a job. */
export interface PrinterMood {
  /** Whether it answers at all; many do not. */
  readonly answers: boolean;
  readonly paper: 'there' | 'low' | 'out';
  readonly cover: 'closed' | 'open';
  /** Hangs up after so many bytes of a job. */
  readonly dropsAfter?: number;
  /** Takes so many bytes of a job and no more. */
  readonly hangsAfter?: number;
  /** The paper ends after so many bytes: it takes the rest and prints nothing of it. */
  readonly paperEndsAfter?: number;
}

/** A network printer: a real server on loopback that keeps what it gets. */
export interface LoopbackPrinter {
  readonly port: number;
  readonly connection: { readonly type: 'network'; readonly host: string; readonly port: number };
  /** What each connection sent of a job, without questions about status. */
  readonly jobs: readonly Buffer[];
  readonly connections: () => number;
  be(mood: Partial<PrinterMood>): void;
  /** Stops listening, as if it were switched off. */
  switchOff(): Promise<void>;
  switchOn(): Promise<void>;
  /** Waits for so many jobs that ended. */
  printed(count: number): Promise<readonly Buffer[]>;
}

const healthy: PrinterMood = { answers: true, paper: 'there', cover: 'closed' };

/** For one test, which switches it off when it ends. */
export async function startLoopbackPrinter(first: Partial<PrinterMood> = {}): Promise<LoopbackPrinter> {
  const printer = await openLoopbackPrinter(first);
  onTestFinished(() => printer.switchOff());
  return printer;
}

/** For the tests of a whole file: its opener switches it off. */
export async function openLoopbackPrinter(first: Partial<PrinterMood> = {}): Promise<LoopbackPrinter> {
  const jobs: Buffer[] = [];
  const sockets = new Set<Socket>();
  let mood = { ...healthy, ...first };
  let connections = 0;
  // Of its own while it is switched off too.
  const port = await freePort();

  // Each begins to be read where its printer takes anything: what is never read, the system makes no more room for.
  const server = createServer({ pauseOnConnect: true }, (socket) => {
    if (mood.hangsAfter !== 0) socket.resume();
    connections += 1;
    sockets.add(socket);
    const got: Buffer[] = [];
    let taken = 0;
    socket.on('error', () => undefined);
    socket.on('close', () => {
      sockets.delete(socket);
      if (taken > 0) jobs.push(Buffer.concat(got));
    });
    socket.on('data', (chunk: Buffer) => {
      const { job, questions } = separate(chunk);
      if (job.length > 0) got.push(job);
      taken += job.length;
      if (mood.dropsAfter !== undefined && taken > mood.dropsAfter) {
        socket.resetAndDestroy();
        return;
      }
      if (mood.hangsAfter !== undefined && taken > mood.hangsAfter) {
        socket.pause();
        return;
      }
      if (mood.paperEndsAfter !== undefined && taken > mood.paperEndsAfter) mood = { ...mood, paper: 'out' };
      if (mood.answers) for (const question of questions) socket.write(answerTo(question, mood));
    });
  });
  const listen = () =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  const close = () =>
    new Promise<void>((resolve) => {
      for (const socket of sockets) socket.destroy();
      server.close(() => resolve());
    });
  await listen();

  return {
    port,
    connection: { type: 'network', host: '127.0.0.1', port },
    jobs,
    connections: () => connections,
    be(changed) {
      mood = { ...healthy, ...changed };
    },
    switchOff: close,
    switchOn: listen,
    printed: (count) =>
      eventually(
        () => jobs,
        ({ length }) => length >= count,
      ),
  };
}

type Question = 'printer' | 'offline' | 'paper' | 'done';

/** Questions come in packets of their own: `DLE EOT n`, `GS r 1`. */
function separate(chunk: Buffer): { readonly job: Buffer; readonly questions: readonly Question[] } {
  const questions: Question[] = [];
  let rest = chunk;
  const asked: Readonly<Record<string, Question>> = {
    '100401': 'printer',
    '100402': 'offline',
    '100404': 'paper',
  };
  for (let first = asked[rest.toString('hex', 0, 3)]; first; first = asked[rest.toString('hex', 0, 3)]) {
    questions.push(first);
    rest = rest.subarray(3);
  }
  if (rest.toString('hex', rest.length - 3) === '1d7201') {
    questions.push('done');
    rest = rest.subarray(0, -3);
  }
  return { job: rest, questions };
}

/** As Epson's reference has it: bits 1 and 4 are always set in answers to `DLE EOT`. */
function answerTo(question: Question, { paper, cover }: PrinterMood): Buffer {
  const isOff = paper === 'out' || cover === 'open';
  switch (question) {
    case 'printer':
      return Buffer.from([0x12 | (isOff ? 0x08 : 0)]);
    case 'offline':
      return Buffer.from([0x12 | (cover === 'open' ? 0x04 : 0) | (paper === 'out' ? 0x20 : 0)]);
    case 'paper':
      return Buffer.from([0x12 | (paper === 'out' ? 0x6c : paper === 'low' ? 0x0c : 0)]);
    case 'done':
      return Buffer.from([paper === 'out' ? 0x0f : paper === 'low' ? 0x03 : 0]);
  }
}
