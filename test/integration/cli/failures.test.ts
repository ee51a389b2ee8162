import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cliCommands } from '../../support/cli/cli-commands.ts';
import { runCli, runCliProcess } from '../../support/cli/run-cli.ts';
import { fillDisk } from '../../support/machine/fill-disk.ts';
import { canMount, mountingSkip, mountSmallDisk, unmount } from '../../support/machine/mounts.ts';
import { testServices } from '../../support/service/test-services.ts';
import { damagePage } from '../../support/store/damage.ts';

const services = testServices();
const mounts = canMount();
const id = '01890000-0000-7000-8000-000000000000';

/** Data of a program that was closed. */
let sound: string;

beforeAll(async () => {
  const service = await services.start();
  await service.stop();
  sound = service.dataDir;
});

describe('every command that cannot be done', () => {
  it('says so in words where the data folder cannot be', async () => {
    const file = join(services.newFolder(), 'file');
    writeFileSync(file, '');
    await expectMessage(join(file, 'data'), { commands: waysIn, mayWork: ['mcp'] });
  });

  it('says so in words where a file cannot be read or a document is not known', async () => {
    // One service for all of them: each would start its own, which `waysIn` does elsewhere.
    const { dataDir } = await services.start({ data: copyOf(sound) });
    const commands = Object.keys(cliCommands).filter((name) => !withoutFault.includes(name));
    await expectMessage(dataDir, { commands, mayWork: [] });
  });

  it('says so in words where the data are damaged', async () => {
    const data = copyOf(sound);
    damagePage(join(data, 'mostrador.sqlite'), { table: 'sqlite_schema', kind: 'internal' });
    await expectMessage(data, { commands: waysIn, mayWork: ['mcp'] });
  });

  describe.skipIf(!mounts)(`on a full disk${mounts ? '' : ` ${mountingSkip}`}`, () => {
    const disk = services.newFolder();
    beforeAll(() => expect(mountSmallDisk(disk)).toBe(true));
    afterAll(() => unmount(disk));

    it('says so in words', async () => {
      const data = join(disk, 'data');
      cpSync(sound, data, { recursive: true });
      fillDisk(join(disk, 'ballast'));
      await expectMessage(data, { commands: waysIn, mayWork: withoutFault });
    });
  });
});

/** One of each way into the data: by a service that runs, by one that is started for the command, by the file alone. */
const waysIn = [
  'documents issue',
  'status',
  'setup',
  'operators list',
  'backups create',
  'backups restore',
  'backups rebuild',
  'mcp',
];

/** These take the data folder for their process, or end with it: not in that of the service that has it. */
const ownersOfProcess = ['serve', 'mcp', 'backups restore', 'backups rebuild'];

/** Commands that can be done in a sound folder, and on a full disk with room in reserve. */
const withoutFault = Object.entries(cliCommands).flatMap(([name, args]) =>
  args.includes('FILE') || args.includes('ID') ? [] : [name],
);

function copyOf(folder: string): string {
  const copy = services.newFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
}

/** One after the other in a folder, as each owns it while it works. */
async function expectMessage(
  data: string,
  { commands, mayWork }: { readonly commands: readonly string[]; readonly mayWork: readonly string[] },
): Promise<void> {
  const missing = join(data, '..', 'no', 'such', 'file');
  for (const name of commands) {
    const args = cliCommands[name] ?? [];
    const given = args.map((arg) => (arg === 'FILE' ? missing : arg === 'ID' ? id : arg));
    const run = ownersOfProcess.includes(name) ? runCliProcess : runCli;
    const { exitCode, stderr } = await run(data, [...name.split(' '), ...given]);
    if (!mayWork.includes(name)) expect([name, exitCode], stderr).not.toEqual([name, 0]);
    expect(stderr, name).not.toMatch(/^ {2,}at | {4}at |falló por dentro|node:internal|[Ee]rror:/m);
    if (exitCode !== 0) expect(stderr, name).toMatch(/^[A-ZÁÉÍÓÚ«¿]/);
  }
}
