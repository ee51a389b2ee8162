import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { SeriesHead } from '../../issuing/ports/journal.ts';
import { type JournalEnd, journalEnd } from '../journal/journal-end.ts';
import { seriesHead } from '../journal/line.ts';

/**
 * What a user of a computer remembers of a journal outside the data folder: a folder that was set back does not set this
 * back with it (decision 0020).
 */
export interface NumberMark {
  /** Of the journal. */
  readonly id: string;
  readonly end: JournalEnd;
  /** How far each live series had got. */
  readonly heads: readonly SeriesHead[];
}

const markFile = z.strictObject({ id: z.uuid(), end: journalEnd, heads: z.array(seriesHead) });

/** The marks of all journals that were written by a user of a computer, a file each. */
export function readMarks(stateDir: string): readonly NumberMark[] {
  let names: string[];
  try {
    names = readdirSync(marksIn(stateDir));
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readMark(join(marksIn(stateDir), name)));
}

/** Whole or not at all. Throws what the disk says. */
export async function writeMark(stateDir: string, { id, end, heads }: NumberMark): Promise<void> {
  await mkdir(marksIn(stateDir), { recursive: true, mode: 0o700 });
  const file = join(marksIn(stateDir), `${id}.json`);
  {
    await using incoming = await open(`${file}.new`, 'w', 0o600);
    await incoming.writeFile(`${JSON.stringify(markFile.encode({ id, end, heads: [...heads] }))}\n`);
    await incoming.sync();
  }
  await rename(`${file}.new`, file);
}

/** A mark that cannot be read proves nothing. */
function readMark(file: string): readonly NumberMark[] {
  try {
    return [markFile.decode(JSON.parse(readFileSync(file, 'utf8')))];
  } catch {
    return [];
  }
}

function marksIn(stateDir: string): string {
  return join(stateDir, 'numbers');
}
