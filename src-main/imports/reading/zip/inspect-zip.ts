import type { Entry } from 'yauzl';
import { type RecognizedFile, readingLimits } from '../findings/finding.ts';
import { entryNameOf, isFolder, isXmlName } from './entry-name.ts';
import { entriesOf, type OpenZip, openZip, UnreadableZip } from './open-zip.ts';

/**
 * Judges an archive by its central directory, before any of it is expanded: the limits of api.md §8, a password,
 * and whether there is an XML in it at all.
 */
export async function inspectZip(path: string): Promise<RecognizedFile> {
  let open: OpenZip | null = null;
  try {
    open = await openZip(path);
    return await inspectDirectory(open);
  } catch (reason) {
    if (!(reason instanceof UnreadableZip)) throw reason;
    return { ok: false, failure: reason.isEncrypted ? 'encrypted_archive' : 'unreadable_archive' };
  } finally {
    await open?.close();
  }
}

async function inspectDirectory({ zip, size }: OpenZip): Promise<RecognizedFile> {
  if (zip.entryCount > readingLimits.entries) return { ok: false, failure: 'too_many_entries' };
  const totals = { entries: 0, documents: 0, ignored: 0, packed: 0, unpacked: 0 };
  for await (const entry of entriesOf(zip)) {
    totals.entries += 1;
    totals.packed += entry.compressedSize;
    totals.unpacked += entry.uncompressedSize;
    // Entries that share their bytes are how a small file is made to expand without end.
    if (totals.packed > size) return { ok: false, failure: 'unreadable_archive' };
    if (totals.unpacked > size * readingLimits.expansion) return { ok: false, failure: 'archive_too_large' };
    if (isFolder(entry)) continue;
    const name = entryNameOf(entry);
    if (isOfficeFile(name)) return { ok: false, failure: 'no_documents', content: 'spreadsheet' };
    if (!isXmlName(name)) totals.ignored += 1;
    else if (isEncrypted(entry)) return { ok: false, failure: 'encrypted_archive' };
    else totals.documents += 1;
  }
  if (totals.documents === 0) return { ok: false, failure: 'no_documents' };
  return { ok: true, kind: 'zip', size, entries: totals.entries, ignoredEntries: totals.ignored };
}

/** A spreadsheet is a ZIP of XML too (Office Open XML, OpenDocument), but none of it is a document. */
function isOfficeFile(name: string): boolean {
  return name === '[Content_Types].xml' || name === 'META-INF/manifest.xml';
}

const ENCRYPTED = 0x1;

function isEncrypted(entry: Entry): boolean {
  return (entry.generalPurposeBitFlag & ENCRYPTED) !== 0;
}
