import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../support/store/store.ts';
import { requireTool } from '../../support/tools/require-tool.ts';

const parts = fileURLToPath(new URL('../../../scripts/package/windows', import.meta.url));
const canCompile = requireTool('makensis');
/** Some hundred megabytes: it is used where it is, and the hosted workflow has the real Windows. */
const hasWine = spawnSync('wine', ['--version'], { timeout: 120_000 }).error === undefined;

describe.skipIf(!canCompile)('the command of the Windows package (makensis)', () => {
  it('is added by a script without a warning, and taken away by another, as electron-builder compiles them', () => {
    const folder = temporaryFolder();
    for (const target of ['x86-unicode', 'amd64-unicode'] as const) {
      compile(folder, 'installer', installer, target);
      compile(folder, 'uninstaller', uninstaller, target);
    }
  });

  const title = `is found in every folder once it is installed, and no more afterwards${hasWine ? '' : ' [skipped: wine]'}`;
  it.skipIf(!hasWine)(title, () => {
    const folder = temporaryFolder();
    // The commands of where one is come before those of the PATH.
    const elsewhere = temporaryFolder();
    const wine = (...args: readonly string[]) =>
      spawnSync('wine', args, {
        cwd: elsewhere,
        encoding: 'utf8',
        env: { ...process.env, WINEPREFIX: join(folder, 'wine'), WINEDEBUG: '-all' },
        timeout: 600_000,
      });
    const path = () =>
      /REG_\w+\s+(.*)/.exec(wine('reg', 'query', 'HKCU\\Environment', '/v', 'Path').stdout)?.[1]?.trim();
    compile(folder, 'program', program);
    compile(folder, 'uninstaller', uninstaller);
    compile(folder, 'installer', installer);
    const made = join(folder, 'wine', 'drive_c', 'Programas de Ana', 'mostrador');
    const install = () => {
      mkdirSync(join(made, 'bin'), { recursive: true });
      cpSync(join(folder, 'Mostrador.exe'), join(made, 'Mostrador.exe'));
      cpSync(join(parts, 'mostrador.cmd'), join(made, 'bin', 'mostrador.cmd'));
      expect(wine(join(folder, 'installer.exe')).status).toBe(0);
    };

    wine(
      'reg',
      'add',
      'HKCU\\Environment',
      '/v',
      'Path',
      '/t',
      'REG_EXPAND_SZ',
      '/d',
      '%USERPROFILE%\\otros',
      '/f',
    );
    install();
    install();
    expect(path()).toBe(`%USERPROFILE%\\otros;${programFolder}\\bin`);
    const ran = wine('cmd', '/c', 'mostrador', 'status', '--data', 'otra carpeta');
    expect(readFileSync(join(made, 'call.txt'), 'utf8')).toMatch(
      /^1 .*\\resources\\app\.asar\\out\\main\\cli\.cjs" status --data "otra carpeta"/,
    );
    expect(ran.status).toBe(3);

    expect(wine(join(folder, 'uninstaller.exe'), '--updated').status).toBe(0);
    expect(path()).toBe(`%USERPROFILE%\\otros;${programFolder}\\bin`);
    expect(wine(join(folder, 'uninstaller.exe')).status).toBe(0);
    expect(path()).toBe('%USERPROFILE%\\otros');

    wine('reg', 'delete', 'HKCU\\Environment', '/v', 'Path', '/f');
    install();
    expect(path()).toBe(`${programFolder}\\bin`);
    expect(wine(join(folder, 'uninstaller.exe')).status).toBe(0);
    expect(path()).toBeUndefined();

    const long = `C:\\${'a'.repeat(1020)}`;
    wine('reg', 'add', 'HKCU\\Environment', '/v', 'Path', '/d', long, '/f');
    install();
    expect(path()).toBe(long);
  });
});

const programFolder = 'C:\\Programas de Ana\\mostrador';

/** Says what it was started with, and ends with a code of its own. */
const program = `OutFile "Mostrador.exe"
SilentInstall silent
Section
  ReadEnvStr $0 ELECTRON_RUN_AS_NODE
  FileOpen $1 "$EXEDIR\\call.txt" w
  FileWrite $1 "$0 $CMDLINE"
  FileClose $1
  SetErrorLevel 3
SectionEnd`;

const installer = `OutFile "installer.exe"
SilentInstall silent
Section
  !insertmacro customInstall
SectionEnd`;

/** electron-builder's is compiled by itself, too. */
const uninstaller = `OutFile "uninstaller.exe"
SilentInstall silent
Section
  !insertmacro customUnInstall
SectionEnd`;

/** What electron-builder has set before the include is read: where a program is, whether it is an update. */
function compile(folder: string, name: string, script: string, target = 'amd64-unicode'): void {
  const file = join(folder, `${name}.nsi`);
  writeFileSync(
    file,
    `Target ${target}
Name Mostrador
RequestExecutionLevel user
InstallDir "${programFolder}"
!include "FileFunc.nsh"
!macro _isUpdated _a _b _t _f
  \${GetParameters} $R9
  ClearErrors
  \${GetOptions} $R9 "--updated" $R8
  IfErrors \`\${_f}\` \`\${_t}\`
!macroend
!define isUpdated \`"" isUpdated ""\`
!include "${join(parts, 'installer.nsh')}"
${script}
`,
  );
  execFileSync('makensis', ['-WX', '-V2', file], { cwd: folder, stdio: 'pipe', timeout: 600_000 });
}
