import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { systemPrograms } from '../../../src-main/head/embedded/system-programs.ts';
import { temporaryFolder } from '../../support/store/store.ts';

it('takes the newest PostgreSQL from 15 on, or the one that made the files, and no other', () => {
  const [system, files] = [temporaryFolder(), temporaryFolder()];
  for (const version of ['9', '15', '17', 'data']) {
    mkdirSync(join(system, version, 'bin'), { recursive: true });
    writeFileSync(join(system, version, 'bin', 'initdb'), '');
  }
  // What is left of one that was removed.
  mkdirSync(join(system, '18', 'bin'), { recursive: true });
  const bin = (version: string) => join(system, version, 'bin');
  const found = () => systemPrograms(files, [join(system, 'nowhere'), system]);
  expect(found()).toBe(bin('17'));
  writeFileSync(join(files, 'PG_VERSION'), '15\n');
  expect(found()).toBe(bin('15'));
  writeFileSync(join(files, 'PG_VERSION'), '16\n');
  expect(found()).toBeUndefined();
});
