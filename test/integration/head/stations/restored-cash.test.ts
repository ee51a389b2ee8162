import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { windowSessionResource } from '../../../../src-main/contract/local.ts';
import { aLine, anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { eventually } from '../../../support/eventually.ts';
import { allSent, enrol, headOfficeOf, ran } from '../../../support/head/head-shop.ts';
import { postgresMissing, testPostgres } from '../../../support/head/postgres.ts';
import { testHeads } from '../../../support/head/test-heads.ts';
import { type LiveShop, liveShops } from '../../../support/numbers/live-shop.ts';
import { apiClient } from '../../../support/service/api-client.ts';

const missing = await postgresMissing();
if (missing !== undefined) console.warn(`SKIPPED: ${missing}`);

const PIN = '482913';
const withId = z.looseObject({ id: z.string() });
const zReport = z.looseObject({ z_number: z.int(), cash: z.looseObject({ expected: z.string() }) });

/** What a till keeps of its cash and its stock, without what only the computer that wrote it has a use for. */
function kept(folder: string) {
  const database = new Database(join(folder, 'mostrador.sqlite'), { readonly: true });
  const all = (query: string) => database.prepare(query).all();
  try {
    return {
      sessions:
        all(`SELECT id, till_id, operator_id, opening_float, opened_at, z_number, closed_at, report_json
        FROM cash_session ORDER BY id`),
      movements:
        all(`SELECT id, cash_session_id, direction, amount, reason, operator_id, approver_id, created_at
        FROM cash_movement ORDER BY id`),
      sales: all(`SELECT document_id, cash_session_id FROM cash_sale ORDER BY document_id`),
      stock: all('SELECT product_id, environment, on_hand FROM stock ORDER BY product_id'),
      stockMovements: all(`SELECT seq, environment, product_id, kind, quantity, on_hand, reason, document_id,
        operator_id, operator_name, created_at FROM stock_movement ORDER BY seq`),
      lastZ: all('SELECT last_z_number FROM till'),
    };
  } finally {
    database.close();
  }
}

/** Products of which there is not what their movements come to. */
function miscounted(folder: string): readonly unknown[] {
  const database = new Database(join(folder, 'mostrador.sqlite'), { readonly: true });
  try {
    const query = `SELECT product_id, on_hand, (SELECT sum(quantity) FROM stock_movement AS moved
      WHERE moved.product_id = stock.product_id AND moved.environment = stock.environment) AS moved
      FROM stock WHERE on_hand <> moved`;
    return database.prepare(query).all();
  } finally {
    database.close();
  }
}

/** Somebody at the counter of a running till. */
async function atCounter({ service, owner, client }: LiveShop) {
  const opened = await owner.call('POST', '/v1/local/window-sessions');
  const window = apiClient(service.url, windowSessionResource.parse(opened.json()).token);
  async function ok<Body extends z.ZodType>(schema: Body, path: string, body?: unknown) {
    const answer = await window.call('POST', `/v1/local${path}`, { body });
    expect(answer.status, answer.text).toBeLessThan(300);
    return schema.parse(answer.json());
  }
  return {
    ok,
    hire: async (name: string) =>
      (await ok(withId, '/operators', { name, role: 'administrator', pin: PIN })).id,
    signIn: (id: string) => ok(z.unknown(), `/operators/${id}/sign-in`, { pin: PIN }),
    openCash: async (till: string) =>
      (await ok(withId, '/cash-sessions', { till_id: till, opening_float: '50.00' })).id,
    sell: (session: string, quantity = '1') =>
      client.issue(
        {
          ...anInvoiceBody({ metadata: { cash_session: session } }),
          lines: [aLine({ quantity })],
        },
        'wait=20',
      ),
    putIn: (session: string, amount: string) =>
      ok(withId, `/cash-sessions/${session}/movements`, { direction: 'in', amount, reason: 'Sencillo' }),
    close: (session: string) => ok(zReport, `/cash-sessions/${session}/close`, { count: [] }),
    book: (kind: string, product_id: string, quantity: string) =>
      ok(z.unknown(), '/stock/movements', {
        environment: 'live',
        kind,
        products: [{ product_id, quantity }],
      }),
  };
}

describe.skipIf(missing !== undefined)(
  'cash and stock of a till that was restored in an empty folder',
  () => {
    const shops = liveShops();
    const heads = testHeads();
    const postgres = testPostgres();

    /**
     * A till that was backed up with a session open, reported its closing, another one with sales and movements, of what
     * moved its stock, and of somebody who was hired, and is gone.
     */
    async function lost() {
      const database = await postgres.another();
      const head = await heads.on(database);
      const { port } = new URL(head.url);
      const startAgain = () => heads.start(['--data', head.dataDir, '--port', port, '--database', database]);
      const data = await shops.setUp();
      const secret = join(shops.services.newFolder(), 'contraseña.txt');
      writeFileSync(secret, 'caballo correcto batería');
      const passphrase = ['--passphrase-file', secret];
      const backup = join(shops.services.newFolder(), 'respaldo.age');
      const shop = await shops.open(data);
      const counter = await atCounter(shop);
      const ana = await counter.hire('Ana');
      await counter.signIn(ana);
      const on = await shop.owner.call('PATCH', '/v1/local/settings', { body: { stock_enabled: 'on' } });
      expect(on.status, on.text).toBe(200);
      const product = { code: 'A-1', name: 'Cuaderno', unit_price: '10.00' };
      const { id: notebook } = await counter.ok(withId, '/products', product);
      await counter.book('in', notebook, '20');
      const { id: till } = await counter.ok(withId, '/tills', {
        name: 'Caja 1',
        environment: 'live',
        establishment: '002',
        emission_point: '003',
      });
      const first = await counter.openCash(till);
      await counter.sell(first);
      await enrol(shop.owner, head);
      await allSent(shop.owner);
      await ran(data, ['backups', 'create', backup, ...passphrase]);

      await counter.sell(first, '2');
      await counter.putIn(first, '5.00');
      expect(await counter.close(first)).toMatchObject({ z_number: 1, cash: { expected: '89.50' } });
      const bea = await counter.hire('Bea');
      await counter.signIn(bea);
      const second = await counter.openCash(till);
      await counter.sell(second, '3');
      await counter.putIn(second, '7.00');
      await counter.book('out', notebook, '4');
      await allSent(shop.owner);
      await shop.service.stop();
      const elsewhere = shops.services.newFolder();
      await ran(elsewhere, ['backups', 'restore', backup, ...passphrase]);
      return { head, startAgain, data, elsewhere, ana, bea, till, first, second, notebook };
    }

    const broughtBack = ({ owner }: LiveShop) =>
      eventually(
        () => headOfficeOf(owner),
        ({ state, fetching, waiting }) => state === 'enrolled' && !fetching && waiting === 0,
      );

    it('come back as they were, in their order, also where the till is killed in between and fetches them twice', async () => {
      const { data, elsewhere, ana, second } = await lost();
      for (let kill = 0; kill < 3; kill += 1) {
        const killed = await shops.openProcess(elsewhere);
        await eventually(
          () => headOfficeOf(killed.owner),
          ({ state }) => state === 'enrolled',
        );
        await killed.service.kill();
      }
      const shop = await shops.open(elsewhere);
      const { fetched_cash_sessions } = await broughtBack(shop);
      expect(fetched_cash_sessions).toMatchObject([{ id: second, operator_name: 'Bea', outcome: 'open' }]);
      expect(await ran(elsewhere, ['status'])).toMatch(
        /el turno de caja que abrió Bea el \S+ volvió abierto/,
      );
      await shop.service.stop();
      expect(kept(elsewhere)).toEqual(kept(data));

      const database = new Database(join(elsewhere, 'mostrador.sqlite'));
      database.exec(`UPDATE station SET fetching = 'documents', fetched = NULL`);
      database.close();
      const again = await shops.open(elsewhere);
      await broughtBack(again);
      expect(kept(elsewhere)).toEqual(kept(data));

      // What comes next is counted with it: 50 + 7, three and one notebooks.
      const counter = await atCounter(again);
      await counter.signIn(ana);
      await counter.sell(second);
      expect(await counter.close(second)).toMatchObject({ z_number: 2, cash: { expected: '103.00' } });
      expect((await headOfficeOf(again.owner)).fetched_cash_sessions).toBeUndefined();
      await allSent(again.owner);
      expect(miscounted(elsewhere)).toEqual([]);
      await again.service.stop();
    });

    it('leave what was done before the head office answered as it is, and say what had no room beside it', async () => {
      const { head, startAgain, data, elsewhere, ana, till, first, second, notebook } = await lost();
      await head.stop();
      const alone = await shops.open(elsewhere);
      const counter = await atCounter(alone);
      await counter.signIn(ana);
      // The shop goes on in a session of its own, as nobody knows that it had closed the other one.
      await counter.book('in', notebook, '6');
      await counter.close(first);
      const since = await counter.openCash(till);
      await alone.service.stop();
      await startAgain();

      const shop = await shops.open(elsewhere);
      const { fetched_cash_sessions } = await broughtBack(shop);
      expect(fetched_cash_sessions).toMatchObject([{ id: second, outcome: 'left_out' }]);
      expect(await ran(elsewhere, ['status'])).toMatch(
        /el turno de caja que abrió Bea el \S+ no se pudo traer/,
      );
      await shop.service.stop();
      expect(miscounted(elsewhere)).toEqual([]);
      const { sessions, stock, stockMovements } = kept(elsewhere);
      expect(sessions).toMatchObject([
        { id: first, z_number: 1 },
        { id: since, closed_at: null },
      ]);
      const before = kept(data).stockMovements;
      expect(stockMovements.slice(0, before.length)).toEqual(before);
      expect(stockMovements.slice(before.length)).toMatchObject([{ kind: 'in', quantity: 6_000_000 }]);
      // 20 − 1 − 2 − 3 − 4 as the lost computer had it, and 6 more.
      expect(stock).toMatchObject([{ on_hand: 16_000_000 }]);
    });
  },
);
