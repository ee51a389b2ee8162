import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import { makeEventLog } from '../../../../src-main/store/rows/business/event-log.ts';
import { makeStationStore } from '../../../../src-main/store/station/station-store.ts';
import { declaringShop } from '../../../support/head/declaring-till.ts';
import { openShop } from '../../../support/shops/shop.ts';
import { openTestStore } from '../../../support/store/store.ts';

const enrolment = {
  id: 'a2b1c3d4-0000-4000-8000-000000000001',
  url: 'https://127.0.0.1:7443',
  pin: 'sha256/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=',
  business: 'a2b1c3d4-0000-4000-8000-000000000003',
  sealedKey: Buffer.from('sealed'),
  incarnation: 'a2b1c3d4-0000-4000-8000-000000000002',
};

const at = new Date('2026-11-22T12:00:00Z');

function aStation() {
  const { store } = openTestStore();
  const events = makeEventLog(store, { newId: () => uuid(), now: () => at });
  return {
    store,
    station: makeStationStore(store, { newId: () => uuid() }),
    happen: () => events.append({ type: 'sync.offline', data: {} }),
  };
}

const refsOf = (lines: readonly { readonly text: string }[]) => lines.map(({ text }) => JSON.parse(text).ref);

describe('the feed of a station', () => {
  it('is empty while there is no head office, and begins with all there is', async () => {
    const { station, happen } = aStation();
    const { id } = await happen();
    expect(await station.waiting()).toBe(0);
    await station.enrol(enrolment, [], at);
    expect(refsOf(await station.lines())).toEqual([id]);
    const later = await happen();
    expect(refsOf(await station.lines())).toEqual([id, later.id]);
  });

  it('keeps what changed after a batch was begun, and takes away the rest when it is acknowledged', async () => {
    const { store, station, happen } = aStation();
    await station.enrol(enrolment, [], at);
    const one = await happen();
    await happen();
    const lines = await station.lines();
    await station.begin({ id: 'a2b1c3d4-0000-4000-8000-000000000003', end: 2 });
    await store.writes.run((tx) => tx.insertInto('customer').values(aCustomer).execute());
    await store.writes.run((tx) => tx.updateTable('customer').set({ name: 'ANA' }).execute());
    expect(await station.unchanged(lines.map(({ position }) => position))).toEqual(new Set([1, 2]));
    expect(refsOf(await station.lines(2))).toContain(one.id);
    await station.acknowledge();
    expect((await station.lines()).map(({ position }) => position)).toEqual([4]);
    expect(await station.read()).toMatchObject({
      position: 2,
      lastBatch: 'a2b1c3d4-0000-4000-8000-000000000003',
    });
  });

  it('reports a customer who is gone, and what a row says without what only this computer needs', async () => {
    const { store, station } = aStation();
    await station.enrol(enrolment, [], at);
    await store.writes.run((tx) => tx.insertInto('customer').values(aCustomer).execute());
    const [there] = await station.lines();
    expect(JSON.parse(there?.text ?? '')).toMatchObject({ subject: 'customer', body: { name: 'ANA PÉREZ' } });
    expect(there?.text).not.toContain('search_text');
    await store.writes.run((tx) => tx.deleteFrom('customer').execute());
    const [gone] = await station.lines();
    expect(JSON.parse(gone?.text ?? '')).toMatchObject({ ref: 'cedula:1710034065', body: null });
  });

  it('reports what was bought once the head office takes it, all there is and what changes from then on', async () => {
    const shop = await openShop();
    const { bought, purchases, scope } = declaringShop(shop);
    const station = makeStationStore(shop.store, { newId: () => uuid() });
    const reported = async () =>
      (await station.lines())
        .map(({ text }) => JSON.parse(text))
        .filter(({ subject }) => subject === 'purchase');
    const learned = { position: 0, items: [], isLast: true };
    const id = await bought();
    await station.enrol(enrolment, [], at);
    await station.apply(enrolment, learned, at);
    expect(await reported()).toEqual([]);
    await station.apply(enrolment, { ...learned, takes: ['purchase'] }, at);
    expect(await reported()).toMatchObject([
      { ref: id, body: { environment: 'test', bookedOn: '2026-11-15', content: { subtotal: '40.00' } } },
    ]);
    await station.begin({ id: enrolment.id, end: (await reported())[0].position });
    await station.acknowledge();
    await station.apply(enrolment, { ...learned, takes: ['purchase'] }, at);
    expect(await reported()).toEqual([]);
    await purchases.change(await scope(), id, { at, bookedOn: '2026-12-01' });
    expect(await reported()).toMatchObject([{ body: { bookedOn: '2026-12-01' } }]);
    await shop.store.writes.run((tx) => tx.deleteFrom('purchase').execute());
    expect(await reported()).toMatchObject([{ ref: id, body: null }]);
  });

  it('says which fields of a customer were changed since the head office had it', async () => {
    const { store, station } = aStation();
    const feedLines = async () => (await station.lines()).map(({ text }) => JSON.parse(text));
    await station.enrol(enrolment, [], at);
    await store.writes.run((tx) => tx.insertInto('customer').values(aCustomer).execute());
    expect(await feedLines()).toMatchObject([{ ref: 'cedula:1710034065', body: { name: 'ANA PÉREZ' } }]);
    expect((await feedLines())[0]).not.toHaveProperty('base');
    await station.begin({ id: enrolment.id, end: 1 });
    await station.acknowledge();
    const change = (values: object) =>
      store.writes.run((tx) => tx.updateTable('customer').set(values).execute());
    await change({ phone: '0991234567', notes: 'Fía' });
    expect(await feedLines()).toMatchObject([{ base: { version: 0, changed: ['phone', 'notes'] } }]);
    await change({ phone: null });
    expect(await feedLines()).toMatchObject([{ base: { changed: ['notes'] } }]);
    await change({ identification: '1710034073' });
    const lines = (await feedLines()).map(({ ref, body }) => [ref, body?.notes]);
    expect(lines.sort()).toEqual([
      ['cedula:1710034065', undefined],
      ['cedula:1710034073', 'Fía'],
    ]);
  });

  it('reports all once more, where it issued nothing, to a head office that was put back', async () => {
    const { station, happen } = aStation();
    await station.enrol(enrolment, [], at);
    const { id } = await happen();
    await station.begin({ id: 'a2b1c3d4-0000-4000-8000-000000000003', end: 1 });
    await station.acknowledge();
    expect(await station.lines()).toEqual([]);
    await station.learnAnew(enrolment);
    expect(refsOf(await station.lines())).toContain(id);
  });

  it('reports everything once more when it begins anew, and nothing after it left', async () => {
    const { station, happen } = aStation();
    await happen();
    await station.enrol(enrolment, [], at);
    await station.begin({ id: enrolment.id, end: 1 });
    await station.acknowledge();
    expect(await station.waiting()).toBe(0);
    await station.startAnew(
      'a2b1c3d4-0000-4000-8000-000000000009',
      { position: 0, series: [], points: [] },
      at,
    );
    expect(await station.waiting()).toBe(1);
    expect(await station.read()).toMatchObject({ position: 0 });
    await station.leave(at);
    await happen();
    expect([await station.waiting(), await station.read()]).toEqual([0, undefined]);
  });
});

const aCustomer = {
  id: 'a2b1c3d4-0000-4000-8000-00000000000a',
  identification_type: 'cedula',
  identification: '1710034065',
  name: 'ANA PÉREZ',
  search_text: 'ana perez 1710034065',
  sort_name: 'ana perez',
  created_at: '2026-11-22T12:00:00.000Z',
} as const;
