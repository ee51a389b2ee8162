/** ZIP, APPNOTE 6.3.10: end of central directory (4.3.16) and its entries (4.3.12). */
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const LONGEST_COMMENT = 0xffff;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const ENTRIES_AT_MOST = 2000;

/** How many bytes an archive says it opens to; undefined when it is damaged or no ZIP. */
export function expandedSize(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endOf(view);
  if (end === undefined) return undefined;
  const entries = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (entries > ENTRIES_AT_MOST) return Number.POSITIVE_INFINITY;
  let total = 0;
  for (let entry = 0; entry < entries; entry += 1) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== ENTRY_SIGNATURE) return undefined;
    total += view.getUint32(at + 24, true);
    const [name, extra, comment] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    at += ENTRY_BYTES + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return total;
}

function endOf(view: DataView): number | undefined {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= 0 && at >= last - LONGEST_COMMENT; at -= 1) {
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  }
  return undefined;
}
