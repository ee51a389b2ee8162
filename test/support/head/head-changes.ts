import { onTestFinished } from 'vitest';
import { type NewChange, noteChange } from '../../../src-main/head/changes/note-change.ts';
import {
  type HeadDatabase,
  inTransaction,
  openDatabase,
} from '../../../src-main/head/database/open-database.ts';

/** The database of a head office that runs, until the test ends. */
export async function databaseAt(url: string): Promise<HeadDatabase> {
  const database = await openDatabase(url, () => {});
  onTestFinished(() => database.destroy());
  return database;
}

/** Decides something at the head office as it does itself. */
export function decide(database: HeadDatabase, change: NewChange): Promise<number> {
  return inTransaction(database, (tx) => noteChange(tx, change));
}

/** A product as the head office sends it. */
export const aProduct = (code: string, unitPrice: string, more: object = {}) => ({
  code,
  name: `Producto ${code}`,
  unit_price: unitPrice,
  ...more,
});
