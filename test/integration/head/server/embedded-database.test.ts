import { spawn } from 'node:child_process';
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { serverIn, startEmbeddedDatabase } from '../../../../src-main/head/embedded/embedded-database.ts';
import { ClosedFolderError } from '../../../../src-main/head/embedded/postgres-user.ts';
import { exitCodes } from '../../../../src-main/startup/exit-codes.ts';
import { storageFaultOf } from '../../../../src-main/store/sqlite/condition/storage-fault.ts';
import { eventually } from '../../../support/eventually.ts';
import { postgresMissing } from '../../../support/head/postgres.ts';
import { copyTemplate } from '../../../support/head/postgres-template.ts';
import { processesOn } from '../../../support/head/processes.ts';
import { smallDisk } from '../../../support/head/small-disk.ts';
import { testHeads } from '../../../support/head/test-heads.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('a head office with a PostgreSQL of its own', () => {
  const heads = testHeads();

  it('has its folder to itself, stops no other program, and starts its database again where that ended', async () => {
    const data = mkdtempSync(join(tmpdir(), 'mostrador-embedded-'));
    onTestFinished(() => rmSync(data, { recursive: true, force: true }));
    copyTemplate(data);
    const files = join(data, 'postgres');
    // The computer went off while it ran, and the number is another program's since.
    // It has them in hand, as an editor of their configuration has.
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)', files, `-D ${files}`], {
      stdio: 'ignore',
    });
    onTestFinished(() => void stranger.kill());
    writeFileSync(join(files, 'postmaster.pid'), `${stranger.pid}\n${files}\n1\n`);
    const args = ['--data', data, '--port', '0', '--embedded'];
    const head = await heads.start(args);
    expect(stranger.exitCode).toBeNull();
    expect(stranger.signalCode).toBeNull();

    await expect(heads.start(args)).rejects.toThrow(`ended with ${exitCodes.folderInUse}`);
    expect(await head.call('GET', '/health')).toMatchObject({ status: 200 });

    const before = serverIn(files);
    expect(before).toBeGreaterThan(1);
    process.kill(before ?? 0, 'SIGKILL');
    await eventually(
      async () => serverIn(files),
      (pid) => pid !== undefined && pid !== before,
    );
    await eventually(
      () => head.call('GET', '/health'),
      ({ status }) => status === 200,
    );
    await head.stop();
    expect(serverIn(files)).toBeUndefined();
    expect(readFileSync(join(data, 'postgres-password'), 'utf8')).not.toBe('');
  });

  it('ends in words where its database ends again and again', async () => {
    const data = mkdtempSync(join(tmpdir(), 'mostrador-embedded-'));
    onTestFinished(() => rmSync(data, { recursive: true, force: true }));
    copyTemplate(data);
    let [ready, why]: [number, unknown] = [0, undefined];
    const log = (message: string) => {
      if (message.includes('ready to accept connections')) ready += 1;
    };
    const gone = (reason: unknown) => {
      why = reason;
    };
    const database = await startEmbeddedDatabase(data, log, { gone });
    onTestFinished(database.stop);
    for (let starts = 1; why === undefined; starts += 1) {
      await eventually(
        async () => ready,
        (times) => times === starts || why !== undefined,
      );
      const pid = serverIn(join(data, 'postgres'));
      if (pid !== undefined) process.kill(pid, 'SIGKILL');
    }
    expect(why).toMatchObject({ message: expect.stringContaining('PostgreSQL ended 6 times in a minute') });
  }, 60_000);

  it('makes its files whole where their making was cut short, and leaves nothing of it behind', async () => {
    const data = mkdtempSync(join(tmpdir(), 'mostrador-embedded-'));
    onTestFinished(() => rmSync(data, { recursive: true, force: true }));
    const ending = new AbortController();
    const starting = startEmbeddedDatabase(data, () => {}, { signal: ending.signal });
    const isRefused = expect(starting).rejects.toThrow('aborted');
    await eventually(
      () => processesOn(data),
      ({ length }) => length > 0,
    );
    ending.abort();
    await isRefused;
    expect(processesOn(data)).toEqual([]);
    expect(readdirSync(data)).toEqual(['postgres-password']);

    const database = await startEmbeddedDatabase(data, () => {});
    await database.stop();
    expect(processesOn(data)).toEqual([]);
  }, 60_000);

  it('says why PostgreSQL does not start, as it says it itself', async () => {
    const data = mkdtempSync(join(tmpdir(), 'mostrador-embedded-'));
    onTestFinished(() => rmSync(data, { recursive: true, force: true }));
    copyTemplate(data);
    appendFileSync(join(data, 'postgres', 'postgresql.conf'), 'shared_buffers = nonsense\n');
    await expect(startEmbeddedDatabase(data, () => {})).rejects.toThrow(
      /did not start: [\s\S]*invalid value for parameter "shared_buffers"/,
    );
    expect(processesOn(data)).toEqual([]);
  });

  it('says that the disk is full, where that is why', async ({ skip }) => {
    // A new server takes more.
    const disk = smallDisk(20, tmpdir());
    if (!disk) return skip('no disk of its own here');
    const failure = await startEmbeddedDatabase(disk.folder, () => {}).catch((reason: unknown) => reason);
    expect(storageFaultOf(failure)).toBe('full');
    expect(processesOn(disk.folder)).toEqual([]);
  });

  it.skipIf(process.getuid?.() !== 0)('says which folder PostgreSQL’s user cannot pass through', async () => {
    const above = mkdtempSync(join(tmpdir(), 'mostrador-embedded-'));
    onTestFinished(() => rmSync(above, { recursive: true, force: true }));
    const data = join(above, 'matriz');
    mkdirSync(data);
    await expect(startEmbeddedDatabase(data, () => {})).rejects.toThrow(new ClosedFolderError(above));
    expect(readdirSync(data)).toEqual([]);
  });
});
