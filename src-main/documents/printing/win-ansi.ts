/**
 * WinAnsi is what the standard PDF fonts and the letters of thermal tickets have: 218 characters, all of Spanish. What
 * lies outside is replaced by its nearest kin, or by a question mark: the XML is the legal text, paper must only never
 * fail. On pages of PDF that happens to what the embedded fonts lack too (`ride/drawing/text-runs.ts`).
 */
export function toWinAnsi(text: string): string {
  if (common.test(text)) return text;
  return text.normalize('NFC').replace(outside, replacementOf);
}

const common = /^[\x20-\x7e\xa1-\xac\xae-\xff]*$/;
const outside = /[^\x20-\x7e\xa0-\xac\xae-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;

/** Signs that decompose to nothing a reader would recognize. */
const kin: Readonly<Record<string, string>> = {
  '−': '-',
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '―': '—',
  '′': "'",
  '″': '"',
  '←': '<-',
  '→': '->',
  '≤': '<=',
  '≥': '>=',
  '≠': '<>',
  '≈': '~',
  Ł: 'L',
  ł: 'l',
  đ: 'd',
  Đ: 'Ð',
  ı: 'i',
};

function replacementOf(character: string): string {
  const near = kin[character];
  if (near !== undefined) return near;
  if (/\s/.test(character)) return ' ';
  if (/[\p{M}\p{Cc}\p{Cf}\p{Cs}]/u.test(character)) return '';
  const bare = character
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/./gu, (part) => kin[part] ?? part);
  return bare !== '' && bare.search(outside) === -1 ? bare : '?';
}
