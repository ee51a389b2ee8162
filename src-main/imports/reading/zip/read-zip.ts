import type { Entry } from 'yauzl';
import {
  type Finding,
  type FoundFault,
  indexOf,
  positionOf,
  type ReadingOptions,
} from '../findings/finding.ts';
import { findingsInXml } from '../xml/findings-in-xml.ts';
import { type EntryBytes, readEntryBytes } from './entry-bytes.ts';
import { entryNameOf, isFolder, isXmlName } from './entry-name.ts';
import { entriesOf, openZip } from './open-zip.ts';

/** The documents of an archive that was recognized before, in the order of its central directory. */
export async function* readZip(path: string, { from = 0, signal }: ReadingOptions): AsyncGenerator<Finding> {
  const open = await openZip(path);
  try {
    let index = -1;
    for await (const entry of entriesOf(open.zip)) {
      index += 1;
      if (signal?.aborted) return;
      if (index < indexOf(from) || !isDocument(entry)) continue;
      const position = { index, entry: entryNameOf(entry) };
      const content = await readEntryBytes(open, entry);
      if (content.ok) yield* findingsInXml(content.bytes, position);
      else yield unreadable(content, position);
    }
  } finally {
    await open.close();
  }
}

function isDocument(entry: Entry): boolean {
  return !isFolder(entry) && isXmlName(entryNameOf(entry));
}

function unreadable(
  { fault }: Extract<EntryBytes, { ok: false }>,
  { index, entry }: { readonly index: number; readonly entry: string },
): FoundFault {
  return {
    kind: 'fault',
    position: positionOf(index),
    entry,
    ...(fault === 'too_large'
      ? { code: 'entry_too_large', params: {} }
      : { code: 'unreadable_xml', params: { reason: fault } }),
  };
}
