import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../../src-main/head/database/open-database.ts';
import { makePatterns } from '../../../../src-main/head/database/patterns.ts';
import { startHeadDeclarations } from '../../../../src-main/head/declaration/start-head-declarations.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
import { threadFile } from '../../../support/service/door.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

const days = { from: '2026-11-01', to: '2026-11-30' };
const now = () => new Date('2026-12-03T15:00:00Z');

describe.skipIf(missing !== undefined)('the declarations of a head office', () => {
  const postgres = testPostgres();

  async function started(programFile: (name: string) => string) {
    const databaseUrl = await postgres.another();
    const database = await openDatabase(databaseUrl, () => {});
    const faults: unknown[] = [];
    const declarations = startHeadDeclarations({
      ...{ database, patterns: makePatterns(database), databaseUrl, now, programFile },
      failed: (reason) => faults.push(reason),
    });
    onTestFinished(async () => {
      await declarations.stop();
      await database.destroy();
    });
    return { database, declarations, faults };
  }

  it('are computed in a thread of their own, which has its own connections', async () => {
    const { database, declarations, faults } = await started(threadFile);
    await database.destroy();
    expect(await declarations.read('live', days)).toMatchObject({ ok: true, value: { from: days.from } });
    expect(faults).toEqual([]);
  });

  it('are computed without it where it cannot be started, and given up by who asks', async () => {
    const { declarations, faults } = await started((name) => `/nowhere/${name}.ts`);
    expect(await declarations.read('live', days)).toMatchObject({ ok: true });
    expect(faults).toHaveLength(1);
    const leaving = new AbortController();
    const answer = declarations.read('live', days, leaving.signal);
    leaving.abort(new Error('nobody waits for it'));
    await expect(answer).rejects.toThrow('nobody waits for it');
  });
});
