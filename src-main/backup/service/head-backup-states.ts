import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { backupDestinations } from '../../contract/business/backups/backup.ts';
import { writeWhole } from '../../process/flush.ts';
import type { HeadBackupState, HeadBackupStates } from './head-backup.ts';

const instant = z.iso.datetime().transform((text) => new Date(text));

const written = z.array(
  z.object({
    destination: z.enum(backupDestinations),
    since: instant,
    trouble: z.exactOptional(z.object({ message: z.string(), since: instant })),
    last: z.exactOptional(z.object({ at: instant, file: z.string(), bytes: z.int(), documents: z.int() })),
  }),
);

/** The states, in a file of the head office's own folder, where its letters have them from. One that cannot be read has none. */
export function makeHeadBackupStates(headFolder: string): HeadBackupStates {
  const file = join(headFolder, 'till-backups.json');

  function all(): readonly HeadBackupState[] {
    if (!existsSync(file)) return [];
    try {
      return written.parse(JSON.parse(readFileSync(file, 'utf8')));
    } catch (reason) {
      if (reason instanceof SyntaxError || reason instanceof z.ZodError) return [];
      throw reason;
    }
  }
  const write = (states: readonly HeadBackupState[]) => writeWhole(file, Buffer.from(JSON.stringify(states)));
  const put = (state: HeadBackupState) =>
    write([...all().filter(({ destination }) => destination !== state.destination), state]);

  return {
    all,
    put,
    lastRemoved(destination) {
      const state = all().find((one) => one.destination === destination);
      if (!state) return;
      const { last: _removed, ...rest } = state;
      put(rest);
    },
    retain(destinations) {
      const states = all();
      const current = states.filter(({ destination }) => destinations.includes(destination));
      if (current.length < states.length) write(current);
    },
  };
}
