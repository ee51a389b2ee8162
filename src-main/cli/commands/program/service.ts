import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Command } from 'commander';
import { translate } from '../../../process/language.ts';
import { NotDoneError } from '../../client.ts';
import type { CommandTools } from '../../command-tools.ts';
import { launchd } from '../../system-service/launchd.ts';
import { type SystemService, thisProgram } from '../../system-service/system-service.ts';
import { systemd } from '../../system-service/systemd.ts';
import { taskScheduler } from '../../system-service/task-scheduler.ts';

/** `service …`: the program as something the system starts by itself. */
export function addServiceCommands(program: Command, tools: CommandTools): void {
  const system = () => systemOf(process.platform);
  serviceCommands(
    program.command('service').description(
      translate({
        es: 'que el sistema lo inicie solo, sin ventana',
        en: 'has the system start it by itself, without a window',
      }),
    ),
    tools,
    { system, unit: system() },
  );
}

interface Served<Options> {
  /** Which the system starts; with the options of its installation, where it is installed. */
  readonly system: (options?: Options) => SystemService;
  /** Where its file is, also on a system that does not have it. */
  readonly unit: Pick<SystemService, 'file'>;
  /** Adds the options of its installation. */
  readonly options?: (install: Command) => Command;
}

/** `install`, `remove` and `status` of something that the system is to start. */
export function serviceCommands<Options extends object>(
  service: Command,
  { guarded, dataDir, print }: CommandTools,
  { system: systemFor, unit, options = (install) => install }: Served<Options>,
): void {
  const described = () => ({ command: thisProgram(), dataDir: dataDir() });
  const install = service.command('install').description(
    translate({
      es: 'lo instala como servicio de este usuario y lo inicia',
      en: 'installs it as a service of this user and starts it',
    }),
  );
  options(install)
    .option(
      '--print',
      translate({
        es: 'solo muestra el archivo que se instalaría',
        en: 'only shows the file that would be installed',
      }),
    )
    .action((flags: { print?: true } & Options) =>
      guarded(async () => {
        const system = systemFor(flags);
        const text = system.text(described());
        const file = system.file(described());
        if (flags.print) return print({ file, text }, text.trimEnd());
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, text, { encoding: system.encoding ?? 'utf8', mode: 0o600 });
        end(system);
        for (const args of system.install(described())) run(args);
        print(
          { installed: true, file },
          translate({
            es: `Instalado (${system.name}): ${file}\nVea cómo está con «service status».`,
            en: `Installed (${system.name}): ${file}\nSee how it is with “service status”.`,
          }),
        );
      }, unit.file(described())),
    );
  service
    .command('remove')
    .description(
      translate({ es: 'lo detiene y lo quita; los datos quedan', en: 'stops and removes it; the data stay' }),
    )
    .action(() =>
      guarded(async () => {
        const system = systemFor();
        for (const args of system.remove()) run(args);
        rmSync(system.file(described()), { force: true });
        print(
          { installed: false },
          translate({
            es: `Quitado (${system.name}). Los datos siguen en ${dataDir()}.`,
            en: `Removed (${system.name}). The data are still in ${dataDir()}.`,
          }),
        );
      }),
    );
  service
    .command('status')
    .description(translate({ es: 'lo que el sistema dice de él', en: 'what the system says of it' }))
    .action(() =>
      guarded(async () => {
        const output = run(systemFor().status());
        print({ status: output }, output.trimEnd());
      }),
    );
}

function systemOf(platform: NodeJS.Platform): SystemService {
  if (platform === 'win32') return taskScheduler;
  return platform === 'darwin' ? launchd : systemd;
}

/** Installed again, it must not go on as it was installed before; nearly always there is none to be ended. */
function end(system: SystemService): void {
  const [program = '', ...args] = system.end();
  spawnSync(program, args, { stdio: 'ignore', windowsHide: true });
}

function run([program = '', ...args]: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8', windowsHide: true });
  if (status === 0) return stdout;
  const reason = error?.message ?? (stderr.trim() || stdout.trim());
  throw new NotDoneError(
    translate({
      es: `El sistema no lo hizo (${[program, ...args].join(' ')}): ${reason}`,
      en: `The system did not do it (${[program, ...args].join(' ')}): ${reason}`,
    }),
  );
}
