import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { endChildProcesses, keepRunning } from '../../../support/child-processes.ts';

const script = new URL('../../../../scripts/testing/left-processes.mjs', import.meta.url).href;

type Mark = Readonly<Record<string, string>>;
const {
  markOfRun,
  killLeftProcesses,
}: {
  markOfRun(): Mark;
  killLeftProcesses(mark: Mark, graceMs?: number): Promise<readonly string[]>;
} = await import(script);

const endless = ['-e', 'setInterval(() => {}, 1000)'];

describe.skipIf(process.platform !== 'linux')('processes left by a run (needs /proc of Linux)', () => {
  it('are found by the mark that they inherit, named and killed', async () => {
    const mark = markOfRun();
    const child = spawn(process.execPath, endless, { env: { ...process.env, ...mark }, stdio: 'ignore' });
    const ended = once(child, 'exit');
    const left = await killLeftProcesses(mark, 0);
    expect(left).toEqual([`${child.pid} ${[process.execPath, ...endless].join(' ')}`]);
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(await killLeftProcesses(mark, 0)).toEqual([]);
  });

  it('are not those of another run', async () => {
    const child = spawn(process.execPath, endless, {
      env: { ...process.env, ...markOfRun() },
      stdio: 'ignore',
    });
    await once(child, 'spawn');
    expect(await killLeftProcesses(markOfRun(), 0)).toEqual([]);
    expect(child.exitCode).toBeNull();
    child.kill();
  });
});

describe('processes that a test file left running', () => {
  it('are asked to end with it, and have ended then', async () => {
    const child = spawn(process.execPath, endless, { stdio: 'ignore' });
    await endChildProcesses();
    expect(child.signalCode).toBe('SIGTERM');
  });

  it('stay where all files of the process use their program, as a browser', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'mostrador-kept-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const program = join(folder, 'kept');
    symlinkSync(process.execPath, program);
    keepRunning(program);
    const child = spawn(program, endless, { stdio: 'ignore' });
    const other = spawn(process.execPath, endless, { stdio: 'ignore' });
    await endChildProcesses();
    expect([child.signalCode, other.signalCode]).toEqual([null, 'SIGTERM']);
    child.kill();
  });

  it('need not have been started', async () => {
    const child = spawn('/nowhere/no-program');
    await once(child, 'error');
    await endChildProcesses();
    expect(child.pid).toBeUndefined();
  });
});
