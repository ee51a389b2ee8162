import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import type { JournalEntry } from '../issuing/ports/journal.ts';
import { makeChain } from './chain.ts';
import { parseLine } from './line.ts';
import { monthFile } from './month-files.ts';
import { type Bases, unpackXml } from './packed-xml.ts';

/**
 * The entries of a month, in order; without lines that cannot be read, as one that a power cut tore.
 *
 * @param chain follows all its lines
 */
export async function* readMonth(
  folder: string,
  month: string,
  chain = makeChain(),
): AsyncGenerator<JournalEntry> {
  const bases: Bases = new Map();
  const lines = createInterface({ input: createReadStream(monthFile(folder, month)), crlfDelay: Infinity });
  for await (const text of lines) {
    const line = text === '' ? undefined : parseLine(text);
    if (!line) continue;
    const { said, before } = line;
    chain.follow({ text, before });
    if (said.kind === 'number') yield said;
    if (said.kind === 'signed') {
      const { xml, like, ...signed } = said;
      const signedXml = unpackXml({ xml, ...(like !== undefined && { like }) }, bases);
      if (signedXml) yield { ...signed, signedXml };
    }
  }
}
