import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished } from 'vitest';
import { stageProgram } from '../../../scripts/package/stage-program.mjs';
import { systemPrograms } from '../../../src-main/head/embedded/postgres-programs.ts';
import { temporaryFolder } from '../../support/store/store.ts';

const [newest] = systemPrograms();
const hasPostgres = newest !== undefined && newest.version >= 15;

// What a package holds, without the tree of this project around it: npm's PostgreSQL is not there.
it(`runs a head office on the system's PostgreSQL, or says what to install, out of what a package holds${hasPostgres ? '' : ' (none is installed here)'}`, async () => {
  const program = temporaryFolder();
  stageProgram(program);
  const data = temporaryFolder();
  chmodSync(data, 0o711);
  const args = ['head', 'serve', '--data', data, '--port', '0', '--embedded'];
  const child = spawn(process.execPath, [join(program, 'out', 'main', 'cli.cjs'), ...args], {
    env: { PATH: process.env.PATH, LANG: 'es_EC.UTF-8' },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const exited = once(child, 'exit');
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  if (!hasPostgres) {
    expect([await exited, complaint]).toEqual([
      [9, null],
      expect.stringContaining('sudo apt install postgresql'),
    ]);
    return;
  }
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), exited]);
  expect(line, complaint).toMatch(/^\{"ready":true/);
  child.kill('SIGTERM');
  expect(await exited).toEqual([0, null]);
});
