import {
  appendFileSync,
  cpSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { JournalEntry, NumberTaken } from '../../../../src-main/issuing/ports/journal.ts';
import { readIdentity, writeIdentity } from '../../../../src-main/numbers/journal/identity.ts';
import { type Journal, openJournal } from '../../../../src-main/numbers/journal/journal.ts';
import { hasEnd } from '../../../../src-main/numbers/journal/journal-end.ts';
import { hashOf } from '../../../../src-main/numbers/journal/line.ts';
import { monthsIn } from '../../../../src-main/numbers/journal/month-files.ts';
import { readMonth } from '../../../../src-main/numbers/journal/read-journal.ts';
import { readMarks, writeMark } from '../../../../src-main/numbers/marks/number-marks.ts';
import { temporaryFolder } from '../../../support/store/store.ts';

const series = {
  ruc: '1799999990001',
  environment: 'live',
  type: 'invoice',
  establishment: '001',
  emissionPoint: '001',
} as const;

function aNumber(sequential: number, at = '2026-11-21T17:00:00.000Z'): NumberTaken {
  const accessKey = String(sequential).padStart(49, '0');
  return { kind: 'number', ...series, sequential, accessKey, documentId: uuid(), channel: 'api', at };
}

describe('the journal of numbers', () => {
  it('knows after it was opened again how far each series got', async () => {
    const folder = temporaryFolder();
    await written(folder, [aNumber(1), aNumber(2), { ...aNumber(9), emissionPoint: '002' }]);
    const again = openJournal(folder);
    expect(again.highestOf(series)).toBe(2);
    expect(again.highestOf({ ...series, emissionPoint: '002' })).toBe(9);
    expect(again.highestOf({ ...series, environment: 'test' })).toBe(0);
  });

  it('gives back all it got, month by month, each XML byte for byte', async () => {
    const folder = temporaryFolder();
    const october = aNumber(1, '2026-10-31T23:59:59.000Z');
    const november = [aNumber(2), aNumber(3)];
    const signed = [october, ...november].map(
      ({ documentId, at }, index): JournalEntry => ({
        kind: 'signed',
        documentId,
        revision: 1,
        signedXml: Buffer.from(`<factura>${'igual '.repeat(500)}${index}</factura>`),
        at,
      }),
    );
    await written(folder, [october, ...signed.slice(0, 1)], [...november, ...signed.slice(1)]);
    expect(monthsIn(folder)).toEqual(['2026-10', '2026-11']);
    expect(await entriesOf(folder, '2026-10')).toEqual([october, signed[0]]);
    expect(await entriesOf(folder, '2026-11')).toEqual([...november, ...signed.slice(1)]);
  });

  it('chains each line to the one before, over months too', async () => {
    const folder = temporaryFolder();
    await written(folder, [aNumber(1, '2026-10-31T23:59:59.000Z')], [aNumber(2)], [aNumber(3)]);
    const lines = ['2026-10', '2026-11'].flatMap((month) => linesOf(folder, month));
    const chained = lines.map((line) => String(JSON.parse(line).before));
    expect(chained).toEqual(['', ...lines.slice(0, -1).map(hashOf)]);
  });

  it('mends a line that a power cut tore, wherever it was torn', async () => {
    const whole = temporaryFolder();
    await written(whole, [aNumber(1)], [aNumber(2)]);
    const lines = linesOf(whole, '2026-11');
    const kept = Buffer.byteLength(`${lines.slice(0, 2).join('\n')}\n`);
    for (let length = kept; length < kept + Buffer.byteLength(lines[2] ?? ''); length += 7) {
      const folder = temporaryFolder();
      cpSync(whole, folder, { recursive: true });
      truncateSync(join(folder, '2026-11.ndjson'), length);
      const journal = openJournal(folder);
      expect(journal.highestOf(series)).toBe(1);
      await journal.prepare([aNumber(2)]).write();
      journal.close();
      expect(linesOf(folder, '2026-11').map((line) => JSON.parse(line).sequential)).toEqual([
        undefined,
        1,
        2,
      ]);
    }
  });

  it('reads what comes after a line that cannot be read', async () => {
    const folder = temporaryFolder();
    await written(folder, [aNumber(1)]);
    appendFileSync(join(folder, '2026-11.ndjson'), '{"kind":"num\0\0\0\n');
    await written(folder, [aNumber(2)]);
    expect(openJournal(folder).highestOf(series)).toBe(2);
    const sequentials = (await entriesOf(folder, '2026-11')).map((entry) =>
      entry.kind === 'number' ? entry.sequential : undefined,
    );
    expect(sequentials).toEqual([1, 2]);
  });

  it('goes on in the month it reached when the clock goes back', async () => {
    const folder = temporaryFolder();
    await written(folder, [aNumber(1)], [aNumber(2, '2026-10-01T12:00:00.000Z')]);
    expect(monthsIn(folder)).toEqual(['2026-11']);
    expect(openJournal(folder).highestOf(series)).toBe(2);
  });

  it('takes nothing from what was prepared and not written, as when the commit failed', async () => {
    const folder = temporaryFolder();
    const journal = openJournal(folder);
    journal.prepare([
      aNumber(1),
      { kind: 'signed', documentId: uuid(), revision: 1, signedXml: Buffer.from('<a/>'), at: aNumber(1).at },
    ]);
    await journal.prepare([aNumber(1)]).write();
    journal.close();
    expect(await entriesOf(folder, '2026-11')).toHaveLength(1);
  });

  it('finds the last month with anything in it when power was cut right after one was begun', async () => {
    const folder = temporaryFolder();
    await written(folder, [aNumber(7)]);
    writeFileSync(join(folder, '2026-12.ndjson'), '\n'.repeat(5000));
    expect(openJournal(folder).highestOf(series)).toBe(7);
  });

  it('reads little at a start however long the month is', async () => {
    const folder = temporaryFolder();
    const journal = openJournal(folder);
    const many = Array.from({ length: 8000 }, (_, index) => aNumber(index + 1));
    for (let from = 0; from < many.length; from += 500)
      await journal.prepare(many.slice(from, from + 500)).write();
    journal.close();
    expect(statSync(join(folder, '2026-11.ndjson')).size).toBeGreaterThan(2_000_000);
    const again = openJournal(folder);
    expect(again.highestOf(series)).toBe(8000);
    expect(again.tail.length).toBeLessThan(2000);
  });
});

describe('the end of a journal', () => {
  it('is found as long as its last line is as it was written, whatever follows', async () => {
    const folder = temporaryFolder();
    await written(folder, [aNumber(1)], [aNumber(2)]);
    const end = openJournal(folder).end();
    if (!end) throw new Error('nothing was written');
    expect(hasEnd(folder, end)).toBe(true);
    await written(folder, [aNumber(3)], [aNumber(4, '2026-12-01T12:00:00.000Z')]);
    expect(hasEnd(folder, end)).toBe(true);

    const file = join(folder, '2026-11.ndjson');
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.replace('"sequential":2,', '"sequential":9,'));
    expect(hasEnd(folder, end)).toBe(false);
    writeFileSync(file, whole.slice(0, end.at - 1));
    expect(hasEnd(folder, end)).toBe(false);
    rmSync(file);
    expect(hasEnd(folder, end)).toBe(false);
  });

  it('is found behind a line of any length', async () => {
    const folder = temporaryFolder();
    const many = Array.from({ length: 700 }, (_, index) => ({
      ...aNumber(1),
      emissionPoint: String(index).padStart(3, '0'),
    }));
    const journal = openJournal(folder);
    await journal.prepare(many).write();
    await journal.summarize({ heads: [], at: new Date('2026-11-22T17:00:00.000Z') });
    const end = journal.end();
    journal.close();
    expect(end && hasEnd(folder, end)).toBe(true);
  });
});

