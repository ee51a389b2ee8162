import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makePrinterLine } from '../../../../src-main/printing/printer-line.ts';
import { eventually } from '../../../support/eventually.ts';
import { startLoopbackPrinter } from '../../../support/printing/loopback-printer.ts';
import { temporaryFolder } from '../../../support/store/store.ts';

/** Longer than a busy machine needs: only what never comes is given up. */
const LONG_MS = 45_000;
const patience = {
  network: { connect: LONG_MS, answer: LONG_MS, progress: LONG_MS, printing: LONG_MS },
  device: { progress: LONG_MS },
  queue: { whole: LONG_MS },
};
const line = makePrinterLine({ patience });
/** For printers that never answer, or take nothing more. */
const hasty = {
  network: { ...patience.network, answer: 100, progress: 200 },
  device: { progress: 200 },
  queue: { whole: 1500 },
};
const hastyLine = makePrinterLine({ patience: hasty });
const { signal } = new AbortController();
const job = Buffer.concat([Buffer.from([0x1b, 0x40]), Buffer.alloc(200_000, 'ñ', 'latin1')]);

describe('over the network', () => {
  it('every byte arrives as it was, and the printer confirms it', async () => {
    const printer = await startLoopbackPrinter();
    expect(await line.send(printer.connection, job, signal)).toEqual({ ok: true, confirmed: true });
    const [got] = await printer.printed(1);
    expect(got?.equals(job)).toBe(true);
  });

  it('a port where nothing listens is refused, and nothing was begun', async () => {
    const printer = await startLoopbackPrinter();
    await printer.switchOff();
    const sent = await line.send(printer.connection, job, signal);
    expect(sent).toEqual({ ok: false, problem: 'connection_refused', begun: false });
  });

  it('a name that nobody has is not found', async () => {
    const connection = { type: 'network', host: 'impresora.invalid', port: 9100 } as const;
    const patience = { network: { ...hasty.network, connect: 300 } };
    const sent = await makePrinterLine({ patience }).send(connection, job, signal);
    expect(sent).toMatchObject({
      ok: false,
      problem: expect.stringMatching(/host_not_found|timeout/),
      begun: false,
    });
  });

  it('one that takes a little and then nothing is given up', async () => {
    const printer = await startLoopbackPrinter({ answers: false, hangsAfter: 0 });
    const large = Buffer.alloc(16_000_000, 0x41);
    const sent = await hastyLine.send(printer.connection, large, signal);
    expect(sent).toEqual({ ok: false, problem: 'timeout', begun: true });
  });

  it('one that is slow but goes on is waited for', async () => {
    const server = createServer((socket) => {
      socket.pause();
      const sip = setInterval(() => socket.read(), 20);
      socket.on('close', () => clearInterval(sip));
      socket.on('end', () => socket.end());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.close();
    });
    const address = server.address();
    if (address === null || typeof address === 'string') throw new Error('it does not listen');
    const connection = { type: 'network', host: '127.0.0.1', port: address.port } as const;
    const patient = makePrinterLine({ patience: { network: { ...hasty.network, progress: LONG_MS } } });
    const sent = await patient.send(connection, Buffer.alloc(4_000_000, 0x41), signal);
    expect(sent).toEqual({ ok: true, confirmed: false });
  });

  it('a stop of the program cuts it', async () => {
    const printer = await startLoopbackPrinter({ answers: false, hangsAfter: 0 });
    const cut = new AbortController();
    const slow = makePrinterLine({ patience: { network: { ...hasty.network, progress: LONG_MS } } });
    const sending = slow.send(printer.connection, Buffer.alloc(16_000_000, 0x41), cut.signal);
    await eventually(printer.connections, (count) => count === 1);
    cut.abort();
    expect(await sending).toMatchObject({ ok: false, problem: 'connection_lost' });
  });
});

