import { closeSync, constants, fdatasync, ftruncateSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { promisify } from 'node:util';
import type { JournalEntry, SeriesHead, SeriesName } from '../../issuing/ports/journal.ts';
import { flushFolderOf } from '../../process/flush.ts';
import { compressAlike, kindOfXml, type WrittenBase } from './compressed.ts';
import { makeHeads } from './heads.ts';
import type { JournalEnd } from './journal-end.ts';
import { hashOf, type JournalRecord, writeLine } from './line.ts';
import { monthFile, monthsIn } from './month-files.ts';
import { readTail, type Tail } from './read-tail.ts';

/** The journal of a data folder, to be added to: one JSON object a line, one file a month. */
export interface Journal {
  /** What was read when it was opened: the lines since the last summary, the newest at the end. */
  readonly tail: readonly JournalRecord[];
  /** Whether these lines are as they were written: each names the hash of the one before it. */
  readonly isWhole: boolean;
  heads(): readonly SeriesHead[];
  /** The highest number a series gave; 0 before its first. */
  highestOf(series: SeriesName): number;
  /**
   * Makes room on the disk for entries, so that writing them cannot fail for want of it; `write` then makes them
   * durable. Not to be called again before that was done or given up. Throws what the disk says, and when a number was
   * given before.
   */
  prepare(entries: readonly JournalEntry[]): { write(): Promise<void> };
  /** Writes entries of another journal, whose numbers were given there. */
  absorb(entries: readonly JournalEntry[]): Promise<void>;
  /** The last mark, which the database has that lacks nothing written before it. */
  mark(): string | undefined;
  /** Writes how far all series have got, these included, and a mark. */
  summarize(summary: {
    readonly heads: readonly SeriesHead[];
    readonly at: Date;
    readonly mark?: string;
  }): Promise<void>;
  /** How far it is written for sure; undefined before its first line. */
  end(): JournalEnd | undefined;
  /** Called after each write. */
  onWritten(listener: () => void): void;
  close(): void;
}

/** Bytes of room that are made at once: writing into it, the disk flushes nothing but the lines. */
const ROOM = 256 * 1024;

/** Bytes of lines after which all series are summed up again: what a start reads. */
const SUMMARY_EVERY = 256 * 1024;

const flush = promisify(fdatasync);

const emptyTail: Tail = { records: [], end: 0, hash: '', length: 0, before: undefined, isWhole: true };

/** The file that is written to. */
interface OpenMonth {
  readonly month: string;
  readonly file: number;
  /** Bytes it has, room included. */
  size: number;
}

export function openJournal(folder: string): Journal {
  const heads = makeHeads();
  const listeners: (() => void)[] = [];
  let { month, tail } = lastTail(folder);
  let { end, hash: last, length: sinceSummary } = tail;
  for (const record of tail.records) heads.learn(record);
  let mark = tail.records.findLast((record) => record.kind === 'heads')?.mark;
  let open: OpenMonth | undefined;
  let bases = new Map<string, WrittenBase>();
  /** Committed, and not written for a fault of the disk: to be written before anything else. */
  let owed: readonly JournalEntry[] = [];

  function prepare(entries: readonly JournalEntry[]): { write(): Promise<void> } {
    for (const entry of entries) {
      if (entry.kind === 'number' && entry.sequential <= heads.highestOf(entry)) {
        throw new Error(`number ${entry.sequential} was given before, by the journal`);
      }
    }
    return prepareEntries([...owed, ...entries]);
  }

  function prepareEntries(entries: readonly JournalEntry[]): { write(): Promise<void> } {
    const [first] = entries;
    return first
      ? prepareLines(entries, laterOf(month, first.at.slice(0, 7)), new Map(bases))
      : nothingToWrite;
  }

  function prepareLines(
    entries: readonly JournalEntry[],
    of: string,
    basesThen: Map<string, WrittenBase>,
    summary?: readonly SeriesHead[],
  ) {
    const isNewMonth = of !== month;
    const at = entries.at(-1)?.at ?? new Date().toISOString();
    if (isNewMonth) basesThen.clear();
    const isSummaryDue = isNewMonth || summary !== undefined || sinceSummary > SUMMARY_EVERY;
    const records: JournalRecord[] = [
      ...(isSummaryDue
        ? [{ kind: 'heads', heads: summary ?? heads.all(), ...(mark !== undefined && { mark }), at } as const]
        : []),
      ...entries.map((entry) => recordOf(entry, basesThen)),
    ];
    let hash = last;
    const lines = records.map((record) => {
      const text = writeLine(record, hash);
      hash = hashOf(text);
      return `${text}\n`;
    });
    const bytes = Buffer.from(lines.join(''));
    const from = isNewMonth ? 0 : end;
    const file = openToWrite(of, from, bytes.length);

    return {
      async write() {
        owed = entries;
        writeSync(file, bytes, 0, bytes.length, from);
        await flush(file);
        owed = [];
        month = of;
        bases = basesThen;
        last = hash;
        end = from + bytes.length;
        sinceSummary = (isSummaryDue ? 0 : sinceSummary) + bytes.length;
        for (const record of records) heads.learn(record);
        for (const listener of listeners) listener();
      },
    };
  }

  /** The file, with room for so many bytes from there. */
  function openToWrite(of: string, from: number, length: number): number {
    if (open?.month !== of) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      closeOpen();
      open = openMonth(folder, of, from);
    }
    if (open.size < from + length) {
      const room = Buffer.alloc(from + length + ROOM - open.size, '\n');
      writeSync(open.file, room, 0, room.length, open.size);
      open.size += room.length;
    }
    return open.file;
  }

  function closeOpen(): void {
    if (!open) return;
    if (open.month === month) ftruncateSync(open.file, end);
    closeSync(open.file);
    open = undefined;
  }

  return {
    tail: tail.records,
    isWhole: tail.isWhole,
    heads: heads.all,
    highestOf: heads.highestOf,
    prepare,
    absorb: (entries) => prepareEntries(entries).write(),
    mark: () => mark,
    async summarize({ heads: raised, at, mark: newMark = mark }) {
      heads.learn({ kind: 'heads', heads: raised, at: at.toISOString() });
      mark = newMark;
      const of = laterOf(month, at.toISOString().slice(0, 7));
      await prepareLines(owed, of, new Map(bases), heads.all()).write();
    },
    end: () => (month === undefined ? undefined : { month, at: end, hash: last }),
    onWritten: (listener) => void listeners.push(listener),
    close: closeOpen,
  };
}

