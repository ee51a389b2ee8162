import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  installedPrograms,
  NoPostgresError,
  programsFor,
  systemPrograms,
  UnsupportedSystemError,
} from '../../../src-main/head/embedded/postgres-programs.ts';
import { problemOfStart, whyNotStarted } from '../../../src-main/station/host/why-not-started.ts';
import { temporaryFolder } from '../../support/store/store.ts';

it('takes npm’s or the newest PostgreSQL from 15 on, or the one that made the files, and no other', () => {
  const [system, files] = [temporaryFolder(), temporaryFolder()];
  for (const version of ['9', '15', '17', 'data']) {
    mkdirSync(join(system, version, 'bin'), { recursive: true });
    writeFileSync(join(system, version, 'bin', 'initdb'), '');
  }
  // What is left of one that was removed.
  mkdirSync(join(system, '18', 'bin'), { recursive: true });
  const bin = (version: string) => join(system, version, 'bin');
  const ofSystem = systemPrograms([join(system, 'nowhere'), system]);
  const withNpm = [{ version: 18, folder: 'npm' }, ...ofSystem];
  expect(programsFor(files, ofSystem)).toBe(bin('17'));
  expect(programsFor(files, withNpm)).toBe('npm');
  expect(() => programsFor(files, [{ version: 14, folder: 'old' }])).toThrow(new NoPostgresError(undefined));
  writeFileSync(join(files, 'PG_VERSION'), '15\n');
  expect(programsFor(files, withNpm)).toBe(bin('15'));
  writeFileSync(join(files, 'PG_VERSION'), '16\n');
  expect(() => programsFor(files, withNpm)).toThrow('the files need PostgreSQL 16');
});

it('names the version that is missing, where there are files', () => {
  const folder = temporaryFolder();
  expect(whyNotStarted('noDatabase', 7443, folder)).toContain('sudo apt install postgresql');
  mkdirSync(join(folder, 'postgres'));
  writeFileSync(join(folder, 'postgres', 'PG_VERSION'), '15\n');
  expect(whyNotStarted('noDatabase', 7443, folder)).toContain('Instale PostgreSQL 15 y pulse otra vez');
});

it('runs none of its own on Windows, and says so', async () => {
  await expect(installedPrograms('win32')).rejects.toThrow(UnsupportedSystemError);
  expect(whyNotStarted('unsupportedSystem', 7443, temporaryFolder())).toContain('En Windows');
});

it('refuses a start by what it is: a taken port beside its field, all else as a head office that did not start', () => {
  const folder = temporaryFolder();
  const taken = problemOfStart('portTaken', 7443, folder);
  expect(taken.errors).toMatchObject([{ pointer: '/port', message: expect.stringContaining('7443') }]);
  expect(problemOfStart('noSpace', 7443, folder)).toMatchObject({
    code: 'head_office_not_started',
    detail: expect.stringContaining('espacio'),
  });
});
