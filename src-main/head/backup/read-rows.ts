import { createReadStream } from 'node:fs';

const BYTES_AT_ONCE = 1024 * 1024;

/** The lines of a file, some of them at a time. Throws where the last one has no end. */
export async function* linesOf(file: string): AsyncGenerator<readonly string[]> {
  let rest = '';
  for await (const chunk of createReadStream(file, { encoding: 'utf8', highWaterMark: BYTES_AT_ONCE })) {
    const text = `${rest}${String(chunk)}`;
    const end = text.lastIndexOf('\n');
    rest = text.slice(end + 1);
    if (end >= 0) yield text.slice(0, end).split('\n');
  }
  if (rest !== '') throw new Error(`${file} ends in the middle of a line`);
}