const nothingToWrite = { write: async () => {} };

/**
 * The end of the last month in which something was written; with months before, where that has no summary that entries
 * follow: as the power went with its first lines, or it is damaged.
 */
function lastTail(folder: string): { month: string | undefined; tail: Tail } {
  let newest: { month: string; tail: Tail } | undefined;
  for (const month of monthsIn(folder).toReversed()) {
    const tail = readTail(monthFile(folder, month));
    if (tail.records.length === 0) continue;
    newest = newest ? { ...newest, tail: joined(tail, newest.tail) } : { month, tail };
    if (tail.records[0]?.kind === 'heads' && tail.records.some(({ kind }) => kind !== 'heads')) break;
  }
  return newest ?? { month: undefined, tail: emptyTail };
}

/** The end of one month and what was read of the next. */
function joined(earlier: Tail, later: Tail): Tail {
  const isContinued = later.records[0]?.kind === 'heads' && later.before === earlier.hash;
  return {
    ...later,
    records: [...earlier.records, ...later.records],
    before: earlier.before,
    isWhole: earlier.isWhole && later.isWhole && isContinued,
  };
}

/** A clock that goes back writes on in the month that was reached. */
function laterOf(month: string | undefined, now: string): string {
  return month !== undefined && month > now ? month : now;
}

/** Opens a month's file, new or not; what follows `from` is a line that was torn, and becomes room. */
function openMonth(folder: string, month: string, from: number): OpenMonth {
  const path = monthFile(folder, month);
  const file = openSync(path, openFlags, 0o600);
  ftruncateSync(file, from);
  flushFolderOf(path);
  return { month, file, size: from };
}

/** A file that is there keeps what it has; not to append, which would write at the end of the room. */
const openFlags = constants.O_RDWR | constants.O_CREAT;

function recordOf(entry: JournalEntry, bases: Map<string, WrittenBase>): JournalRecord {
  if (entry.kind === 'number') return entry;
  if (entry.kind === 'revision') {
    const { content, ...revision } = entry;
    return { ...revision, ...compressAlike(content, 'revision', bases) };
  }
  const { signedXml, ...signed } = entry;
  return { ...signed, ...compressAlike(signedXml, kindOfXml(signedXml), bases) };
}
