import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { makeChain } from './chain.ts';
import { type JournalRecord, parseLine } from './line.ts';

/** The end of a month's file, as far back as is needed to know how things stand. */
export interface Tail {
  /** From the last summary (`heads`) that entries follow: a summary alone says nothing of the entries before it. */
  readonly records: readonly JournalRecord[];
  /** Where the next line is written; what is after it (room, or a line that a power cut tore) is nothing. */
  readonly end: number;
  /** Of the last line; empty when there is none. */
  readonly hash: string;
  /** Bytes that may be read again at the next start: since that line. */
  readonly length: number;
  /** The hash that the first of these lines names; undefined when there is none. */
  readonly before: string | undefined;
  /** Whether each of these lines names the hash of the one before it. */
  readonly isWhole: boolean;
}

const BLOCK = 1024 * 1024;
const LINE_END = 0x0a;

/** Reads a file backwards until the last summary that entries follow, or all of it where it has none. */
export function readTail(file: string): Tail {
  const opened = openSync(file, 'r');
  try {
    const { size } = fstatSync(opened);
    for (let length = Math.min(BLOCK, size); ; length = Math.min(length * 4, size)) {
      const bytes = Buffer.alloc(length);
      readSync(opened, bytes, 0, length, size - length);
      const tail = tailOf(bytes, size - length);
      if (tail) return tail;
    }
  } finally {
    closeSync(opened);
  }
}

/**
 * @param from where in the file the bytes begin; elsewhere than at its start, they begin in the middle of a line
 */
function tailOf(bytes: Buffer, from: number): Tail | undefined {
  let records: JournalRecord[] = [];
  let end = 0;
  let chain = makeChain();
  let since: number | undefined;
  /** The last line, where it is a summary. */
  let summary:
    | { readonly record: JournalRecord; readonly at: number; readonly text: string; readonly before: string }
    | undefined;
  let at = from === 0 ? 0 : bytes.indexOf(LINE_END) + 1;
  while (at < bytes.length) {
    const next = bytes.indexOf(LINE_END, at);
    // Only a line that is whole counts: the last may have been torn.
    if (next === -1) break;
    const text = bytes.toString('utf8', at, next);
    const line = next > at ? parseLine(text) : undefined;
    if (line) {
      const { before } = line;
      if (line.record.kind === 'heads') summary = { record: line.record, at, text, before };
      else if (summary) {
        records = [summary.record];
        since = summary.at;
        chain = makeChain();
        chain.follow(summary);
        summary = undefined;
      }
      records.push(line.record);
      chain.follow({ text, before });
      end = next + 1;
    }
    at = next + 1;
  }
  if (since === undefined && from > 0) return undefined;
  return {
    records,
    end: from + end,
    hash: chain.last() ?? '',
    length: end - (since ?? 0),
    before: chain.first(),
    isWhole: chain.isWhole(),
  };
}
