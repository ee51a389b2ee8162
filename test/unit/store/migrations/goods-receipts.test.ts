import { expect, it } from 'vitest';
import { migrations } from '../../../../src-main/store/migrations/migrations.ts';
import { openDatabase } from '../../../../src-main/store/sqlite/open.ts';
import { temporaryFolder } from '../../../support/store/store.ts';

const AT = '2026-11-20T15:00:00.000Z';

it('purchases of an earlier version wait for nothing, and one whose goods are in stock stays', () => {
  const file = `${temporaryFolder()}/mostrador.sqlite`;
  const earlier = openDatabase(file, { migrations: migrations.slice(0, 10) });
  earlier.exec(`
    INSERT INTO entity (id, kind, ruc, legal_name, head_office_address, keeps_accounting, regime, created_at, updated_at)
    VALUES ('e', 'live', '1790012345001', 'NEGOCIO', 'Quito', 0, 'general', '${AT}', '${AT}');
    INSERT INTO purchase (id, entity_id, environment, document_type, supplier, number, issue_date, words, content_json, origin,
      authorization_state, received_on, kind, service_lines_json, tax_support, created_at, updated_at)
    VALUES ('p', 'e', 'live', 'factura', '1790011674001', '001-001-000000001', '2026-11-20', 'x', '{}', 'file', 'authorized',
      '2026-11-20', 'goods', '[]', '01', '${AT}', '${AT}');
  `);
  earlier.close();
  const updated = openDatabase(file);
  expect(updated.prepare('SELECT inventory FROM purchase').all()).toEqual([{ inventory: 'none' }]);
  updated.exec("UPDATE purchase SET inventory = 'entered'");
  expect(() => updated.exec('DELETE FROM purchase')).toThrow(/in stock/);
  updated.exec(`
    INSERT INTO goods_receipt (id, entity_id, environment, purchase_id, iva_in_cost, entered_at)
    VALUES ('r', 'e', 'live', 'p', 0, '${AT}')`);
  const again = `INSERT INTO goods_receipt (id, entity_id, environment, purchase_id, iva_in_cost, entered_at)
    VALUES ('s', 'e', 'live', 'p', 0, '${AT}')`;
  expect(() => updated.exec(again)).toThrow(/UNIQUE/);
  updated.exec(`UPDATE goods_receipt SET reversed_at = '${AT}'`);
  expect(() => updated.exec('UPDATE goods_receipt SET reversed_at = NULL')).toThrow(/reversal/);
  expect(() => updated.exec('DELETE FROM goods_receipt')).toThrow(/never deleted/);
  updated.exec(again);
  updated.close();
});
