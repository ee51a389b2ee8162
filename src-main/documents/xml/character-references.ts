/** A text with its references resolved, and whether it was written as canonical form has it. */
export interface ResolvedText {
  readonly text: string;
  readonly isCanonical: boolean;
}

/** Where a text stands decides what canonical form writes otherwise (Canonical XML 1.0 §2.3). */
export type TextPlace = 'content' | 'attribute';

/**
 * Puts the characters that are written otherwise (`&lt;`, `&#13;`) in their place. Null for what is no reference, or
 * one to something that only a DTD could say.
 */
export function resolveReferences(written: string, place: TextPlace): ResolvedText | null {
  let isKnown = true;
  let isCanonical = true;
  const text = written.replaceAll(REFERENCE, (reference, name?: string, decimal?: string, hex?: string) => {
    const character = name === undefined ? characterOf(decimal, hex) : named[name];
    if (character === undefined) isKnown = false;
    if (!canonical[place].includes(reference)) isCanonical = false;
    return character ?? '';
  });
  return isKnown ? { text, isCanonical } : null;
}

/** Every `&`, whether a reference follows or not. */
const REFERENCE = /&(?:(lt|gt|quot|amp|apos);|#(\d{1,7});|#x([\dA-Fa-f]{1,6});)?/g;

const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', apos: "'" };

const canonical: Readonly<Record<TextPlace, readonly string[]>> = {
  content: ['&amp;', '&lt;', '&gt;', '&#xD;'],
  attribute: ['&amp;', '&lt;', '&quot;', '&#x9;', '&#xA;', '&#xD;'],
};

function characterOf(decimal: string | undefined, hex: string | undefined): string | undefined {
  if (decimal === undefined && hex === undefined) return undefined;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  return isCharacter(code) ? String.fromCodePoint(code) : undefined;
}

/** What XML 1.0 counts as a character (§2.2). */
function isCharacter(code: number): boolean {
  if (code < 0x20) return code === 0x9 || code === 0xa || code === 0xd;
  return code <= 0xd7ff || (code >= 0xe000 && code <= 0xfffd) || (code >= 0x10000 && code <= 0x10ffff);
}
