import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/**
 * What is known of the data file's soundness, in a file of its own: it must be readable, and writable, when the data
 * file is not.
 */
const integrityRecord = z.object({
  /** When the thorough check last found everything right. */
  sound_at: z.iso.datetime().optional(),
  /** Found since, and not denied by a later check. */
  damage: z.object({ found_at: z.iso.datetime(), detail: z.string() }).optional(),
});
export type IntegrityRecord = z.output<typeof integrityRecord>;

export interface IntegrityRecords {
  /** Empty where nothing is known, or nothing legible. */
  read(): IntegrityRecord;
  /** All of it or nothing. */
  write(record: IntegrityRecord): void;
  /** For a file that takes the place of the one it was about. */
  forget(): void;
}

export function integrityRecordsIn(folder: string): IntegrityRecords {
  const file = join(folder, 'integrity.json');
  return {
    read() {
      try {
        return integrityRecord.parse(JSON.parse(readFileSync(file, 'utf8')));
      } catch {
        return {};
      }
    },
    write(record) {
      const written = `${file}.new`;
      writeFileSync(written, `${JSON.stringify(record)}\n`, { mode: 0o600, flush: true });
      renameSync(written, file);
    },
    forget: () => rmSync(file, { force: true }),
  };
}
