import { crc32, deflateRawSync } from 'node:zlib';

/** An entry as a test wants it; whatever is stated instead of computed is a lie that the archive tells. */
export interface ZipEntry {
  readonly name: string;
  readonly content?: string | Uint8Array;
  readonly isStored?: boolean;
  readonly isEncrypted?: boolean;
  readonly compressionMethod?: number;
  /** General purpose bits, instead of UTF-8 names alone. */
  readonly flags?: number;
  readonly declaredSize?: number;
  readonly declaredPackedSize?: number;
  readonly declaredCrc?: number;
  /** The deflated bytes, instead of those of the content. */
  readonly packed?: Uint8Array;
  /** Points at the bytes of the entry before, as archives do that expand without end. */
  readonly sharesBytes?: boolean;
}

const UTF8_NAMES = 0x800;
const ENCRYPTED = 0x1;
const STORED = 0;
const DEFLATED = 8;

/** A ZIP file written byte by byte, with no more sense than it is asked for. */
export function makeZip(entries: readonly ZipEntry[], { comment = '' } = {}): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  let lastOffset = 0;
  for (const entry of entries) {
    const { name, header, packed } = packEntry(entry);
    if (!entry.sharesBytes) {
      const local = Buffer.concat([
        uint32(0x04034b50),
        uint16(20),
        header,
        uint16(name.length),
        uint16(0),
        name,
      ]);
      bodies.push(Buffer.concat([local, packed]));
      lastOffset = offset;
      offset += local.length + packed.length;
    }
    directory.push(
      Buffer.concat([
        ...[uint32(0x02014b50), uint16(20), uint16(20), header],
        ...[uint16(name.length), uint16(0), uint16(0), uint16(0), uint16(0), uint32(0), uint32(lastOffset)],
        name,
      ]),
    );
  }
  const central = Buffer.concat(directory);
  const count = uint16(entries.length % 0x10000);
  const note = Buffer.from(comment, 'latin1');
  const end = [
    uint32(0x06054b50),
    uint16(0),
    uint16(0),
    count,
    count,
    uint32(central.length),
    uint32(offset),
  ];
  return Buffer.concat([...bodies, central, ...end, uint16(note.length), note]);
}

interface PackedEntry {
  readonly name: Buffer;
  /** What local and central headers have in common, from the flags to the sizes. */
  readonly header: Buffer;
  readonly packed: Uint8Array;
}

function packEntry(entry: ZipEntry): PackedEntry {
  const content = Buffer.from(entry.content ?? '');
  const packed = entry.packed ?? (entry.isStored ? content : deflateRawSync(content));
  const method = entry.compressionMethod ?? (entry.isStored ? STORED : DEFLATED);
  const flags = (entry.flags ?? UTF8_NAMES) | (entry.isEncrypted ? ENCRYPTED : 0);
  const header = Buffer.concat([
    ...[uint16(flags), uint16(method), uint16(0), uint16(0), uint32(entry.declaredCrc ?? crc32(content))],
    uint32(entry.declaredPackedSize ?? packed.length),
    uint32(entry.declaredSize ?? content.length),
  ]);
  return { name: Buffer.from(entry.name, 'utf8'), header, packed };
}

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
