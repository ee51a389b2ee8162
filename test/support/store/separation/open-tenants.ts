import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Store } from '../../../../src-main/store/sqlite/open.ts';
import { furnish } from './furnish.ts';
import { openUndoableStore, type UndoableStore } from './open-undoable.ts';
import type { Tenant } from './tenants.ts';

interface TenantStore {
  readonly opened: UndoableStore;
  /** The rows of each table before any question. */
  readonly before: ReadonlyMap<string, readonly string[]>;
}

/** Furnished stores, one for each set of tenants; what a question writes there is undone before the next one. */
export function makeTenantStores() {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-separation-'));
  const furnished = new Map<string, Promise<TenantStore>>();

  function storeOf(tenants: readonly Tenant[]): Promise<TenantStore> {
    const marks = tenants.map(({ mark }) => mark).join('');
    const known = furnished.get(marks) ?? furnishStore(join(folder, `${marks}.sqlite`), tenants);
    furnished.set(marks, known);
    return known;
  }

  return {
    /** What a question answers in a store of these tenants, and what it changes there. */
    async ask(
      tenants: readonly Tenant[],
      question: (store: Store) => Promise<unknown>,
    ): Promise<{ readonly answer: unknown; readonly changes: readonly string[] }> {
      const { opened, before } = await storeOf(tenants);
      return opened.undone(async (changedTables) => {
        const answer = withoutCounters(await question(opened.store));
        const tables = await changedTables();
        const known = tables.flatMap((table) => before.get(table) ?? []);
        return { answer, changes: differences(known, (await rowsOf(opened.store, tables)).flat()) };
      });
    },
    async remove(): Promise<void> {
      try {
        for (const { opened } of await Promise.all(furnished.values())) await opened.store.close();
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}

async function furnishStore(file: string, tenants: readonly Tenant[]): Promise<TenantStore> {
  const opened = openUndoableStore(file, (table) => !OF_NOBODY.test(table));
  await opened.inOneCommit(() => furnish(opened.store, tenants));
  const rows = await rowsOf(opened.store, opened.tables);
  return { opened, before: new Map(opened.tables.map((table, index) => [table, rows[index] ?? []])) };
}

/** Texts that many rows share, whichever wrote them first, are of nobody; indexes of words are of their tables. */
const OF_NOBODY = /^(interned_text|dictionary|document_word|.*_search.*|sqlite_.*)$/;

/** Columns of numbers that rows are named by, which differ with who else is there. */
const rowNumbers = new Set([
  'id',
  'seq',
  'number',
  'revision_id',
  'scope',
  'issuer',
  'endpoint',
  'dictionary',
  'answer_dictionary',
  'movement_seq',
]);

/** Every row of each table, by all that is in it but what is compressed. */
async function rowsOf({ db }: Store, tables: readonly string[]): Promise<readonly (readonly string[])[]> {
  const rows: string[][] = [];
  for (const table of tables) {
    const found = await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(table)}`.execute(db);
    rows.push(found.rows.map((row) => `${table} ${JSON.stringify(keptOf(row))}`));
  }
  return rows;
}

function keptOf(row: Readonly<Record<string, unknown>>): readonly (readonly [string, unknown])[] {
  return Object.entries(row).filter(
    ([column, value]) =>
      !(value instanceof Uint8Array) && !(typeof value === 'number' && rowNumbers.has(column)),
  );
}

/** The rows that went and those that came. */
function differences(before: readonly string[], after: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const row of after) counts.set(row, (counts.get(row) ?? 0) + 1);
  for (const row of before) counts.set(row, (counts.get(row) ?? 0) - 1);
  return [...counts]
    .filter(([, count]) => count !== 0)
    .map(([row, count]) => `${count} ${row}`)
    .toSorted();
}

/** An answer without the numbers of rows, which differ with who else is there. */
function withoutCounters(answer: unknown): unknown {
  if (answer instanceof Map) return withoutCounters([...answer]);
  if (answer instanceof Set) return withoutCounters([...answer]);
  if (answer instanceof Uint8Array) return Buffer.from(answer).toString('utf8');
  if (Array.isArray(answer)) return answer.map(withoutCounters);
  if (typeof answer !== 'object' || answer === null || answer instanceof Date) return answer;
  return Object.fromEntries(
    Object.entries(answer)
      .filter(([name, value]) => !isCounter(name, value))
      .map(([name, value]) => [name, withoutCounters(value)]),
  );
}

function isCounter(name: string, value: unknown): boolean {
  return name === 'seq' || name === 'position' || (name === 'id' && /^\d+$/.test(String(value)));
}
