import { isUtf8 } from 'node:buffer';
import { MalformedJsonError } from './routing/answers/problem-of-error.ts';

/**
 * Reads a request body. Undefined when it is empty. Bytes that are no UTF-8 are refused rather than mended: a name
 * with a broken letter would be signed as it is. So is an object that says one name twice: another reader of the same
 * bytes would take the other value.
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  if (!isUtf8(bytes)) throw new MalformedJsonError('El cuerpo no está en UTF-8.');
  const text = bytes.toString('utf8');
  const value = parse(text);
  if (namesIn(text) !== namesOf(value)) {
    throw new MalformedJsonError('El cuerpo repite un nombre en un mismo objeto.');
  }
  return value;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (reason) {
    throw new MalformedJsonError('El cuerpo no es JSON válido.', { cause: reason });
  }
}

/** How many members its objects are written with: every string with a colon behind it. The text is valid JSON. */
function namesIn(text: string): number {
  let names = 0;
  for (let start = text.indexOf('"'); start >= 0; start = text.indexOf('"', start)) {
    start = afterString(text, start);
    while (isBlank(text[start])) start += 1;
    if (text[start] === ':') names += 1;
  }
  return names;
}

/** The position behind the string that begins there. */
function afterString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (isEscaped(text, end)) end = text.indexOf('"', end + 1);
  return end + 1;
}

/** A backslash that is itself escaped escapes nothing. */
function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text[at - 1 - backslashes] === '\\') backslashes += 1;
  return backslashes % 2 === 1;
}

function isBlank(character: string | undefined): boolean {
  return character === ' ' || character === '\n' || character === '\r' || character === '\t';
}

/** How many members its objects have: of two with one name, JSON.parse keeps the last. A stack reaches any depth. */
function namesOf(value: unknown): number {
  let names = 0;
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next !== 'object' || next === null) continue;
    const members = Object.values(next);
    if (!Array.isArray(next)) names += members.length;
    for (const member of members) left.push(member);
  }
  return names;
}
