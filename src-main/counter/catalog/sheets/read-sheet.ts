import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import type { ReadSheet } from './sheet.ts';

/** Reads a spreadsheet by what its bytes are; its name says nothing. */
export async function readSheetFile(bytes: Uint8Array): Promise<ReadSheet> {
  const read = await readByContent(bytes);
  const isEmpty = read.kind === 'sheet' && read.rows.every((row) => row.every((cell) => cell.trim() === ''));
  return isEmpty ? { kind: 'unreadable', why: 'empty' } : read;
}

async function readByContent(bytes: Uint8Array): Promise<ReadSheet> {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return readXlsx(bytes);
  // What Excel wrote before 2007, and what it writes today with a password.
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return { kind: 'unreadable', why: 'protected' };
  return readCsv(bytes);
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte);
}
