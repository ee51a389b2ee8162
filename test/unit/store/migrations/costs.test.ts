import { expect, it } from 'vitest';
import { migrations } from '../../../../src-main/store/migrations/migrations.ts';
import { openDatabase } from '../../../../src-main/store/sqlite/open.ts';
import { temporaryFolder } from '../../../support/store/store.ts';

const AT = '2026-11-20T15:00:00.000Z';

it('the stock of an earlier version stays, without a cost, and is weighed from the first one on', () => {
  const file = `${temporaryFolder()}/mostrador.sqlite`;
  const earlier = openDatabase(file, { migrations: migrations.slice(0, 9) });
  earlier.exec(`
    INSERT INTO product (id, code, name, unit_price, iva, search_text, sort_name, active, created_at)
    VALUES ('p', 'A-1', 'Cuaderno', '10.00', 'iva_15', 'a-1 cuaderno', 'cuaderno', 1, '${AT}');
    INSERT INTO stock (environment, product_id, on_hand, updated_at) VALUES ('live', 'p', 0, '${AT}');
    INSERT INTO stock_movement (environment, product_id, kind, quantity, on_hand, created_at)
    VALUES ('live', 'p', 'in', 3000000, 3000000, '${AT}');
  `);
  const stock = 'SELECT on_hand FROM stock';
  const before = earlier.prepare(stock).all();
  earlier.close();
  const updated = openDatabase(file);
  expect(updated.prepare(stock).all()).toEqual(before);
  const enter = (quantity: number, cost: number | null) => {
    updated
      .prepare(
        `INSERT INTO stock_movement (environment, product_id, kind, quantity, on_hand, unit_cost, created_at)
        VALUES ('live', 'p', 'in', ?, 0, ?, '${AT}')`,
      )
      .run(quantity, cost);
    return updated.prepare('SELECT on_hand, unit_cost FROM stock').get();
  };
  expect(enter(1_000_000, null)).toEqual({ on_hand: 4_000_000, unit_cost: null });
  expect(enter(2_000_000, 1_000_000)).toEqual({ on_hand: 6_000_000, unit_cost: 1_000_000 });
  // (6 × 1.00 + 3 × 1.000001) ÷ 9 = 1.0000003…, and (9 × 1.00 + 9 × 1.000001) ÷ 18 = 1.0000005, which is rounded up.
  expect(enter(3_000_000, 1_000_001)).toEqual({ on_hand: 9_000_000, unit_cost: 1_000_000 });
  expect(enter(9_000_000, 1_000_001)).toEqual({ on_hand: 18_000_000, unit_cost: 1_000_001 });
  // All there is may cost nine million dollars: 900,000 units at 10.00, in whole numbers.
  updated.exec("UPDATE stock SET on_hand = 450000000000, unit_cost = 10000000 WHERE product_id = 'p'");
  expect(enter(450_000_000_000, 9_999_999)).toEqual({ on_hand: 900_000_000_000, unit_cost: 10_000_000 });
  updated.close();
});
