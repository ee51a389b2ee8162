import { v7 as uuid } from 'uuid';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { EnrolBody, StationSeries } from '../../../../src-main/contract/head/stations/enrolment.ts';
import { PRACTICE_RUC } from '../../../../src-main/documents/identifiers/practice-ruc.ts';
import { type HeadDatabase, openDatabase } from '../../../../src-main/head/database/open-database.ts';
import { createCode } from '../../../../src-main/head/stations/enrolment/codes.ts';
import { enrol } from '../../../../src-main/head/stations/enrolment/enrol.ts';
import { resume } from '../../../../src-main/head/stations/enrolment/resume.ts';
import { retire } from '../../../../src-main/head/stations/retire.ts';
import { revokeStation } from '../../../../src-main/head/stations/revoke.ts';
import { listStations } from '../../../../src-main/head/stations/station-list.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

const at = new Date('2026-03-02T15:00:00Z');
const dayLater = new Date('2026-03-03T15:00:01Z');

describe.skipIf(missing !== undefined)('an emission point that came with a code', () => {
  const postgres = testPostgres();

  async function anOpenHead(): Promise<HeadDatabase> {
    const database = await openDatabase(await postgres.another(), () => {});
    onTestFinished(() => database.destroy());
    return database;
  }

  async function codeOf(database: HeadDatabase, emission_point?: string, when = at): Promise<string> {
    const made = await createCode(database, { ...(emission_point && { emission_point }), at: when });
    if (!made.ok) throw new Error(made.problem.code);
    return made.value.secret;
  }

  const join = (database: HeadDatabase, code: string, parts: Partial<EnrolBody> = {}) =>
    enrol(
      database,
      {
        ...{ code, name: 'Caja', version: '1.0.0', ruc: PRACTICE_RUC, series: [], installation: uuid() },
        ...parts,
      },
      at,
    );

  async function joined(database: HeadDatabase, code: string, parts: Partial<EnrolBody> = {}) {
    const answer = await join(database, code, parts);
    if (!answer.ok) throw new Error(answer.problem.detail);
    return answer.value;
  }

  const live = (emission_point: string): StationSeries => ({
    ...{ environment: 'live', type: 'invoice', establishment: '001', emission_point, next_number: 1 },
  });

  const taken = { ok: false, problem: { code: 'emission_point_taken' } };

  it('is of no second code while the first one works, nor while its station only practises', async () => {
    const database = await anOpenHead();
    const create = (when: Date) => createCode(database, { emission_point: '001-002', at: when });
    const code = await codeOf(database, '001-002');
    expect(await create(at)).toMatchObject(taken);
    expect((await create(dayLater)).ok).toBe(true);
    await database.deleteFrom('enrolment_code').where('expires_at', '>', dayLater).execute();

    expect((await join(database, code)).ok).toBe(false);
    await joined(database, await codeOf(database, '001-002'));
    expect(await create(at)).toMatchObject(taken);
    expect(await create(dayLater)).toMatchObject(taken);
    expect(await listStations(database)).toMatchObject([{ emission_points: ['001-002'] }]);
  });

  it('is given again where the answer was lost, and stays with its station when that is enrolled anew', async () => {
    const database = await anOpenHead();
    const code = await codeOf(database, '001-002');
    const first = await joined(database, code, { installation: 'a' });
    const second = await joined(database, code, { installation: 'a' });
    expect([first.emission_point, second.emission_point]).toEqual(['001-002', '001-002']);
    expect(second.id).toBe(first.id);

    await revokeStation(database, { id: first.id, at });
    const next = await joined(database, await codeOf(database), { former_key: second.key });
    expect(next.emission_point).toBe('001-002');
    expect(await listStations(database)).toMatchObject([
      { emission_points: [] },
      { emission_points: ['001-002'] },
    ]);
  });

  it('shows its station to keys of its shop, and is free once that is retired', async () => {
    const database = await anOpenHead();
    const { id } = await joined(database, await codeOf(database, '002-001'));
    const of = async (shop: string) => (await listStations(database, { establishments: [shop] })).length;
    expect([await of('001'), await of('002')]).toEqual([0, 1]);
    const incarnation = uuid();
    const retired = await retire(database, id, { body: { incarnation, series: [] }, at });
    expect(retired).toMatchObject({ value: { retirement: 'done' } });
    expect(await createCode(database, { emission_point: '002-001', at })).toMatchObject({ ok: true });
  });

  it('is not given to a station that was restored without its numbers', async () => {
    const database = await anOpenHead();
    const restored = await joined(database, await codeOf(database), { series: [live('001')] });
    await joined(database, await codeOf(database, '001-002'));
    await codeOf(database, '001-003');
    const series = [{ ...live('001'), unproven: true as const }];
    const body = { incarnation: uuid(), series };
    expect(await resume(database, restored.id, { body, at })).toMatchObject({
      value: { points: [{ emission_point: '004' }] },
    });
  });

  it('is refused to a station that was set up there by itself', async () => {
    const database = await anOpenHead();
    await joined(database, await codeOf(database, '001-002'));
    expect(await join(database, await codeOf(database), { series: [live('002')] })).toMatchObject(taken);
    expect((await join(database, await codeOf(database), { series: [live('003')] })).ok).toBe(true);
  });

  it('is brought by no code any more once documents of another program have it, or a station since', async () => {
    const database = await anOpenHead();
    const code = await codeOf(database, '001-002');
    const other = await codeOf(database, '001-003');
    const imported = { environment: 'live', type: 'invoice', establishment: '001' } as const;
    await database
      .insertInto('series')
      .values({ ...imported, emission_point: '002', ...nobody })
      .execute();
    expect((await joined(database, code)).emission_point).toBeUndefined();
    expect(await createCode(database, { emission_point: '001-002', at })).toMatchObject(taken);

    await joined(database, await codeOf(database), { series: [live('003')] });
    expect((await joined(database, other)).emission_point).toBeUndefined();
    expect(
      await joined(database, await codeOf(database, '001-004'), { series: [live('009')] }),
    ).not.toHaveProperty('emission_point');
  });
});

const nobody = { station_id: null, given_to: null, instead_of: null, lost_at: null, next_number: null };
