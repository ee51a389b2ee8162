import { open, stat } from 'node:fs/promises';
import { type RecognizedFile, readingLimits, type UnreadableContent } from './findings/finding.ts';
import { inspectText } from './text/inspect-text.ts';
import { inspectZip } from './zip/inspect-zip.ts';

/**
 * Recognizes a file of an import by its bytes, and judges it whole before any of it is read: its size, an archive's
 * directory, whether a text has any key at all. Rejects only when the file cannot be opened.
 */
export async function recognizeFile(path: string): Promise<RecognizedFile> {
  const { size } = await stat(path);
  if (size > readingLimits.fileBytes) return { ok: false, failure: 'archive_too_large' };
  if (size === 0) return { ok: false, failure: 'no_documents', content: 'empty' };
  const head = await headOf(path);
  if (isZip(head)) return inspectZip(path);
  const other = otherContentOf(head);
  if (other === 'other_archive') return { ok: false, failure: 'unreadable_archive', content: other };
  if (other !== null) return { ok: false, failure: 'no_documents', content: other };
  if (isXml(head)) return { ok: true, kind: 'xml', size, entries: 1, ignoredEntries: 0 };
  return inspectText(path, size);
}

const HEAD_BYTES = 4096;

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** A first entry, or the end of an archive that has none. */
function isZip(head: Buffer): boolean {
  const start = head.toString('latin1', 0, 4);
  return start === 'PK\x03\x04' || start === 'PK\x05\x06' || start === 'PK\x07\x08';
}

/** How files begin that people take for what an import reads. */
const BEGINNINGS: readonly (readonly [string, UnreadableContent])[] = [
  ['%PDF', 'pdf'],
  // The binary format of Excel before 2007.
  ['\xd0\xcf\x11\xe0', 'spreadsheet'],
  ['Rar!', 'other_archive'],
  ['7z\xbc\xaf', 'other_archive'],
  ['\x1f\x8b', 'other_archive'],
];

function otherContentOf(head: Buffer): UnreadableContent | null {
  const start = head.toString('latin1', 0, 4);
  const format = BEGINNINGS.find(([beginning]) => start.startsWith(beginning));
  if (format) return format[1];
  return head.includes(0) && !isUtf16(head) ? 'other' : null;
}

function isXml(head: Buffer): boolean {
  const text = head.toString(isUtf16(head) ? 'utf16le' : 'utf8');
  // What begins as UTF-16 with its bytes the other way round is left to the reader of XML; no listing is.
  return text.trimStart().startsWith('<') || head.toString('hex', 0, 2) === BIG_ENDIAN_MARK;
}

const LITTLE_ENDIAN_MARK = 'fffe';
const BIG_ENDIAN_MARK = 'feff';

function isUtf16(head: Buffer): boolean {
  return [LITTLE_ENDIAN_MARK, BIG_ENDIAN_MARK].includes(head.toString('hex', 0, 2));
}
