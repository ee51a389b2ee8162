import { readFileSync } from 'node:fs';
import { ConfigError } from '../config.ts';

/** A file's bytes; one that cannot be read is the caller's mistake, told by its name. */
export function readBytes(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (reason) {
    throw new ConfigError(`No se puede leer el archivo ${file}.`, { cause: reason });
  }
}

/** A password kept in a file: its first line, without the line break an editor adds. */
export function readPassword(file: string): string {
  return readBytes(file)
    .toString('utf8')
    .replace(/\r?\n[\s\S]*$/, '');
}

export function readJson(file: string): unknown {
  try {
    return JSON.parse(readBytes(file).toString('utf8'));
  } catch (reason) {
    if (reason instanceof ConfigError) throw reason;
    throw new ConfigError(`El archivo ${file} no es JSON válido.`, { cause: reason });
  }
}
