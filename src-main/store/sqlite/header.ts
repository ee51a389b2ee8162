import { closeSync, openSync, readSync } from 'node:fs';

/** Where numbers of 32 bits stand in the header of a database: https://www.sqlite.org/fileformat.html */
const headerNumbers = { userVersion: 60, applicationId: 68 } as const;

const HEADER_BYTES = 100;

/**
 * A number in the header of a database as the file has it, without opening it as one: what its log would change is not
 * seen. Undefined where there is no database.
 */
export function readHeader(file: string, at: keyof typeof headerNumbers): number | undefined {
  const header = Buffer.alloc(HEADER_BYTES);
  let opened: number;
  try {
    opened = openSync(file, 'r');
  } catch {
    // Why it cannot be read is reported when it is opened as a database.
    return undefined;
  }
  try {
    const isWhole = readSync(opened, header, 0, header.length, 0) === header.length;
    return isWhole ? header.readInt32BE(headerNumbers[at]) : undefined;
  } finally {
    closeSync(opened);
  }
}
