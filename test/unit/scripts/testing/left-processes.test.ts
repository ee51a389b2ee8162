import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { endChildProcesses, SHARED_BY_FILES } from '../../../support/child-processes.ts';

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

  it('stay where all files of the process use them, as a browser', async () => {
    const child = spawn(process.execPath, [...endless, SHARED_BY_FILES], { stdio: 'ignore' });
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
