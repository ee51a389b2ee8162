import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openStore, type Store } from '../../../../src-main/store/sqlite/open.ts';
import { furnish } from './furnish.ts';
import type { Place } from './places.ts';

/** Furnished stores: each set of places is furnished once, and copied for each question, which may write. */
export function makePlaceStores() {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-separation-'));
  const furnished = new Map<string, string>();
  let copies = 0;

  async function fileOf(places: readonly Place[]): Promise<string> {
    const marks = places.map(({ mark }) => mark).join('');
    const known = furnished.get(marks);
    if (known) return known;
    const file = join(folder, `${marks}.sqlite`);
    const store = openStore(file);
    await furnish(store, places);
    await store.close();
    furnished.set(marks, file);
    return file;
  }

  return {
    /** What a question answers in a store of these places, and what it changes there. */
    async ask(
      places: readonly Place[],
      question: (store: Store) => Promise<unknown>,
    ): Promise<{ readonly answer: unknown; readonly changes: readonly string[] }> {
      copies += 1;
      const file = join(folder, `copy-${copies}.sqlite`);
      copyFileSync(await fileOf(places), file);
      const store = openStore(file);
      try {
        const before = await rowsOf(store);
        const answer = withoutCounters(await question(store));
        return { answer, changes: differences(before, await rowsOf(store)) };
      } finally {
        await store.close();
        rmSync(file);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Texts that many rows share, whoever wrote them first, are of nobody; indexes of words are of their tables. */
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
]);

/** Every row of the store, by all that is in it but what is compressed. */
async function rowsOf({ db }: Store): Promise<readonly string[]> {
  const tables = await sql<{ name: string }>`SELECT name FROM sqlite_schema WHERE type = 'table'`.execute(db);
  const rows: string[] = [];
  for (const { name } of tables.rows.filter((table) => !OF_NOBODY.test(table.name))) {
    const found = await sql<Record<string, unknown>>`SELECT * FROM ${sql.table(name)}`.execute(db);
    for (const row of found.rows) {
      const kept = Object.entries(row).filter(
        ([column, value]) =>
          !(value instanceof Uint8Array) && !(typeof value === 'number' && rowNumbers.has(column)),
      );
      rows.push(`${name} ${JSON.stringify(kept)}`);
    }
  }
  return rows;
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