describe.skipIf(process.platform === 'win32')('to a device', () => {
  function pipe(): string {
    const path = join(temporaryFolder(), 'lp0');
    execFileSync('mkfifo', [path]);
    return path;
  }

  it('every byte arrives as it was', async () => {
    const path = pipe();
    const reader = spawn('cat', [path]);
    onTestFinished(() => {
      reader.kill();
    });
    const got: Buffer[] = [];
    reader.stdout.on('data', (chunk: Buffer) => got.push(chunk));
    // Until the reader holds its end, the device is as good as unplugged.
    const sent = await eventually(
      () => line.send({ type: 'device', path }, job, signal),
      ({ ok }) => ok,
    );
    expect(sent).toEqual({ ok: true, confirmed: false });
    await eventually(
      () => Buffer.concat(got).length,
      (length) => length >= job.length,
    );
    expect(Buffer.concat(got).equals(job)).toBe(true);
  });

  it('one that is not there is missing, and nothing was begun', async () => {
    const missing = { ok: false, problem: 'device_missing', begun: false };
    const path = join(temporaryFolder(), 'lp9');
    expect(await line.send({ type: 'device', path }, job, signal)).toEqual(missing);
    expect(await line.send({ type: 'device', path: pipe() }, job, signal)).toEqual(missing);
    expect(await line.ask({ type: 'device', path }, signal)).toEqual({
      state: 'trouble',
      problem: 'device_missing',
    });
  });

  it('a file is never written over, whatever it is called', async () => {
    const path = join(temporaryFolder(), 'lp0');
    writeFileSync(path, 'mine');
    const sent = await line.send({ type: 'device', path }, job, signal);
    expect(sent).toEqual({ ok: false, problem: 'device_failed', begun: false });
    expect(readFileSync(path, 'utf8')).toBe('mine');
  });

  it('one that takes a little and then nothing is given up, and holds no thread', async () => {
    const path = pipe();
    // Holds its end of the pipe and reads nothing.
    const holder = spawn('sh', ['-c', 'exec 3<"$0"; sleep 20', path]);
    onTestFinished(() => {
      holder.kill();
    });
    const sent = await eventually(
      () => hastyLine.send({ type: 'device', path }, job, signal),
      (result) => !result.ok && result.begun,
    );
    expect(sent).toEqual({ ok: false, problem: 'timeout', begun: true });
  });
});

describe.skipIf(process.platform === 'win32')('to a queue of the system', () => {
  /** A command that writes down what it was called with and given. */
  function command(ending: string): { readonly path: string; readonly folder: string } {
    const folder = temporaryFolder();
    const path = join(folder, 'lp');
    writeFileSync(
      path,
      `#!/bin/sh\nprintf '%s\\n' "$@" > '${folder}/args'\ncat > '${folder}/input'\n${ending}\n`,
    );
    chmodSync(path, 0o755);
    return { path, folder };
  }
  const lineWith = (print: string, given = patience) =>
    makePrinterLine({ patience: given, commands: { print, state: print } });

  it('hands it raw, the name as an argument of its own', async () => {
    const { path, folder } = command('exit 0');
    const sent = await lineWith(path).send({ type: 'queue', name: 'Caja_1' }, job, signal);
    expect(sent).toEqual({ ok: true, confirmed: false });
    expect(readFileSync(join(folder, 'args'), 'utf8').trim().split('\n')).toEqual([
      '-d',
      'Caja_1',
      '-s',
      '-o',
      'raw',
      '-',
    ]);
    expect(readFileSync(join(folder, 'input')).equals(job)).toBe(true);
  });

  it('hands a PDF as one', async () => {
    const { path, folder } = command('exit 0');
    await lineWith(path).send({ type: 'queue', name: 'Oficina' }, Buffer.from('%PDF-1.7'), signal);
    expect(readFileSync(join(folder, 'args'), 'utf8')).not.toContain('raw');
  });

  it('that the system refuses was not begun', async () => {
    const { path } = command('exit 1');
    const sent = await lineWith(path).send({ type: 'queue', name: 'Caja_1' }, job, signal);
    expect(sent).toEqual({ ok: false, problem: 'queue_refused', begun: false });
  });

  it('on a system without such a service says so', async () => {
    const path = join(temporaryFolder(), 'lp');
    expect(existsSync(path)).toBe(false);
    const sent = await lineWith(path).send({ type: 'queue', name: 'Caja_1' }, job, signal);
    expect(sent).toEqual({ ok: false, problem: 'queue_unavailable', begun: false });
  });

  it('is one of those the system names', async () => {
    const { path } = command('[ "$1" = -e ] && printf "Oficina\\nCaja_1\\n"');
    expect(await lineWith(path).queues(signal)).toEqual(['Caja_1', 'Oficina']);
  });

  it('is one of those that take jobs, where the system names no others', async () => {
    const older = command('[ "$1" = -a ] && echo "Caja_1 accepting requests since Sat Nov 21 10:00:00 2026"');
    expect(await lineWith(older.path).queues(signal)).toEqual(['Caja_1']);
  });

  it('is none on a system that has no queues, or does not answer', async () => {
    expect(await lineWith(join(temporaryFolder(), 'lpstat')).queues(signal)).toEqual([]);
    expect(await lineWith(command('exit 1').path).queues(signal)).toEqual([]);
    expect(await lineWith(command('exec sleep 20').path, hasty).queues(signal)).toEqual([]);
  });

  it('that takes for ever is given up', async () => {
    const { path } = command('exec sleep 20');
    const sent = await lineWith(path, hasty).send({ type: 'queue', name: 'Caja_1' }, job, signal);
    expect(sent).toEqual({ ok: false, problem: 'timeout', begun: true });
  });
});
