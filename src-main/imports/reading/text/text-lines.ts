import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/** A line of a text, from 1. What is longer than any record is cut. */
export interface TextLine {
  readonly number: number;
  readonly text: string;
}

const LONGEST = 16 * 1024;

/**
 * The lines of a text, a block in memory. Every byte becomes one character, whether it was ISO-8859-1 or UTF-8: what
 * is read of a listing (keys, dates, the names of columns) is the same in both. Only UTF-16, which spreadsheets call
 * "Unicode text", is decoded.
 */
export async function* linesOf(path: string): AsyncGenerator<TextLine> {
  const encoding = (await isUtf16(path)) ? 'utf16le' : 'latin1';
  const stream = createReadStream(path, { encoding });
  let number = 0;
  let rest = '';
  try {
    for await (const chunk of stream) {
      const lines = (rest + String(chunk)).split(LINE_BREAK);
      rest = (lines.pop() ?? '').slice(0, LONGEST);
      for (const line of lines) {
        number += 1;
        yield { number, text: clean(line) };
      }
    }
    if (rest !== '') yield { number: number + 1, text: clean(rest) };
  } finally {
    stream.destroy();
  }
}

/** A carriage return at the end of a block may be half of a break; it only makes a line that is empty. */
const LINE_BREAK = /\r?\n|\r(?!$)/;

/** Without a byte order mark, of UTF-8 read as single bytes or of UTF-16. */
function clean(line: string): string {
  return line.slice(0, LONGEST).replace(/^(?:\u00ef\u00bb\u00bf|\ufeff)/, '');
}

async function isUtf16(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0xff && buffer[1] === 0xfe;
  } finally {
    await file.close();
  }
}
