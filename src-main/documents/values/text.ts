import { z } from 'zod';

/**
 * Text of a document: control characters and line breaks become spaces, ends are trimmed, because the schemas
 * refuse line breaks (`[^\n]*`) and XML refuses control characters. Marks that nobody sees are taken out: they turn the
 * writing around, or make two names of what reads as one. What is left is what is stored, signed and printed.
 */
export function cleanText(text: string): string {
  return text.replace(invisible, '').normalize('NFC').replace(unprintable, ' ').trim();
}

/** Controls of the writing's direction, and characters without width; a joiner stays where it makes one emoji of two. */
const invisible =
  /[\p{Bidi_Control}\u180e\u200b\u200c\u2060-\u2064\ufeff]+|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u200d(?!\p{Extended_Pictographic})/gu;

/** A run of control characters, line breaks, non-characters or lone surrogates: none is legal in the XML. */
const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]+/gu;

/** Text of 1 to `maximum` UTF-16 units after cleaning: never more characters than the schema counts. */
export function text(maximum: number) {
  // In one step: the fields of the contract are hundreds, and a chain makes the schema anew at each of its links.
  return z.string().check(z.overwrite(cleanText), z.minLength(1), z.maxLength(maximum));
}

/** Text that must come as one line: a line break is a fault instead of being mended. */
export function lineOfText(maximum: number) {
  return z
    .string()
    .refine((value) => !/[\r\n]/.test(value), {
      params: { code: 'line_breaks' },
      error: 'No puede tener saltos de línea.',
    })
    .overwrite(cleanText)
    .min(1)
    .max(maximum);
}

/** Digits only, of an exact length. */
export function digits(length: number) {
  return z.string().regex(new RegExp(`^\\d{${length}}$`), `Deben ser ${length} dígitos.`);
}

/** An address the authority's and mail's rules both take: one at sign, no spaces, at most 100 characters. */
export const emailAddress = z.email('La dirección de correo no es válida.').max(100);
