// Writes the letters of tickets, `src-main/printing/font/faces.ts`, from the PCF files of the Terminus Font (SIL OFL
// 1.1; Debian's package `xfonts-terminus`): `node scripts/printing/make-font-faces.mjs FOLDER_OF_PCF_FILES`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync, gunzipSync } from 'node:zlib';

const METRICS = 1 << 2;
const BITMAPS = 1 << 3;
const ENCODINGS = 1 << 5;

/** Faces by our name: the file, and the cell in dots. Of the bold ones: a thermal head burns a line of one dot too faint. */
const faces = [
  { name: 'regular', file: 'ter-u24b_unicode.pcf.gz', width: 12, height: 24 },
  { name: 'small', file: 'ter-u16b_unicode.pcf.gz', width: 8, height: 16 },
];

/** Windows-1252: all that a page of ours ever prints. */
const letters = [
  ...new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 224 }, (_, i) => i + 32)),
]
  .filter((letter) => !/\p{Cc}/u.test(letter))
  .join('');

const folder = process.argv[2];
if (folder === undefined) throw new Error('which folder are the PCF files in?');
const written = faces.map((face) => faceLines(face, readFileSync(join(folder, face.file))));
const path = new URL('../../src-main/printing/font/faces.ts', import.meta.url);
writeFileSync(
  path,
  [
    '// Written by scripts/printing/make-font-faces.mjs from the Terminus Font 4.48, copyright (c) 2010-2014 Dimitar',
    '// Toshkov Zhekov, SIL Open Font License 1.1 (OFL.txt, beside this file).',
    '',
    '/** The letters there are, in the order of the pictures. */',
    `export const letters =`,
    `  ${JSON.stringify(letters.slice(0, 95)).replaceAll("'", "\\'").replace(/^"|"$/g, "'").replaceAll('\\"', '"')} +`,
    `  '${letters.slice(95)}';`,
    '',
    '/** Pictures of the letters one after the other, row by row from the left, two bytes a row or one; deflated, base64. */',
    'export const faces = {',
    ...written,
    '} as const;',
    '',
  ].join('\n'),
);

/**
 * @param {(typeof faces)[number]} face
 * @param {Buffer} packed
 */
function faceLines({ name, width, height, file }, packed) {
  const glyphs = readPcf(gunzipSync(packed));
  const rowBytes = Math.ceil(width / 8);
  const all = [...letters].map((letter) => {
    const glyph = glyphs(letter);
    if (glyph.length !== rowBytes * height) throw new Error(`${file}: ${letter} is not ${width}×${height}`);
    return glyph;
  });
  const data = deflateRawSync(Buffer.concat(all), { level: 9 }).toString('base64');
  const lines = data.match(/.{1,100}/g) ?? [];
  return `  ${name}: {\n    width: ${width},\n    height: ${height},\n    data: [\n${lines.map((line) => `      '${line}',`).join('\n')}\n    ],\n  },`;
}

/**
 * @param {Buffer} pcf
 * @returns {(letter: string) => Buffer} the rows of a letter, each in whole bytes
 */
function readPcf(pcf) {
  const tables = Array.from({ length: pcf.readUInt32LE(4) }, (_, index) => ({
    type: pcf.readUInt32LE(8 + index * 16),
    at: pcf.readUInt32LE(8 + index * 16 + 12),
  }));
  /** @param {number} type */
  const at = (type) => tables.find((table) => table.type === type)?.at ?? fail();
  const format = pcf.readUInt32LE(at(BITMAPS));
  const isBig = (format & 4) !== 0;
  /** @param {number} offset */
  const u16 = (offset) => (isBig ? pcf.readUInt16BE(offset) : pcf.readUInt16LE(offset));
  /** @param {number} offset */
  const u32 = (offset) => (isBig ? pcf.readUInt32BE(offset) : pcf.readUInt32LE(offset));
  const isLeftFirst = (format & 8) !== 0;
  const padding = 1 << (format & 3);
  const [bitmaps, encodings, metrics] = [at(BITMAPS), at(ENCODINGS), at(METRICS)];
  const count = u32(bitmaps + 4);
  const pictures = bitmaps + 8 + count * 4 + 16;
  const [firstLow, lastLow, firstHigh] = [u16(encodings + 4), u16(encodings + 6), u16(encodings + 8)];
  return (letter) => {
    const code = letter.codePointAt(0) ?? fail();
    const position = ((code >> 8) - firstHigh) * (lastLow - firstLow + 1) + (code & 255) - firstLow;
    const index = u16(encodings + 14 + position * 2);
    if (index === 0xffff) throw new Error(`the font has no ${letter}`);
    const metric = metrics + 6 + index * 5;
    const width = pcf.readUInt8(metric + 2) - 128;
    const height = pcf.readUInt8(metric + 3) - 128 + pcf.readUInt8(metric + 4) - 128;
    const start = pictures + u32(bitmaps + 8 + index * 4);
    const stride = Math.ceil(Math.ceil(width / 8) / padding) * padding;
    const rowBytes = Math.ceil(width / 8);
    const rows = Array.from({ length: height }, (_, row) => {
      const bytes = pcf.subarray(start + row * stride, start + row * stride + rowBytes);
      return isLeftFirst ? bytes : Buffer.from([...bytes].map(reversed));
    });
    return Buffer.concat(rows);
  };
}

/** @param {number} byte */
function reversed(byte) {
  return Number.parseInt(byte.toString(2).padStart(8, '0').split('').reverse().join(''), 2);
}

/** @returns {never} */
function fail() {
  throw new Error('this is no PCF file as we know them');
}