describe('the chain of a journal', () => {
  it('tells at a start that a line since the last summary was changed or taken out', async () => {
    const folder = temporaryFolder();
    await written(folder, [aNumber(1)], [aNumber(2)], [aNumber(3)]);
    expect(openJournal(folder).isWhole).toBe(true);
    const file = join(folder, '2026-11.ndjson');
    const whole = readFileSync(file, 'utf8');
    writeFileSync(file, whole.replace('"sequential":2,', '"sequential":1,'));
    expect(openJournal(folder).isWhole).toBe(false);
    writeFileSync(file, whole.split('\n').toSpliced(2, 1).join('\n'));
    expect(openJournal(folder).isWhole).toBe(false);
  });

  it('is whole after lines that a power cut tore', async () => {
    const folder = temporaryFolder();
    await written(folder, [aNumber(1)], [aNumber(2)]);
    truncateSync(join(folder, '2026-11.ndjson'), statSync(join(folder, '2026-11.ndjson')).size - 30);
    expect(openJournal(folder).isWhole).toBe(true);
    await written(folder, [aNumber(2)], [aNumber(3)]);
    expect(openJournal(folder).isWhole).toBe(true);
  });
});

describe('the marks of journals', () => {
  const heads = [{ ...series, highest: 7 }];
  const end = { month: '2026-11', at: 120, hash: hashOf('line') };

  it('are those of all journals of a user, and none that cannot be read', async () => {
    const state = join(temporaryFolder(), 'state');
    expect(readMarks(state)).toEqual([]);
    const [one, other] = [uuid(), uuid()];
    await writeMark(state, { id: one, end, heads: [] });
    await writeMark(state, { id: one, end, heads });
    await writeMark(state, { id: other, end, heads: [] });
    writeFileSync(join(state, 'numbers', `${uuid()}.json`), '{"id":');
    expect(readMarks(state).toSorted((a, b) => a.heads.length - b.heads.length)).toEqual([
      { id: other, end, heads: [] },
      { id: one, end, heads },
    ]);
  });
});

