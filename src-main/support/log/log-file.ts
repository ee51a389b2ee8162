import { closeSync, fstatSync, mkdirSync, openSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';

export interface LogFileOptions {
  /** It is made with the first line, so that a program that may not use the data folder leaves nothing in it. */
  readonly folder: string;
  /** A file that reached it is put aside. */
  readonly maxBytes?: number;
  /** How many are kept beside the one that is written, the last of them for as long as the others fill. */
  readonly aside?: number;
}

/** Together 20 MB: a shop's days, and little beside its documents. */
const MAX_BYTES = 4 * 1024 * 1024;
const ASIDE = 4;

/**
 * `mostrador.log`, and before it `mostrador.log.1`, `.2` …, as logrotate names them. Written at once, so that the last
 * line before a crash is there. A log never stops a shop: what cannot be written, on a full or failing disk, is left out.
 */
export function makeLogFile({ folder, maxBytes = MAX_BYTES, aside = ASIDE }: LogFileOptions): {
  write(line: string): void;
} {
  const current = join(folder, 'mostrador.log');
  let open: { readonly fd: number; size: number } | undefined;

  function opened(): { readonly fd: number; size: number } {
    if (open) return open;
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const fd = openSync(current, 'a', 0o600);
    open = { fd, size: fstatSync(fd).size };
    return open;
  }

  function putAside(): void {
    if (!open) return;
    // Windows renames no file that is open.
    closeSync(open.fd);
    open = undefined;
    for (let number = aside; number > 0; number -= 1) {
      try {
        renameSync(number === 1 ? current : `${current}.${number - 1}`, `${current}.${number}`);
      } catch {
        // There are not as many yet.
      }
    }
  }

  return {
    write(line) {
      try {
        if (opened().size >= maxBytes) putAside();
        const file = opened();
        file.size += writeSync(file.fd, line);
      } catch {
        // Standard error has it.
      }
    },
  };
}
