import { type FileHandle, open } from 'node:fs/promises';
import { type Entry, fromRandomAccessReaderPromise, type ZipFile } from 'yauzl';
import { BlockReader } from './block-reader.ts';

/** An archive open for reading; `close` it. */
export interface OpenZip {
  readonly zip: ZipFile;
  readonly reader: BlockReader;
  /** Bytes. */
  readonly size: number;
  close(): Promise<void>;
}

/** Opens an archive by its central directory. Rejects with `UnreadableZip` when it has none that can be read. */
export async function openZip(path: string): Promise<OpenZip> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const reader = new BlockReader(file);
    const zip = await openDirectory(reader, size);
    return { zip, reader, size, close: () => close(zip, file) };
  } catch (reason) {
    await file.close();
    throw reason;
  }
}

/** What yauzl says of an archive that is damaged, or that asks for a password. */
export class UnreadableZip extends Error {
  override readonly name = 'UnreadableZip';
  readonly isEncrypted: boolean;

  constructor(cause: unknown) {
    const message = cause instanceof Error ? cause.message : String(cause);
    super(message, { cause });
    this.isEncrypted = message.includes('encryption');
  }
}

/** The entries in the order of the central directory, one in memory. Throws `UnreadableZip` where it is damaged. */
export async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  const entries = zip.eachEntry();
  try {
    for (;;) {
      const next = await entries.next().catch((reason: unknown) => {
        throw new UnreadableZip(reason);
      });
      if (next.done) return;
      yield next.value;
    }
  } finally {
    await entries.return?.();
  }
}

async function openDirectory(reader: BlockReader, size: number): Promise<ZipFile> {
  try {
    return await fromRandomAccessReaderPromise(reader, size, {
      // Its own checks of names and sizes would give up the whole archive for one entry.
      decodeStrings: false,
      validateEntrySizes: false,
      autoClose: false,
    });
  } catch (reason) {
    throw new UnreadableZip(reason);
  }
}

async function close(zip: ZipFile, file: FileHandle): Promise<void> {
  zip.close();
  await file.close();
}
