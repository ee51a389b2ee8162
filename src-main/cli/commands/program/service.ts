import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Command } from 'commander';
import { NotDoneError } from '../../client.ts';
import type { CommandTools } from '../../command-tools.ts';
import { launchd } from '../../system-service/launchd.ts';
import type { ServiceDescription, SystemService } from '../../system-service/system-service.ts';
import { systemd } from '../../system-service/systemd.ts';
import { taskScheduler } from '../../system-service/task-scheduler.ts';

/** `service …`: the program as something the system starts by itself. */
export function addServiceCommands(program: Command, { guarded, dataDir, print }: CommandTools): void {
  const described = () => ({ command: thisProgram(), dataDir: dataDir() });
  const service = program.command('service').description('que el sistema lo inicie solo, sin ventana');
  service
    .command('install')
    .description('lo instala como servicio de este usuario y lo inicia')
    .option('--print', 'solo muestra el archivo que se instalaría')
    .action(({ print: shown }: { print?: true }) =>
      guarded(async () => {
        const system = systemOf(process.platform);
        const text = system.text(described());
        const file = system.file(described());
        if (shown) return print({ file, text }, text.trimEnd());
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text, { encoding: system.encoding ?? 'utf8', mode: 0o600 });
        for (const words of system.install(described())) run(words);
        print(
          { installed: true, file },
          `Instalado (${system.name}): ${file}\nVea cómo está con «service status».`,
        );
      }, systemOf(process.platform).file(described())),
    );
  service
    .command('remove')
    .description('lo detiene y lo quita; los datos quedan')
    .action(() =>
      guarded(async () => {
        const system = systemOf(process.platform);
        for (const words of system.remove()) run(words);
        rmSync(system.file(described()), { force: true });
        print({ installed: false }, `Quitado (${system.name}). Los datos siguen en ${dataDir()}.`);
      }),
    );
  service
    .command('status')
    .description('lo que el sistema dice de él')
    .action(() =>
      guarded(async () => {
        const said = run(systemOf(process.platform).status());
        print({ status: said }, said.trimEnd());
      }),
    );
}

function systemOf(platform: NodeJS.Platform): SystemService {
  if (platform === 'win32') return taskScheduler;
  return platform === 'darwin' ? launchd : systemd;
}

/** As this very command was started: by the installed desktop alone, or by Node with the file of a door. */
function thisProgram(): ServiceDescription['command'] {
  const isDesktop = process.versions.electron !== undefined;
  return [process.execPath, ...(isDesktop ? [] : process.argv.slice(1, 2))];
}

function run([program = '', ...args]: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', windowsHide: true });
  if (status === 0) return stdout;
  const said = error?.message ?? (stderr.trim() || stdout.trim());
  throw new NotDoneError(`El sistema no lo hizo (${[program, ...args].join(' ')}): ${said}`);
}
