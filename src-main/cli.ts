import { runCommandLine } from './cli/commands/command-line.ts';

/** The door of the command line: the same calls as everyone's, made in the name of the owner of the data folder. */
void runCommandLine(process.argv.slice(2));
