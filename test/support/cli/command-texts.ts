import type { Command } from 'commander';
import { makeCommandLine } from '../../../src-main/cli/commands/command-line.ts';

/** Prints, as JSON, every text of the help by the command and word it is of; the language is that of this process. */
const texts: Record<string, string> = {};

function read(command: Command, path: string): void {
  texts[`${path} command`] = command.description();
  for (const { long, short, description } of command.options) {
    texts[`${path} ${long ?? short}`] = description;
  }
  for (const [at, { description }] of command.registeredArguments.entries()) {
    texts[`${path} argument ${at}`] = description;
  }
  texts[`${path} help`] = command.helpInformation();
  for (const one of command.commands) read(one, `${path} ${one.name()}`);
}

read((await makeCommandLine()).program, 'mostrador');
console.log(JSON.stringify(texts));
