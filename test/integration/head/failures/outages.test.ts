import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { enrolAnswer, parseEnrolmentCode } from '../../../../src-main/contract/head/stations/enrolment.ts';
import { companyRuc } from '../../../support/certificates/test-certificates.ts';
import { eventually } from '../../../support/eventually.ts';
import { differences } from '../../../support/head/differences.ts';
import { enrolmentCode } from '../../../support/head/head-shop.ts';
import { openLossyLine } from '../../../support/head/lossy-line.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
import { testHeads } from '../../../support/head/test-heads.ts';
import { openTill } from '../../../support/head/till.ts';
import { testServices } from '../../../support/service/test-services.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

/** Documents of an outage; 9,000 are 30 days of a till. */
const DOCUMENTS = Number(process.env.MOSTRADOR_OUTAGE_DOCUMENTS ?? 60);

describe.skipIf(missing !== undefined)('a till that was long without its head office', () => {
  const services = testServices();
  const heads = testHeads();
  const postgres = testPostgres();

  it('catches up, and keeps nothing of what it had to report', async () => {
    const database = await postgres.another();
    const data = services.newFolder();
    const start = () => heads.on(database, data);
    const head = await start();
    const line = await openLossyLine(head);
    onTestFinished(line.close);
    const till = await openTill();
    await till.enrol(head, line.url);
    await till.allSent();
    await head.stop();
    for (let count = 0; count < DOCUMENTS; count += 1) await till.issue('live');
    expect((await till.office.read()).waiting).toBeGreaterThanOrEqual(DOCUMENTS);
    line.leadTo(await start());
    await till.allSent();
    expect(await till.shop.store.db.selectFrom('feed').selectAll().execute()).toEqual([]);
    expect(await differences(database, [till.folder])).toEqual([]);
  });

  it('says so in words where another certificate answers in its place, and sends it nothing', async () => {
    const data = services.newFolder();
    const database = await postgres.another();
    const head = await heads.on(database, data);
    const till = await openTill();
    await till.enrol(head);
    await till.allSent();
    await head.stop();
    rmSync(join(data, 'head-certificate.pem'));
    await heads.start(['--data', data, '--port', new URL(head.url).port, '--database', database]);
    await till.issue();
    const { waiting } = await eventually(till.office.read, ({ problem }) =>
      /su certificado es otro/.test(problem ?? ''),
    );
    expect(waiting).toBeGreaterThan(0);
  });

  it('learns that it is too new for the head office, which takes what it knows of older ones', async () => {
    const head = await heads.on(await postgres.another());
    const code = parseEnrolmentCode(await enrolmentCode(head))?.secret;
    const body = { code, name: 'Caja', version: '0', ruc: companyRuc, installation: '1', series: [] };
    const { key } = enrolAnswer.parse((await head.call('POST', '/v1/stations/enrol', { body })).json);
    const id = '0197b1f0-aaaa-7aaa-8aaa-aaaaaaaaaaaa';
    const path = `/v1/stations/self/feed?version=2&incarnation=${id}&batch=${id}&from=0&to=1`;
    expect(await head.call('POST', path, { key })).toMatchObject({
      status: 409,
      json: { code: 'feed_too_new' },
    });
  });
});
