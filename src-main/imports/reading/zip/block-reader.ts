import type { FileHandle } from 'node:fs/promises';
import { RandomAccessReader } from 'yauzl';
import { keepLatest } from '../../../documents/values/keep-latest.ts';

const BLOCK_BYTES = 256 * 1024;
const BLOCKS = 6;

/**
 * Serves yauzl's many reads of a few bytes from a handful of large blocks of the file. Its own reader asks the
 * system for each of them (eight times slower), and its buffer holds the whole archive in memory.
 */
export class BlockReader extends RandomAccessReader {
  readonly #file: FileHandle;
  /** By number of block; the one used longest ago comes first. */
  readonly #blocks = new Map<number, Buffer>();

  constructor(file: FileHandle) {
    super();
    this.#file = file;
  }

  /** Answers in a later turn of the loop, so that reading an archive never keeps the service from its work. */
  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null, bytesRead?: number) => void,
  ): void {
    this.#copy(buffer.subarray(offset, offset + length), position).then(
      (bytesRead) => setImmediate(callback, null, bytesRead),
      (error: unknown) =>
        setImmediate(callback, error instanceof Error ? error : new Error('unreadable', { cause: error })),
    );
  }

  /** The bytes from `start` on; fewer than `length` at the end of the file. */
  async bytes(start: number, length: number): Promise<Buffer> {
    const target = Buffer.allocUnsafe(length);
    return target.subarray(0, await this.#copy(target, start));
  }

  async #copy(target: Buffer, position: number): Promise<number> {
    let copied = 0;
    while (copied < target.length) {
      const at = position + copied;
      const block = await this.#block(Math.floor(at / BLOCK_BYTES));
      const copiedNow = block.copy(target, copied, at % BLOCK_BYTES);
      if (copiedNow === 0) break;
      copied += copiedNow;
    }
    return copied;
  }

  async #block(number: number): Promise<Buffer> {
    const block = this.#blocks.get(number) ?? (await this.#read(number));
    keepLatest(this.#blocks, { key: number, value: block, most: BLOCKS });
    return block;
  }

  async #read(number: number): Promise<Buffer> {
    const { bytesRead, buffer } = await this.#file.read({
      buffer: Buffer.allocUnsafe(BLOCK_BYTES),
      position: number * BLOCK_BYTES,
    });
    return buffer.subarray(0, bytesRead);
  }
}
