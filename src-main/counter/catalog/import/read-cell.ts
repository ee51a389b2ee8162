import type { DecimalMark } from '../../../contract/catalog/catalog-import.ts';

/** What a cell says, or why it cannot be taken. */
export type Cell<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly message: string };

/** Excel shows a long number so, and writes what it shows: the last digits are gone. */
const SCIENTIFIC = /^\d+([.,]\d+)?E\+?\d+$/i;

/** A code or an identification. */
export function readCode(text: string): Cell<string> {
  if (!SCIENTIFIC.test(text)) return { ok: true, value: text };
  return {
    ok: false,
    message:
      'Excel lo cambió a notación científica y perdió cifras. En Excel, dé a la columna el formato Texto y escríbalo otra vez.',
  };
}

/** A price: `4.50`, `4,50`, `$ 1.234,50`. What could be read both ways is read by the decimal mark of the file. */
export function readNumber(text: string, mark: DecimalMark): Cell<string> {
  const plain = text.replace(/^(USD|US\$|\$)\s*|\s*(USD|US\$|\$)$/gi, '').replaceAll(/[\s\u00a0']/g, '');
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(plain)) return notANumber;
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last === -1) return { ok: true, value: plain };
  const sign = plain[last] ?? '';
  const before = plain.slice(0, last);
  const after = plain.slice(last + 1);
  if (isGroupMark({ sign, before, after, mark })) {
    const groups = plain.replaceAll(sign, '');
    return /^\d+$/.test(groups) ? { ok: true, value: groups } : notANumber;
  }
  const whole = before.replaceAll(sign === '.' ? ',' : '.', '');
  if (!/^\d*$/.test(whole) || !/^\d*$/.test(after)) return notANumber;
  return { ok: true, value: after === '' ? whole : `${whole || '0'}.${after}` };
}

/** Whether the last mark of a number parts thousands: `1.234` where decimals go after a comma, `1.234.567` always. */
function isGroupMark(number: { sign: string; before: string; after: string; mark: DecimalMark }): boolean {
  const { sign, before, after, mark } = number;
  if (before.includes(sign)) return true;
  const isOther = sign !== (mark === 'comma' ? ',' : '.');
  return isOther && after.length === 3 && /^[1-9]\d{0,2}$/.test(before);
}

const notANumber = { ok: false, message: 'No es un número. Escríbalo como 4.50 o 4,50.' } as const;

/** What separates decimals in a file, by the numbers in it that can be read in one way only; a point when none can. */
export function decimalMarkOf(texts: Iterable<string>): DecimalMark {
  for (const text of texts) {
    const marks = text.replaceAll(/[^.,]/g, '');
    const decimals = /([.,])(\d+)\D*$/.exec(text);
    if (!decimals) continue;
    const isPlain = marks.length === 1 && decimals[2]?.length !== 3;
    const isMixed = marks.includes('.') && marks.includes(',');
    if (isPlain || isMixed) return decimals[1] === ',' ? 'comma' : 'point';
  }
  return 'point';
}

/** Whether something holds: sí, no, 1, 0, activo, inactivo. */
export function readFlag(text: string): Cell<boolean> {
  const word = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  if (/^(si|s|1|x|true|verdadero|activo|yes)$/.test(word)) return { ok: true, value: true };
  if (/^(no|n|0|false|falso|inactivo)$/.test(word)) return { ok: true, value: false };
  return { ok: false, message: 'Escriba sí o no.' };
}
