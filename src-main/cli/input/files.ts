import { readFileSync, writeFileSync } from 'node:fs';
import { ConfigError } from '../../config/config-error.ts';
import type { Output, Terminal } from '../terminal.ts';

/** What stands for standard input where a file is read, and for standard output where one is written. */
export const STANDARD = '-';

/** By its number: to ask process.stdin for it would make it answer "try again" instead of waiting. */
const STDIN = 0;

/** A file's bytes; one that cannot be read is the caller's mistake: a ConfigError that names it. */
export function readBytes(file: string): Buffer<ArrayBuffer> {
  try {
    return readFileSync(file === STANDARD ? STDIN : file);
  } catch (reason) {
    throw new ConfigError(
      { es: `No se puede leer el archivo ${file}.`, en: `The file ${file} cannot be read.` },
      { cause: reason },
    );
  }
}

/** Mistakes of the caller's; a full or read-only disk is explained by `explain-failure.ts`. */
const pathErrors = ['ENOENT', 'ENOTDIR', 'EISDIR', 'EACCES', 'EPERM'];

/** Writes a file whole, over one that is there. An impossible path is the caller's mistake: a ConfigError that names it. */
export async function writeBytes(
  file: string,
  bytes: Buffer,
  { stdout }: Pick<Terminal, 'stdout'>,
): Promise<void> {
  if (file === STANDARD) return writeOut(bytes, stdout);
  try {
    writeFileSync(file, bytes);
  } catch (reason) {
    const code = reason instanceof Error && 'code' in reason ? String(reason.code) : '';
    if (!pathErrors.includes(code)) throw reason;
    throw new ConfigError(
      { es: `No se puede escribir el archivo ${file}.`, en: `The file ${file} cannot be written.` },
      { cause: reason },
    );
  }
}

function writeOut(bytes: Buffer, stdout: Output): Promise<void> {
  return new Promise((resolve, reject) => {
    stdout.write(bytes, (fault) => (fault ? reject(fault) : resolve()));
  });
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
    throw new ConfigError(
      { es: `El archivo ${file} no es JSON válido.`, en: `The file ${file} is not valid JSON.` },
      { cause: reason },
    );
  }
}
