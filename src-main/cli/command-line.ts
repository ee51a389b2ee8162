import type { Command } from 'commander';
import { defaultDataDir } from '../config.ts';
import { version } from '../process/build.ts';
import { exitCodes } from '../startup/exit-codes.ts';
import { makeCommandTools } from './command-tools.ts';
import { addCertificateCommands } from './commands/certificate.ts';
import { addBackupsCommands } from './commands/data/backups.ts';
import { addMoveCommands } from './commands/data/move.ts';
import { addDocumentsCommands } from './commands/documents/documents.ts';
import { addEntityCommands } from './commands/entities.ts';
import { addHeadCommands } from './commands/head.ts';
import { addImportCommands } from './commands/imports.ts';
import { addKeyCommands } from './commands/keys.ts';
import { addOperatorCommands } from './commands/operators.ts';
import { addCompletionCommand } from './commands/program/completion.ts';
import { addConfigCommands } from './commands/program/config.ts';
import { addMcpCommand } from './commands/program/mcp.ts';
import { addServeCommand } from './commands/program/serve.ts';
import { addServiceCommands } from './commands/program/service.ts';
import { addSetupCommand } from './commands/program/setup.ts';
import { addStatusCommand } from './commands/program/status.ts';
import { addSupportFileCommand } from './commands/program/support-file.ts';
import { addPurchaseCommands } from './commands/purchases.ts';
import { addReportsCommands } from './commands/reports/reports.ts';
import { addSeriesCommands } from './commands/series.ts';
import { addStationCommands } from './commands/station.ts';
import { addSyncCommands } from './commands/sync.ts';
import { addTablesCommand } from './commands/tables.ts';
import { inOneGrammar } from './input/old-forms.ts';
import { spanishCommand } from './input/spanish-command.ts';

/** Runs one command; `args` are the words after the program's name. Every failure ends in words and an exit code. */
export async function runCommandLine(args: readonly string[]): Promise<void> {
  const { program, tools } = makeCommandLine();
  await program.parseAsync([...inOneGrammar(args)], { from: 'user' }).catch(tools.failUnexpectedly);
}

export function makeCommandLine(): {
  readonly program: Command;
  readonly tools: ReturnType<typeof makeCommandTools>;
} {
  const program = spanishCommand('mostrador', { version, usageExitCode: exitCodes.usage })
    .description('Mostrador desde la línea de comandos')
    .option('--data <carpeta>', 'carpeta de datos', defaultDataDir())
    .option('--json', 'responde en JSON')
    .addHelpText(
      'after',
      '\nFormas cortas: issue, show, xml, ride, resubmit, annul, email, report, import, backup, restore… son las de su\n' +
        'grupo: «issue» es «documents issue».',
    );
  const tools = makeCommandTools(program);

  program.commandsGroup('Empezar:');
  addServeCommand(program, tools);
  addSetupCommand(program, tools);
  addStatusCommand(program, tools);
  addServiceCommands(program, tools);
  addCompletionCommand(program);

  program.commandsGroup('Emitir y consultar:');
  addDocumentsCommands(program, tools);
  addPurchaseCommands(program, tools);
  addImportCommands(program, tools);
  addReportsCommands(program, tools);
  addTablesCommand(program, tools);

  program.commandsGroup('Entregar al SRI:');
  addSyncCommands(program, tools);

  program.commandsGroup('Configurar:');
  addEntityCommands(program, tools);
  addSeriesCommands(program, tools);
  addCertificateCommands(program, tools);
  addKeyCommands(program, tools);
  addOperatorCommands(program, tools);
  addConfigCommands(program, tools);
  addMcpCommand(program, tools);

  program.commandsGroup('Guardar y recuperar:');
  addBackupsCommands(program, tools);
  addMoveCommands(program, tools);
  addSupportFileCommand(program, tools);

  program.commandsGroup('Reunir varias cajas:');
  addStationCommands(program, tools);
  addHeadCommands(program, tools);
  return { program, tools };
}
