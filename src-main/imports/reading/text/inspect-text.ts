import { type RecognizedFile, readingLimits } from '../findings/finding.ts';
import { recordsOf } from './records-of.ts';

/** Judges a text by the keys in it: none is no listing, and there is a limit to how many. */
export async function inspectText(path: string, size: number): Promise<RecognizedFile> {
  let keys = 0;
  let lastLine = 0;
  for await (const { line, records } of recordsOf(path)) {
    keys += records.length;
    lastLine = line;
    if (keys > readingLimits.entries) return { ok: false, failure: 'too_many_entries' };
  }
  if (keys === 0) return { ok: false, failure: 'no_documents', content: 'other' };
  return { ok: true, kind: 'text', size, entries: lastLine, ignoredEntries: 0 };
}
