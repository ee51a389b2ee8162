/** The tag that says how a camera was held (Exif 2.32, 4.6.4). */
const ORIENTATION = 0x0112;
const EXIF = Buffer.from('Exif\0\0', 'latin1');

/** How a picture is turned when it is shown, 1 to 8, of the data of an APP1 segment; undefined when it does not say. */
export function jpegOrientation(app1: Buffer): number | undefined {
  const tiff = app1.subarray(EXIF.length);
  if (!app1.subarray(0, EXIF.length).equals(EXIF) || tiff.length < 8) return undefined;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const at16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return undefined;
  const last = Math.min(tiff.length - 12, directory + 2 + 12 * (at16(directory) - 1));
  for (let entry = directory + 2; entry <= last; entry += 12) {
    if (at16(entry) === ORIENTATION) return at16(entry + 8);
  }
  return undefined;
}

/** Whether it is shown on its side: then its width is its height. */
export function isTurned(orientation: number | undefined): boolean {
  return orientation !== undefined && orientation >= 5 && orientation <= 8;
}