describe('the identity of a journal', () => {
  const end = { month: '2026-11', at: 120, hash: hashOf('line') };

  it('is the same after its folder was moved, and not where it was copied to', () => {
    const folder = join(temporaryFolder(), 'journal');
    openAt(folder);
    const id = uuid();
    writeIdentity(folder, { id, end });
    expect(readIdentity(folder)).toEqual({ id, isOriginal: true, end });
    const moved = `${folder}-moved`;
    renameSync(folder, moved);
    expect(readIdentity(moved)).toEqual({ id, isOriginal: true, end });
    cpSync(moved, folder, { recursive: true, preserveTimestamps: true });
    expect(readIdentity(folder)).toEqual({ id, isOriginal: false, end });
  });

  it('is not that of an earlier copy that was put back over its file, whichever start it was of', () => {
    const folder = join(temporaryFolder(), 'journal');
    openAt(folder);
    const file = join(folder, 'place.json');
    const id = uuid();
    const copies: Buffer[] = [];
    for (let start = 0; start < 5; start += 1) {
      writeIdentity(folder, { id, end });
      copies.push(readFileSync(file));
    }
    const isOriginal = copies.map((copy) => {
      writeFileSync(file, copy);
      return readIdentity(folder).isOriginal;
    });
    expect(isOriginal).toEqual([false, false, false, false, true]);
  });

  it('is unknown where nothing can be read', () => {
    const folder = join(temporaryFolder(), 'journal');
    expect(readIdentity(folder)).toEqual({ id: undefined, isOriginal: false, end: undefined });
    openAt(folder);
    writeFileSync(join(folder, 'place.json'), '{"id":');
    expect(readIdentity(folder)).toEqual({ id: undefined, isOriginal: false, end: undefined });
  });
});

async function written(folder: string, ...groups: JournalEntry[][]): Promise<void> {
  const journal = openJournal(folder);
  for (const entries of groups) await journal.prepare(entries).write();
  journal.close();
}

function openAt(folder: string): Journal {
  const journal = openJournal(folder);
  journal.prepare([aNumber(1)]);
  journal.close();
  return journal;
}

function linesOf(folder: string, month: string): string[] {
  return readFileSync(join(folder, `${month}.ndjson`), 'utf8')
    .split('\n')
    .filter(Boolean);
}

async function entriesOf(folder: string, month: string): Promise<JournalEntry[]> {
  const entries: JournalEntry[] = [];
  for await (const entry of readMonth(folder, month)) entries.push(entry);
  return entries;
}
