import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { JournalEntry } from '../../issuing/ports/journal.ts';
import { type Chain, makeChain } from './chain.ts';
import { type Bases, decompressAlike } from './compressed.ts';
import { parseLine } from './line.ts';
import { monthFile } from './month-files.ts';

/** What else is of interest in the lines of a month. */
export interface MonthWatch {
  /** Follows all its lines. */
  readonly chain?: Chain;
  /** Called with the mark of each summary. */
  readonly onSummary?: (mark: string | undefined) => void;
}

/** The entries of a month, in order; without lines that cannot be read, as one that a power cut tore. */
export async function* readMonth(
  folder: string,
  month: string,
  { chain = makeChain(), onSummary }: MonthWatch = {},
): AsyncGenerator<JournalEntry> {
  const bases: Bases = new Map();
  const lines = createInterface({ input: createReadStream(monthFile(folder, month)), crlfDelay: Infinity });
  for await (const line of lines) {
    const read = line === '' ? undefined : parseLine(line);
    if (!read) continue;
    const { record, before } = read;
    chain.follow({ text: line, before });
    if (record.kind === 'heads') {
      onSummary?.(record.mark);
      continue;
    }
    if (record.kind === 'number') {
      yield record;
      continue;
    }
    const { compressed, like, kind, ...revision } = record;
    const text = decompressAlike({ compressed, ...(like !== undefined && { like }) }, bases);
    if (!text) continue;
    yield kind === 'signed' ? { kind, ...revision, signedXml: text } : { kind, ...revision, content: text };
  }
}
