import { expect, it } from 'vitest';
import { migrations } from '../../../../src-main/store/migrations/migrations.ts';
import { openDatabase } from '../../../../src-main/store/sqlite/open.ts';
import { temporaryFolder } from '../../../support/store/store.ts';

const AT = '2026-11-20T15:00:00.000Z';

it('what came into stock before notes did is an entry without freight, and an exit at a cost changes the average since', () => {
  const file = `${temporaryFolder()}/mostrador.sqlite`;
  const earlier = openDatabase(file, { migrations: migrations.slice(0, 16) });
  const exit = `INSERT INTO stock_movement (environment, product_id, kind, quantity, on_hand, unit_cost, created_at)
    VALUES ('live', 'a', 'out', -1000000, 0, 4000000, '${AT}')`;
  earlier.exec(`
    INSERT INTO entity (id, kind, ruc, legal_name, head_office_address, keeps_accounting, regime, created_at, updated_at)
    VALUES ('e', 'live', '1790012345001', 'NEGOCIO', 'Quito', 0, 'general', '${AT}', '${AT}');
    INSERT INTO goods_receipt (id, entity_id, environment, purchase_id, iva_in_cost, entered_at)
    VALUES ('r', 'e', 'live', 'p', 0, '${AT}');
    INSERT INTO product (id, code, name, unit_price, iva, search_text, created_at, active, sort_name)
    VALUES ('a', 'A', 'Arroz', '5.00', 'iva_0', 'arroz', '${AT}', 1, 'arroz');
    INSERT INTO stock (environment, product_id, on_hand, unit_cost, updated_at)
    VALUES ('live', 'a', 4000000, 2000000, '${AT}');
    ${exit}`);
  const average = (database: typeof earlier) =>
    database.prepare('SELECT on_hand, unit_cost FROM stock').all();
  expect(average(earlier)).toEqual([{ on_hand: 3_000_000, unit_cost: 2_000_000 }]);
  earlier.close();
  const updated = openDatabase(file);
  expect(updated.prepare('SELECT effect, freight FROM goods_receipt').all()).toEqual([
    { effect: 'entry', freight: 0 },
  ]);
  updated.exec(exit);
  // (3 × 2.00 − 4.00) ÷ 2
  expect(average(updated)).toEqual([{ on_hand: 2_000_000, unit_cost: 1_000_000 }]);
  updated.close();
});
