import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../../src-main/head/database/open-database.ts';
import { makeHeartbeat } from '../../../../src-main/head/stations/heartbeat.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
import { testHeads } from '../../../support/head/test-heads.ts';
import { openTill } from '../../../support/head/till.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('the last sign of a till', () => {
  const heads = testHeads();
  const postgres = testPostgres();

  it('is noted every ten seconds at most, and at once where the clock was set back', async () => {
    const url = await postgres.another();
    const till = await openTill();
    await till.enrol(await heads.on(url));
    await till.allSent();
    await till.stop();
    const database = await openDatabase(url, () => {});
    onTestFinished(() => database.destroy());
    const station = () => database.selectFrom('station').select(['id', 'seen_at']).executeTakeFirstOrThrow();
    const { id } = await station();
    let now = new Date('2026-11-21T17:00:00.000Z');
    const heard = makeHeartbeat(database, () => now);
    const seenAt = async (at: string) => {
      now = new Date(at);
      await heard(id);
      return (await station()).seen_at?.toISOString();
    };
    expect(await seenAt('2026-11-21T17:00:00.000Z')).toBe('2026-11-21T17:00:00.000Z');
    expect(await seenAt('2026-11-21T17:00:09.000Z')).toBe('2026-11-21T17:00:00.000Z');
    expect(await seenAt('2026-11-21T15:00:00.000Z')).toBe('2026-11-21T15:00:00.000Z');
  });
});
