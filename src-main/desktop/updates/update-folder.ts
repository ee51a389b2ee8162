import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { updateChannels } from '../../contract/desktop/updates.ts';

const choices = z.object({ channel: z.enum(updateChannels) });

/** A version that was installed and has not opened the data yet. */
const trial = z.object({
  from: z.string(),
  to: z.string(),
  /** How often it was started. */
  starts: z.int(),
});
export type Trial = z.output<typeof trial>;

/** A version that could not open the data: it is not tried again. */
const refused = z.object({
  version: z.string(),
  /** The version that goes on in its place. */
  by: z.string(),
});

interface Files {
  readonly choices: z.output<typeof choices>;
  readonly trial: Trial;
  readonly refused: z.output<typeof refused>;
}
const schemas: { readonly [Name in keyof Files]: z.ZodType<Files[Name]> } = { choices, trial, refused };

/** What is kept between starts about updates, in a folder beside the data. */
export function openUpdateFolder(dataDir: string) {
  const folder = join(dataDir, 'updates');
  const fileOf = (name: keyof Files) => join(folder, `${name}.json`);
  return {
    /** Where the program of before is kept until the next has opened the data. */
    program: join(folder, 'program'),
    /** Where the data of before are. */
    data: join(folder, 'data'),
    /** What an offline file held. */
    offline: join(folder, 'offline'),
    /** What a file says; undefined where there is none, or none that can be read. */
    read<Name extends keyof Files>(name: Name): Files[Name] | undefined {
      try {
        return schemas[name].parse(JSON.parse(readFileSync(fileOf(name), 'utf8')));
      } catch {
        return undefined;
      }
    },
    write<Name extends keyof Files>(name: Name, content: Files[Name]): void {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      writeFileSync(fileOf(name), JSON.stringify(content), { flush: true });
    },
    forget(...names: readonly (keyof Files)[]): void {
      for (const name of names) rmSync(fileOf(name), { force: true });
    },
  };
}
export type UpdateFolder = ReturnType<typeof openUpdateFolder>;
