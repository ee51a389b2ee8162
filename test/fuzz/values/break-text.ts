import type { SeededRandom } from '../../support/seeded-random.ts';

/** Bytes that are meant as JSON and are not what they should be. */
export interface BrokenText {
  readonly bytes: Buffer;
  /** Whether no reader of JSON in UTF-8 may take it. */
  readonly isNoJson: boolean;
}

/** Spoils a text of JSON in one of many ways. */
export function breakText(json: string, random: SeededRandom): BrokenText {
  const { spoil, isNoJson } = random.pick(waysToSpoil);
  return { bytes: spoil(json, random), isNoJson };
}

interface WayToSpoil {
  readonly isNoJson: boolean;
  spoil(json: string, random: SeededRandom): Buffer;
}

const invalidUtf8 = [
  [0xff],
  [0xc0, 0xaf],
  [0xed, 0xa0, 0x80],
  [0xf4, 0x90, 0x80, 0x80],
  [0xe2, 0x82],
  [0x80],
] as const;

const waysToSpoil: readonly WayToSpoil[] = [
  { isNoJson: true, spoil: (json) => Buffer.from(json.slice(0, -1)) },
  {
    isNoJson: true,
    spoil: (json, random) => Buffer.from(json.slice(0, random.between(0, json.length - 1)) || '{'),
  },
  { isNoJson: true, spoil: (json) => Buffer.from(`${json},`) },
  { isNoJson: true, spoil: (json) => Buffer.from(`${json}${json}`) },
  { isNoJson: true, spoil: (json) => Buffer.from(`/* */${json}`) },
  { isNoJson: true, spoil: (json) => Buffer.from(`{"a":NaN,"b":${json}}`) },
  { isNoJson: true, spoil: (json) => Buffer.from(`{'a':${json}}`) },
  { isNoJson: true, spoil: () => Buffer.from('{"a":"\u0001"}') },
  { isNoJson: true, spoil: () => Buffer.from('{"a":01}') },
  { isNoJson: true, spoil: () => Buffer.from('"\\ud8') },
  { isNoJson: true, spoil: () => Buffer.from('['.repeat(200_000)) },
  { isNoJson: true, spoil: (json) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(json)]) },
  { isNoJson: true, spoil: (json) => Buffer.from(json, 'utf16le') },
  {
    isNoJson: true,
    spoil: (json, random) =>
      Buffer.concat([Buffer.from(`["`), Buffer.from(random.pick(invalidUtf8)), Buffer.from(`",${json}]`)]),
  },
  {
    isNoJson: true,
    spoil: (_json, random) => Buffer.from(Array.from({ length: 200 }, () => random.between(0, 31))),
  },
  { isNoJson: false, spoil: (json) => Buffer.from(json.replace(/":\s*-?\d+(\.\d+)?/, '":1e400')) },
  { isNoJson: false, spoil: (json) => Buffer.from(json.replace(/":\s*"[^"\\]*"/, `":${'9'.repeat(500)}`)) },
  { isNoJson: false, spoil: (json) => Buffer.from(json.replace('{', '{"__proto__":{"a":1},')) },
  { isNoJson: false, spoil: (json) => Buffer.from(json.replace(/^\{("[^"\\]+":)/, '{$1"x",$1')) },
  { isNoJson: false, spoil: (json) => Buffer.from(`${' \n\t'.repeat(5000)}${json}\r\n`) },
  {
    isNoJson: false,
    spoil: (json) =>
      Buffer.from(
        json.replace(
          /"(\w)/g,
          (_all, letter: string) => `"\\u00${letter.charCodeAt(0).toString(16).padStart(2, '0')}`,
        ),
      ),
  },
  { isNoJson: false, spoil: () => Buffer.from('["'.padEnd(1_200_000, 'x')) },
  { isNoJson: false, spoil: () => Buffer.alloc(0) },
  { isNoJson: false, spoil: () => Buffer.from('null') },
  { isNoJson: false, spoil: () => Buffer.from('0') },
  { isNoJson: false, spoil: () => Buffer.from('""') },
  { isNoJson: false, spoil: () => Buffer.from('[]') },
  { isNoJson: false, spoil: () => Buffer.from(`{"a":${'['.repeat(50_000)}${']'.repeat(50_000)}}`) },
];
