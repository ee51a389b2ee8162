import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeCrashRecorder } from '../../../../src-main/support/crashes/crash-recorder.ts';
import { readCrashReports } from '../../../../src-main/support/crashes/read-crash-reports.ts';
import { startFile } from '../../../support/service/run-program.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mostrador-crashes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('reports of crashes', () => {
  it.each([
    ['uncaughtException', 'setImmediate(() => { throw new Error("lost ana@correo.ec"); })'],
    ['unhandledRejection', 'Promise.reject(new Error("lost ana@correo.ec"))'],
  ])('are left behind by a process that ends by an %s, which still ends it', async (kind, statement) => {
    const recorder = new URL('../../../../src-main/support/crashes/crash-recorder.ts', import.meta.url);
    const program = join(folder, 'program.mjs');
    writeFileSync(
      program,
      `import { makeCrashRecorder, recordUncaught } from ${JSON.stringify(recorder.href)};
      recordUncaught(makeCrashRecorder({ folder: ${JSON.stringify(folder)}, version: '1.2.3' }));
      ${statement};`,
    );
    const { exitCode, stderr } = await startFile(program, { args: [] }).ended;
    expect(exitCode).toBe(1);
    expect(stderr).toContain('Error: lost');
    const reports = await readCrashReports(folder);
    expect(reports).toMatchObject([
      { kind, version: '1.2.3', error: expect.stringMatching(/^Error: lost \[correo]\n +at /) },
    ]);
  });

  it('are kept up to a number, the newest, and half a file is passed over', async () => {
    const record = makeCrashRecorder({ folder, version: '1.2.3' });
    for (const day of Array.from({ length: 25 }, (_, index) => String(index + 1).padStart(2, '0'))) {
      writeFileSync(join(folder, `2025-01-${day}T00-00-00.000Z-1.json`), '{"at":');
    }
    record('uncaughtException', 'no error at all');
    expect(readdirSync(folder)).toHaveLength(20);
    expect(await readCrashReports(folder)).toMatchObject([{ error: 'no error at all' }]);
  });
});
