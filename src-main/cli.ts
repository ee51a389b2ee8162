import { makeCommandTools } from './cli/command-tools.ts';
import { addBackupCommands } from './cli/commands/backup.ts';
import { addBackupsCommands } from './cli/commands/backups.ts';
import { addCertificateCommands } from './cli/commands/certificate.ts';
import { addDecisionCommands } from './cli/commands/documents/decisions.ts';
import { addDocumentCommands } from './cli/commands/documents/document.ts';
import { addDocumentActionCommands } from './cli/commands/documents/document-actions.ts';
import { addDocumentFileCommands } from './cli/commands/documents/document-files.ts';
import { addDocumentsCommands } from './cli/commands/documents/documents.ts';
import { addIssueCommands } from './cli/commands/documents/issue.ts';
import { addEntityCommands } from './cli/commands/entities.ts';
import { addImportCommands } from './cli/commands/imports.ts';
import { addKeyCommands } from './cli/commands/keys.ts';
import { addMcpCommand } from './cli/commands/mcp.ts';
import { addMoveCommand } from './cli/commands/move.ts';
import { addOperatorCommands } from './cli/commands/operators.ts';
import { addReportCommand } from './cli/commands/report.ts';
import { addSeriesCommands } from './cli/commands/series.ts';
import { addSetupCommand } from './cli/commands/setup.ts';
import { addStatusCommand } from './cli/commands/status.ts';
import { addSyncCommands } from './cli/commands/sync.ts';
import { addTablesCommand } from './cli/commands/tables.ts';
import { spanishCommand } from './cli/input/spanish-command.ts';
import { defaultDataDir } from './config.ts';
import { version } from './process/build.ts';
import { exitCodes } from './startup/exit-codes.ts';

/** The command line: the same calls as everyone's, made in the name of the owner of the data folder. */
const program = spanishCommand('mostrador', { version, usageExitCode: exitCodes.usage })
  .description('Mostrador desde la línea de comandos')
  .option('--data <carpeta>', 'carpeta de datos', defaultDataDir())
  .option('--json', 'responde en JSON');

const tools = makeCommandTools(program);

program.commandsGroup('Emitir y consultar:');
addIssueCommands(program, tools);
addDocumentsCommands(program, tools);
addDocumentCommands(program, tools);
addDocumentFileCommands(program, tools);
addDocumentActionCommands(program, tools);
addReportCommand(program, tools);
addTablesCommand(program, tools);
addImportCommands(program, tools);

program.commandsGroup('Entregar al SRI:');
addStatusCommand(program, tools);
addSyncCommands(program, tools);
addDecisionCommands(program, tools);

program.commandsGroup('Configurar:');
addSetupCommand(program, tools);
addEntityCommands(program, tools);
addSeriesCommands(program, tools);
addCertificateCommands(program, tools);
addKeyCommands(program, tools);
addOperatorCommands(program, tools);
addMcpCommand(program, tools);

program.commandsGroup('Guardar y recuperar:');
addBackupCommands(program, tools);
addBackupsCommands(program, tools);
addMoveCommand(program, tools);

program.parseAsync().catch(tools.failUnexpectedly);
