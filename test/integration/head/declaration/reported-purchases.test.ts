import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../../src-main/head/database/open-database.ts';
import { resume } from '../../../../src-main/head/stations/enrolment/resume.ts';
import { notePurchases } from '../../../../src-main/head/stations/note-purchases.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { aSupportDocument, aWithholdingBody } from '../../../support/builders/withholding-body.ts';
import { aPurchase, declaringShop } from '../../../support/head/declaring-till.ts';
import { allReported, boxesOf, readDeclaration } from '../../../support/head/head-declaration.ts';
import { headOnDay } from '../../../support/head/head-on-day.ts';
import { stationsOf } from '../../../support/head/head-shop.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
import { rawStation } from '../../../support/head/raw-station.ts';
import { openTill } from '../../../support/head/till.ts';
import { temporaryFolder } from '../../../support/store/store.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

describe.skipIf(missing !== undefined)(
  'purchases that tills reported for a declaration of all of them',
  () => {
    const postgres = testPostgres();

    async function aHead(tills: readonly string[], on = '2026-12-03T15:00:00Z') {
      const url = await postgres.another();
      const dataDir = join(temporaryFolder(), 'head');
      const head = await headOnDay({ now: new Date(on) }, { database: url, dataDir });
      const database = await openDatabase(url, () => {});
      onTestFinished(() => database.destroy());
      const opened = await Promise.all(tills.map((point) => openTill(point)));
      const shops = opened.map(({ shop }) => declaringShop(shop));
      for (const { shop, issued } of shops) {
        shop.clock.now = new Date('2026-11-15T15:00:00Z');
        // A head office shows the environment in which something was issued.
        await issued('invoice', anInvoiceBody());
      }
      return { head, database, tills: opened, shops };
    }

    it('are of this business: a live one of another RUC is refused, and one of a newer till is taken', async () => {
      const { head, database, tills, shops } = await aHead(['001']);
      const [[till], [shop]] = [tills, shops];
      if (!till || !shop) throw new Error('a till');
      await till.enrol(head);
      await allReported(head, tills);
      const station = await rawStation(till, head);
      await shop.bought();
      const [line] = await station.lines();
      const business = await database.selectFrom('business').select('ruc').executeTakeFirstOrThrow();
      expect(line).toMatchObject({ subject: 'purchase', body: { environment: 'test', ruc: business.ruc } });
      const live = (ref: string, parts: object) => ({
        ...line,
        ref,
        body: { ...line?.body, environment: 'live', ...parts },
      });
      const { supplier } = aPurchase({});
      await station.send([
        live('other', { ruc: '0990004196001' }),
        live('newer', { content: { ...aPurchase({}), supplier: { ...supplier, invented_later: true } } }),
      ]);
      const records = database.selectFrom('record').select('ref').where('subject', '=', 'purchase');
      expect(await records.execute()).toEqual([{ ref: 'newer' }]);
      const rejected = database.selectFrom('rejected_line').select(['ref', 'because', 'reason']);
      expect(await rejected.execute()).toEqual([
        {
          ref: 'other',
          because: 'other_business',
          reason: `La compra es del RUC 0990004196001, y esta matriz es del ${business.ruc}.`,
        },
      ]);
    });

    it('are all there when a till says so that began anew, without what it does not have any more', async () => {
      const { head, database, tills, shops } = await aHead(['001']);
      const [[till], [shop]] = [tills, shops];
      if (!till || !shop) throw new Error('a till');
      const kept = await shop.bought();
      await shop.bought({ number: '001-001-000000778' });
      await till.enrol(head);
      await allReported(head, tills);
      await till.stop();
      expect(boxesOf(await readDeclaration(head))).toMatchObject({ '500': '80.00' });

      const { id = '' } = (await stationsOf(head))[0] ?? {};
      const incarnation = uuid();
      await resume(database, id, { body: { incarnation, series: [] }, at: new Date() });
      const unreported = async () => (await readDeclaration(head)).incomplete.stations_without_purchases;
      expect(await unreported()).toEqual(['Caja 001-001']);
      // It reports what it has once more.
      const batch = uuid();
      await database.updateTable('record').set({ incarnation }).where('ref', '=', kept).execute();
      await database.updateTable('station').set({ last_batch: batch }).where('id', '=', id).execute();
      await notePurchases(database, id, 'purchase');
      await notePurchases(database, id, `purchase ${uuid()}`);
      expect(await unreported()).toEqual(['Caja 001-001']);
      expect(boxesOf(await readDeclaration(head))).toMatchObject({ '500': '80.00' });
      await notePurchases(database, id, `purchase ${batch}`);
      expect(await unreported()).toEqual([]);
      expect(boxesOf(await readDeclaration(head))).toMatchObject({ '500': '40.00' });
    });

    it('are not all there at a head office that was put back to an earlier day', async () => {
      const { head, database, tills, shops } = await aHead(['001']);
      const [[till], [shop]] = [tills, shops];
      if (!till || !shop) throw new Error('a till');
      await till.enrol(head);
      await allReported(head, tills);
      const station = await rawStation(till, head);
      await shop.bought();
      await database.updateTable('station').set({ position: 0, last_batch: uuid() }).execute();
      expect(await station.send(await station.lines())).toMatchObject({ json: { code: 'feed_gap' } });
      expect((await readDeclaration(head)).incomplete.stations_without_purchases).toEqual(['Caja 001-001']);
    });

    it('count once, however far their records lie apart, and in no month in which none of them counts', async () => {
      const { head, tills, shops } = await aHead(['001', '002', '003']);
      const [one, other, third] = shops;
      if (!one || !other || !third) throw new Error('three tills');
      const access_key = '1'.repeat(49);
      const { supplier } = aPurchase({});
      await one.bought();
      await other.bought({ access_key, supplier: { ...supplier, identification: '1710034065' } });
      const id = await third.bought({ access_key, document_type: '01', number: '001001000000777' });
      await third.purchases.change(await third.scope(), id, {
        at: new Date('2026-11-20T15:00:00Z'),
        bookedOn: '2026-12-01',
      });
      for (const till of tills) await till.enrol(head);
      await allReported(head, tills);
      const november = await readDeclaration(head);
      expect(boxesOf(november)['500']).toBeUndefined();
      expect(november.incomplete).toMatchObject({
        purchase_conflicts: [
          { stations: ['Caja 001-003', 'Caja 001-001', 'Caja 001-002'], differences: ['month'] },
        ],
        purchase_conflicts_count: 1,
      });
      expect(boxesOf(await readDeclaration(head, '2026-12'))).toMatchObject({ '500': '40.00' });
    });

    it('are withheld from however late the withholding was issued', async () => {
      const { head, tills, shops } = await aHead(['001'], '2027-02-03T15:00:00Z');
      const [[till], [shop]] = [tills, shops];
      if (!till || !shop) throw new Error('a till');
      await shop.bought();
      await shop.bought({ number: '001-001-000000778' });
      till.shop.clock.now = new Date('2027-01-20T15:00:00Z');
      const support = aSupportDocument({
        ...{ number: '001-001-000000777', issue_date: '2026-11-15', subtotal: '40.00', total: '46.00' },
        taxes: [{ type: 'iva', rate: 'iva_15', base: '40.00', value: '6.00' }],
      });
      const withholdings = [{ tax: 'renta', code: '312', base: '40.00' }] as const;
      await shop.issued(
        'withholding',
        aWithholdingBody({ support_documents: [{ ...support, withholdings: [...withholdings] }] }),
      );
      await till.enrol(head);
      await allReported(head, tills);
      const own = await shop.declarations.read(await shop.scope(), { from: '2026-11-01', to: '2026-11-30' });
      if (!own.ok) throw new Error('the till declares');
      expect(boxesOf(own.value)).toMatchObject({ '332': '40.00' });
      expect(boxesOf(await readDeclaration(head))).toMatchObject({ '332': '40.00' });
    });
  },
);
