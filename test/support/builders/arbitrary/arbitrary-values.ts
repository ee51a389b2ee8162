import fc from 'fast-check';

/**
 * Text of 1 to `maximum` UTF-16 units as the schemas accept it after cleaning: graphemes of all scripts, markup,
 * accents, joined emoji, and the longest text there can be.
 */
export function arbitraryText(maximum: number): fc.Arbitrary<string> {
  const maxLength = Math.min(maximum, 40) - 1;
  const awkward = [
    '<a href="x">&amp;</a>',
    "]]>'",
    '&#13;',
    'pin\u0303a',
    '👩‍👩‍👧',
    'a\r\nb\tc',
    'n\ud800o',
    '\u0000',
  ];
  return fc
    .oneof(
      { weight: 3, arbitrary: fc.string({ unit: 'grapheme', maxLength }) },
      { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength }) },
      { weight: 2, arbitrary: fc.constantFrom(...awkward) },
      { weight: 1, arbitrary: fc.constant('ñ'.repeat(maximum - 1)) },
    )
    .map((rest) => shortenTo(maximum, `x${rest}`));
}

/** Normalizing can make a text longer, so it is cut afterwards; a pair cut in two is a lone surrogate, as in life. */
function shortenTo(maximum: number, value: string): string {
  return value.normalize('NFC').slice(0, maximum);
}

/** A decimal string of up to so many decimals, with or without trailing zeros, as callers write them. */
export function arbitraryDecimal(largest: number, decimals: number): fc.Arbitrary<string> {
  return fc
    .record({ integer: fc.nat(largest), fraction: fc.nat(10 ** decimals - 1), places: fc.nat(decimals) })
    .map(({ integer, fraction, places }) =>
      places === 0 ? `${integer}` : `${integer}.${String(fraction).padStart(decimals, '0').slice(0, places)}`,
    );
}

/** Digits of an exact length. */
export function arbitraryDigits(length: number): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });
}
