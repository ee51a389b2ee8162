import { isUtf8 } from 'node:buffer';
import { MalformedJsonError } from './problem-of-error.ts';

/**
 * Reads a request body. Undefined when it is empty. Bytes that are no UTF-8 are refused rather than mended: a name
 * with a broken letter would be signed as it is.
 */
export function parseJsonBody(bytes: Buffer): unknown {
  if (bytes.length === 0) return undefined;
  if (!isUtf8(bytes)) throw new MalformedJsonError('El cuerpo no está en UTF-8.');
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (reason) {
    throw new MalformedJsonError('El cuerpo no es JSON válido.', { cause: reason });
  }
}
