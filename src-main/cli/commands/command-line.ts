import type { Command } from 'commander';
import { defaultDataDir } from '../../config/default-folders.ts';
import { version } from '../../process/build.ts';
import { translate } from '../../process/language.ts';
import { exitCodes } from '../../startup/exit-codes.ts';
import { type CommandName, commandAsked } from '../command-names.ts';
import { type CommandTools, makeCommandTools } from '../command-tools.ts';
import { localizedCommand } from '../input/localized-command.ts';
import { inOneGrammar } from '../input/old-forms.ts';
import { placeholders } from '../input/placeholders.ts';
import { type Terminal, UsageEnd } from '../terminal.ts';

export interface CommandLineOptions {
  /** The process unless another one is given. */
  readonly terminal?: Terminal;
  /** The binary logarithm of scrypt's N that seals backups; that of age, which takes a second on purpose, when left out. */
  readonly workFactor?: number;
  /** Where the programs of threads are, by their names; beside this one when left out. */
  readonly programFile?: (name: string) => string;
}

/** Runs one command; `args` are those after the program's name. Every failure ends in a message and an exit code. */
export async function runCommandLine(
  args: readonly string[],
  options: CommandLineOptions = {},
): Promise<void> {
  const { terminal = process } = options;
  if (terminal === process) ignoreClosedPipes();
  const normalized = inOneGrammar(args);
  const { program, tools } = await makeCommandLine(commandAsked(normalized), options);
  try {
    await program.parseAsync([...normalized], { from: 'user' });
  } catch (reason) {
    if (reason instanceof UsageEnd) terminal.exitCode = reason.exitCode;
    else tools.failUnexpectedly(reason);
  }
}

/** A reader of the output may stop before its end, as `head` does: that is no fault. */
function ignoreClosedPipes(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (fault: NodeJS.ErrnoException) => {
      if (fault.code !== 'EPIPE') throw fault;
    });
  }
}

/** With all its commands; or with the one of `commandName` alone, as each brings much that no other one needs. */
export async function makeCommandLine(
  commandName?: CommandName,
  { terminal = process, workFactor, programFile }: CommandLineOptions = {},
): Promise<{
  readonly program: Command;
  readonly tools: CommandTools;
}> {
  const program = localizedCommand('mostrador', { version, usageExitCode: exitCodes.usage })
    .configureOutput({
      writeOut: (text) => terminal.stdout.write(text),
      writeErr: (text) => terminal.stderr.write(text),
    })
    .exitOverride(({ exitCode }) => {
      throw new UsageEnd(exitCode === 0 ? 0 : exitCodes.usage);
    })
    .description(
      translate({ es: 'Mostrador desde la línea de comandos', en: 'Mostrador from the command line' }),
    )
    .option(
      `--data <${placeholders.folder}>`,
      translate({ es: 'carpeta de datos', en: 'data folder' }),
      defaultDataDir(),
    )
    .option('--json', translate({ es: 'responde en JSON', en: 'answers in JSON' }))
    .addHelpText(
      'after',
      translate({
        es:
          '\nFormas cortas: issue, show, xml, ride, resubmit, annul, email, report, import, backup, restore… son las de su\n' +
          'grupo: «issue» es «documents issue».',
        en:
          '\nShort forms: issue, show, xml, ride, resubmit, annul, email, report, import, backup, restore… are those of their\n' +
          'group: “issue” is “documents issue”.',
      }),
    );
  const tools = makeCommandTools(program, { terminal, workFactor, programFile });
  for (const [title, names] of groups) {
    program.commandsGroup(title);
    const wanted = names.filter((name) => commandName === undefined || name === commandName);
    for (const load of new Set(wanted.map((name) => commands[name]))) (await load())(program, tools);
  }
  return { program, tools };
}

/** The groups of the help, with their commands in order. */
const groups: readonly (readonly [string, readonly CommandName[]])[] = [
  [translate({ es: 'Empezar:', en: 'Begin:' }), ['serve', 'setup', 'status', 'service', 'completion']],
  [
    translate({ es: 'Emitir y consultar:', en: 'Issue and look:' }),
    ['documents', 'purchases', 'imports', 'reports', 'tables'],
  ],
  [translate({ es: 'Entregar al SRI:', en: 'Deliver to the SRI:' }), ['sync']],
  [
    translate({ es: 'Configurar:', en: 'Set up:' }),
    ['entities', 'series', 'certificate', 'keys', 'operators', 'config', 'mcp'],
  ],
  [translate({ es: 'Guardar y recuperar:', en: 'Keep and recover:' }), ['backups', 'moves', 'support-file']],
  [
    translate({ es: 'Reunir varias cajas:', en: 'Bring several tills together:' }),
    ['enrol', 'station', 'leave', 'head'],
  ],
];

/** Adds a command to the command line; the tools are those of the line. */
type AddCommand = (program: Command, tools: CommandTools) => void;

const addStation = (): Promise<AddCommand> =>
  import('./station.ts').then(({ addStationCommands }) => addStationCommands);

const commands: Readonly<Record<CommandName, () => Promise<AddCommand>>> = {
  serve: () => import('./program/serve.ts').then(({ addServeCommand }) => addServeCommand),
  setup: () => import('./program/setup.ts').then(({ addSetupCommand }) => addSetupCommand),
  status: () => import('./program/status.ts').then(({ addStatusCommand }) => addStatusCommand),
  service: () => import('./program/service.ts').then(({ addServiceCommands }) => addServiceCommands),
  completion: () =>
    import('./program/completion.ts').then(({ addCompletionCommand }) => addCompletionCommand),
  documents: () =>
    import('./documents/documents.ts').then(({ addDocumentsCommands }) => addDocumentsCommands),
  purchases: () => import('./purchases.ts').then(({ addPurchaseCommands }) => addPurchaseCommands),
  imports: () => import('./imports.ts').then(({ addImportCommands }) => addImportCommands),
  reports: () => import('./reports/reports.ts').then(({ addReportsCommands }) => addReportsCommands),
  tables: () => import('./tables.ts').then(({ addTablesCommand }) => addTablesCommand),
  sync: () => import('./sync.ts').then(({ addSyncCommands }) => addSyncCommands),
  entities: () => import('./entities.ts').then(({ addEntityCommands }) => addEntityCommands),
  series: () => import('./series.ts').then(({ addSeriesCommands }) => addSeriesCommands),
  certificate: () => import('./certificate.ts').then(({ addCertificateCommands }) => addCertificateCommands),
  keys: () => import('./keys.ts').then(({ addKeyCommands }) => addKeyCommands),
  operators: () => import('./operators.ts').then(({ addOperatorCommands }) => addOperatorCommands),
  config: () => import('./program/config.ts').then(({ addConfigCommands }) => addConfigCommands),
  mcp: () => import('./program/mcp.ts').then(({ addMcpCommand }) => addMcpCommand),
  backups: () => import('./data/backups.ts').then(({ addBackupsCommands }) => addBackupsCommands),
  moves: () => import('./data/move.ts').then(({ addMoveCommands }) => addMoveCommands),
  'support-file': () =>
    import('./program/support-file.ts').then(({ addSupportFileCommand }) => addSupportFileCommand),
  enrol: addStation,
  station: addStation,
  leave: addStation,
  head: () => import('./head/head.ts').then(({ addHeadCommands }) => addHeadCommands),
};
