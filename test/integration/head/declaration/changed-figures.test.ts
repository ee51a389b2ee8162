import { join } from 'node:path';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openDatabase } from '../../../../src-main/head/database/open-database.ts';
import { makePatterns } from '../../../../src-main/head/database/patterns.ts';
import { makeHeadFigureStore } from '../../../../src-main/head/declaration/figure-store.ts';
import { makeHeadExportSource } from '../../../../src-main/head/reading/export-source.ts';
import { aCreditLine, aCreditNoteBodyOnElsewhere } from '../../../support/builders/credit-note-body.ts';
import { aDebitNoteBody, aReason } from '../../../support/builders/debit-note-body.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { declaringShop } from '../../../support/head/declaring-till.ts';
import {
  allReported,
  anExport,
  boxesOf,
  declarationPath,
  readDeclaration,
} from '../../../support/head/head-declaration.ts';
import { headOnDay } from '../../../support/head/head-on-day.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
import { rawStation } from '../../../support/head/raw-station.ts';
import { openTill } from '../../../support/head/till.ts';
import { temporaryFolder } from '../../../support/store/store.ts';
import { lineOf } from '../../reports/annex/rich-month.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

const scope = { entityId: 'of the business', environment: 'test' } as const;
const day = '2026-11-15';

describe.skipIf(missing !== undefined)('the figures of a declaration of all tills', () => {
  const postgres = testPostgres();

  async function aHead(tills: readonly string[]) {
    const url = await postgres.another();
    const clock = { now: new Date('2026-12-03T15:00:00Z') };
    const head = await headOnDay(clock, { database: url, dataDir: join(temporaryFolder(), 'head') });
    const database = await openDatabase(url, () => {});
    onTestFinished(() => database.destroy());
    const opened = await Promise.all(tills.map((point) => openTill(point)));
    for (const { shop } of opened) shop.clock.now = new Date('2026-11-15T15:00:00Z');
    return { head, database, tills: opened };
  }

  const sale = (amount: string) => anInvoiceBody({ lines: [lineOf('iva_15', amount)] });

  it('count a document once that two tills imported, and none that was annulled at one of them', async () => {
    const { head, database, tills } = await aHead(['001', '002']);
    const [first, second] = tills;
    if (!first || !second) throw new Error('two tills');
    for (const till of tills) await till.enrol(head);
    await allReported(head, tills);
    const [one, other] = [await rawStation(first, head), await rawStation(second, head)];
    await declaringShop(first.shop).issued('invoice', sale('100.00'));
    const [line] = (await one.lines()).filter(({ subject }) => subject === 'document');
    if (!line) throw new Error('an invoice waits');
    const ofImport = () => {
      const id = uuid();
      const imported = { importId: uuid(), verification: 'sri' };
      return { ...line, ref: id, body: { ...line.body, document: { ...line.body.document, id, imported } } };
    };
    const [here, there] = [ofImport(), ofImport()];
    await one.send([here]);
    await other.send([there]);
    expect(boxesOf(await readDeclaration(head))).toMatchObject({ '401': '100.00' });
    await database.updateTable('document').set({ status: 'annulled' }).where('id', '=', there.ref).execute();
    expect(boxesOf(await readDeclaration(head))['401']).toBeUndefined();
  });

  it('name the numbers that two documents have, and those that none has', async () => {
    const { head, database, tills } = await aHead(['001', '002']);
    const [first, second] = tills;
    if (!first || !second) throw new Error('two tills');
    for (const till of tills) await till.enrol(head);
    await allReported(head, tills);
    const [one, other] = [await rawStation(first, head), await rawStation(second, head)];
    await first.issue('live');
    const [line] = (await one.lines()).filter(({ subject }) => subject === 'document');
    if (!line) throw new Error('an invoice waits');
    const numbered = (sequential: number) => {
      const { document } = line.body;
      const id = uuid();
      const accessKey = `${document.identity.accessKey.slice(0, 40)}${String(sequential).padStart(9, '1')}`;
      const identity = { ...document.identity, sequential, accessKey };
      return { ...line, ref: id, body: { ...line.body, document: { ...document, id, identity } } };
    };
    await one.send([line, numbered(2), numbered(5)]);
    await other.send([numbered(2)]);
    await sql`UPDATE series SET told_to = 5`.execute(database);
    expect((await readDeclaration(head)).incomplete).toMatchObject({
      number_conflicts: 1,
      missing_numbers: 2,
    });
    expect((await readDeclaration(head, '2026-10')).incomplete).toMatchObject({
      number_conflicts: 0,
      missing_numbers: 0,
    });
  });

  it('are of now when a head office of an earlier version stored a change, and without what cannot be read', async () => {
    const { head, database, tills } = await aHead(['001']);
    const [till] = tills;
    if (!till) throw new Error('a till');
    const shop = declaringShop(till.shop);
    const [kept, annulled, broken] = [
      await shop.issued('invoice', sale('1.00')),
      await shop.issued('invoice', sale('10.00')),
      await shop.issued('invoice', sale('100.00')),
    ];
    await till.enrol(head);
    await allReported(head, tills);
    expect(boxesOf(await readDeclaration(head))).toMatchObject({ '401': '111.00' });
    const change = (values: { readonly status: 'annulled' } | { readonly stored: Buffer }, id: string) =>
      database.updateTable('document').set(values).where('id', '=', id).execute();
    await change({ status: 'annulled' }, annulled.id);
    await change({ stored: Buffer.from('nothing') }, broken.id);
    const declared = await readDeclaration(head);
    expect(boxesOf(declared)).toMatchObject({ '401': '1.00' });
    expect(declared.incomplete).toMatchObject({ unreadable_documents: 1 });
    await change({ status: 'annulled' }, kept.id);
    expect(boxesOf(await readDeclaration(head))['401']).toBeUndefined();
  });

  it('declare notes as their invoice is declared that comes after them, and as it is corrected', async () => {
    const { head, database, tills } = await aHead(['001', '002']);
    const [seller, returns] = tills;
    if (!seller || !returns) throw new Error('two tills');
    const sold = await declaringShop(seller.shop).issued('invoice', anExport('100.00'));
    const modified = { number: sold.number, issue_date: day };
    const { issued } = declaringShop(returns.shop);
    // On another day, which the invoice alone leaves as it is.
    returns.shop.clock.now = new Date('2026-11-16T15:00:00Z');
    const taxes = [{ type: 'iva', rate: 'iva_0' }] as const;
    await issued(
      'debit_note',
      aDebitNoteBody({
        modified_document: modified,
        reasons: [aReason({ amount: '7.00', taxes: [...taxes] })],
      }),
    );
    await issued(
      'credit_note',
      aCreditNoteBodyOnElsewhere({
        modified_document: modified,
        lines: [aCreditLine({ unit_price: '30.00', taxes: [...taxes] })],
      }),
    );
    await returns.enrol(head);
    await allReported(head, [returns]);
    expect(boxesOf(await readDeclaration(head))).toMatchObject({ '403': '7.00', '442': '23.00' });
    await seller.enrol(head);
    await allReported(head, tills);
    expect(boxesOf(await readDeclaration(head))).toMatchObject({ '407': '107.00', '417': '77.00' });

    const station = await rawStation(seller, head);
    await declaringShop(seller.shop).issued('invoice', sale('1.00'));
    const [{ stored, pattern } = { stored: Buffer.of(), pattern: 0 }] = await database
      .selectFrom('document')
      .select(['stored', 'pattern'])
      .where('id', '=', sold.id)
      .execute();
    const body = JSON.parse((await makePatterns(database).unpack(stored, pattern)).toString());
    const { export: _, ...content } = body.document.content;
    const corrected = { ...body, document: { ...body.document, content } };
    expect(
      await station.send([{ position: 1e6, subject: 'document', ref: sold.id, body: corrected }]),
    ).toMatchObject({ status: 200 });
    expect(boxesOf(await readDeclaration(head))).toMatchObject({ '403': '107.00', '413': '77.00' });
  });

  it('are not replaced by those of a computation that began earlier', async () => {
    const { head, database, tills } = await aHead(['001']);
    const [till] = tills;
    if (!till) throw new Error('a till');
    const shop = declaringShop(till.shop);
    await shop.issued('invoice', sale('1.00'));
    const { id } = await shop.issued('invoice', sale('10.00'));
    await till.enrol(head);
    await till.allSent();
    const patterns = makePatterns(database);
    const source = makeHeadExportSource(database, patterns);
    const store = makeHeadFigureStore({ database, patterns, source });
    const older = await store.computeDay(scope, day);
    await database.updateTable('document').set({ status: 'annulled' }).where('id', '=', id).execute();
    const newer = await store.computeDay(scope, day);
    await store.keepDay(scope, newer);
    await store.keepDay(scope, older);
    expect(await store.staleDays(scope, { from: day, to: day })).toEqual([]);
    const sums = await store.sums(scope, { from: day, to: day });
    expect(sums.find(({ dimension }) => dimension === 'type')).toMatchObject({ documents: 1, base: 100 });
  });

  it('are changed by no till for which another one waits', async () => {
    const { head, database, tills } = await aHead(['001', '002']);
    for (const till of tills) {
      await declaringShop(till.shop).issued('invoice', sale('1.00'));
      await till.enrol(head);
      await till.allSent();
    }
    const [one, other] = await database.selectFrom('document').select('id').orderBy('station_id').execute();
    await database.transaction().execute(async (tx) => {
      await tx
        .updateTable('document')
        .set({ position: 1000 })
        .where('id', '=', one?.id ?? '')
        .execute();
      await database.transaction().execute(async (beside) => {
        await sql`SET LOCAL lock_timeout = '1s'`.execute(beside);
        await beside
          .updateTable('document')
          .set({ position: 1000 })
          .where('id', '=', other?.id ?? '')
          .execute();
      });
    });
    const counted = await database.selectFrom('report_change').select('changes').execute();
    expect(counted.map(({ changes }) => changes).every((changes) => changes > 1)).toBe(true);
  });

  it('say that balances were saved which are not those of now, until they are saved again', async () => {
    const { head, tills } = await aHead(['001']);
    const [till] = tills;
    if (!till) throw new Error('a till');
    const { issued, bought } = declaringShop(till.shop);
    await issued('invoice', sale('100.00'));
    await till.enrol(head);
    await allReported(head, tills);
    const save = async () => {
      const saved = await head.call('PUT', declarationPath('2026-11'), {
        body: { boxes: { 483: '0.00', 605: '40.00', 606: '0.00' } },
      });
      expect(saved).toMatchObject({ status: 200, json: { incomplete: { outdated_balances: [] } } });
    };
    const outdated = async (month: string) =>
      (await readDeclaration(head, month)).incomplete.outdated_balances;
    await save();
    expect(await outdated('2026-11')).toEqual([]);
    expect(await outdated('2026-12')).toEqual([]);
    await bought();
    await till.allSent();
    const november = { from: '2026-11-01', to: '2026-11-30' };
    expect(await outdated('2026-11')).toEqual([november]);
    expect(await outdated('2026-12')).toEqual([november]);
    await save();
    expect(await outdated('2026-12')).toEqual([]);
  });
});
