import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readHeadFile } from '../../../../src-main/process/head/head-file.ts';
import { type HeadProcessOptions, makeHeadProcess } from '../../../../src-main/station/host/head-process.ts';
import { eventually } from '../../../support/eventually.ts';
import { postgresMissing } from '../../../support/head/postgres.ts';
import { copyTemplate } from '../../../support/head/postgres-template.ts';
import { processesOn } from '../../../support/head/processes.ts';
import { doorFile } from '../../../support/service/door.ts';
import { plainEnvironment } from '../../../support/service/run-program.ts';
import { temporaryFolder } from '../../../support/store/store.ts';

const missing = process.platform === 'linux' ? await postgresMissing() : 'no /proc';
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('the process of a head office beside a till', () => {
  function newFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'mostrador-beside-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    return folder;
  }
  const argsOf = (data: string) => ['--data', data, '--port', '0', '--embedded'];
  const besideTill = (waits: HeadProcessOptions['waits'] = {}) =>
    makeHeadProcess({ file: doorFile('head'), env: plainEnvironment(), ended: () => {}, waits });
  const initdbRuns = (data: string) =>
    eventually(
      () => processesOn(data),
      (lines) => lines.some((line) => line.includes('initdb')),
    );
  const noneLeft = (data: string) =>
    eventually(
      () => processesOn(data),
      ({ length }) => length === 0,
    );

  it('leaves none behind where it is stopped while it makes its database, and starts whole the next time', async () => {
    const data = newFolder();
    const head = besideTill();
    const starting = head.start(argsOf(data));
    await initdbRuns(data);
    await head.stop();
    expect(processesOn(data)).toEqual([]);
    expect(await starting).toEqual({ kind: 'off' });
    expect(await head.start(argsOf(data))).toEqual({ kind: 'running' });
    await head.stop();
    expect(processesOn(data)).toEqual([]);
  }, 60_000);

  it('leaves none behind where the till is killed while it starts', async () => {
    const data = newFolder();
    const program = `import { makeHeadProcess } from ${JSON.stringify(join(import.meta.dirname, '../../../../src-main/station/host/head-process.ts'))};
      makeHeadProcess({ file: ${JSON.stringify(doorFile('head'))}, env: process.env, ended() {} }).start(${JSON.stringify(argsOf(data))});`;
    const till = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: 'ignore',
      env: plainEnvironment(),
    });
    await initdbRuns(data);
    till.kill('SIGKILL');
    await noneLeft(data);
  }, 60_000);

  it('takes its database along where it hangs, and where it is killed', async () => {
    const data = newFolder();
    copyTemplate(data);
    const head = besideTill({ stopsWithinMs: 100, firstMs: 1_000_000, longestMs: 1_000_000 });
    await head.start(argsOf(data));
    process.kill(readHeadFile(data)?.pid ?? 0, 'SIGSTOP');
    await head.stop();
    await noneLeft(data);

    expect(await head.start(argsOf(data))).toEqual({ kind: 'running' });
    process.kill(readHeadFile(data)?.pid ?? 0, 'SIGKILL');
    await noneLeft(data);
    expect(head.state()).toEqual({ kind: 'failed', why: 'failed' });
    await head.stop();
  }, 60_000);

  it('is no part of what a signal for the processes of the till ends', async () => {
    const data = newFolder();
    copyTemplate(data);
    const head = besideTill();
    await head.start(argsOf(data));
    const pid = readHeadFile(data)?.pid ?? 0;
    // Number, name, state, parent, group (proc_pid_stat(5)).
    const [, , , , group] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ');
    expect(Number(group)).toBe(pid);
    await head.stop();
  });
});

describe('a head office that ends again and again', () => {
  it('is started after ever longer waits, also where it answered before', async () => {
    const file = join(temporaryFolder(), 'head.cjs');
    writeFileSync(
      file,
      `process.send({ ready: true }, () => process.argv[2] === 'dies' && process.exit(1));`,
    );
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    let next = Promise.withResolvers<void>();
    const ended = () => next.resolve();
    const waits = { firstMs: 10, longestMs: 40, steadyMs: 1_000 };
    const head = makeHeadProcess({ file, env: plainEnvironment(), ended, waits });
    onTestFinished(head.stop);
    void head.start(['dies']);
    for (const waitMs of [10, 20, 40, 40]) {
      await next.promise;
      next = Promise.withResolvers();
      vi.advanceTimersByTime(waitMs - 1);
      expect(head.state().kind).toBe('failed');
      vi.advanceTimersByTime(1);
      expect(head.state().kind).toBe('starting');
    }
  });

  it('is waited for no longer than is bearable, and stopped all the same', async () => {
    const file = join(temporaryFolder(), 'head.cjs');
    writeFileSync(file, `process.on('disconnect', () => process.exit(0));`);
    const head = makeHeadProcess({
      file,
      env: plainEnvironment(),
      ended() {},
      waits: { answersWithinMs: 1 },
    });
    expect(await head.start([])).toEqual({ kind: 'starting' });
    await head.stop();
    expect(head.state()).toEqual({ kind: 'off' });
  });
});
