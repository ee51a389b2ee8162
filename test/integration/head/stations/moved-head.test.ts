import { describe, expect, it } from 'vitest';
import { stationsOf } from '../../../support/head/head-shop.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
import { testHeads } from '../../../support/head/test-heads.ts';
import { openTill } from '../../../support/head/till.ts';
import { testServices } from '../../../support/service/test-services.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)('a till whose head office moved', () => {
  const services = testServices();
  const heads = testHeads();
  const postgres = testPostgres();

  it('follows it to its new address, and to no other head office', async () => {
    const [database, data] = [await postgres.another(), services.newFolder()];
    const before = await heads.on(database, data);
    const till = await openTill();
    await till.enrol(before);
    await till.issue('live');
    await till.allSent();
    await before.stop();
    await till.issue('live');
    const [after, stranger] = [await heads.on(database, data), await heads.on(await postgres.another())];
    expect(await till.office.move({ url: stranger.url })).toMatchObject({
      ok: false,
      problem: { code: 'head_office_unreachable', detail: expect.stringContaining('su certificado es otro') },
    });
    expect((await till.office.read()).url).toBe(before.url);
    expect(await till.office.move({ url: after.url })).toMatchObject({ ok: true, value: { url: after.url } });
    await till.allSent();
    expect(await stationsOf(after)).toMatchObject([{ documents: 2 }]);
  });
});
