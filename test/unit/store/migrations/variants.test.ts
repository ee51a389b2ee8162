import { expect, it } from 'vitest';
import { migrations } from '../../../../src-main/store/migrations/migrations.ts';
import { openDatabase } from '../../../../src-main/store/sqlite/open.ts';
import { temporaryFolder } from '../../../support/store/store.ts';

const AT = '2026-11-20T15:00:00.000Z';

it('the products of an earlier version can become variants, each combination once, and outlive their parent', () => {
  const file = `${temporaryFolder()}/mostrador.sqlite`;
  const earlier = openDatabase(file, { migrations: migrations.slice(0, 15) });
  for (const id of ['red', 'blue']) {
    earlier.exec(`
      INSERT INTO product (id, code, name, unit_price, iva, search_text, sort_name, active, created_at)
      VALUES ('${id}', '${id}', 'Camiseta', '10.00', 'iva_15', 'camiseta', 'camiseta', 1, '${AT}')`);
  }
  earlier.close();
  const updated = openDatabase(file);
  const variants = () => updated.prepare('SELECT product_id FROM product_variant').pluck().all();
  const add = (id: string, value: string) =>
    updated.prepare(`INSERT INTO product_variant VALUES (?, 'shirt', ?)`).run(id, JSON.stringify([value]));
  updated.exec(`INSERT INTO product_parent VALUES ('shirt', 'Camiseta', 'camiseta', NULL, '[]', '${AT}')`);
  add('red', 'Rojo');
  expect(() => add('blue', 'Rojo')).toThrow(/UNIQUE/);
  add('blue', 'Azul');
  updated.exec(`DELETE FROM product WHERE id = 'blue'`);
  expect(variants()).toEqual(['red']);
  updated.exec(`DELETE FROM product_parent`);
  expect(variants()).toEqual([]);
  expect(updated.prepare('SELECT id FROM product').pluck().all()).toEqual(['red']);
  updated.close();
});
