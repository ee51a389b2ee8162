import { randomUUID } from 'node:crypto';

/** A file as Excel wrote it before 2007, different each time: no import reads it. */
export function oldSpreadsheet(name = 'listado.xls'): { readonly name: string; readonly content: Buffer } {
  return {
    name,
    content: Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(randomUUID())]),
  };
}
