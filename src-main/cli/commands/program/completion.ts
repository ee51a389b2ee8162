import type { Command } from 'commander';
import { type Shell, shells, wordsOf } from '../../completion/scripts.ts';
import { oneOf } from '../../input/options.ts';

/** `completion`: what a shell needs to complete the commands; made from the commands themselves. */
export function addCompletionCommand(program: Command): void {
  program
    .command('completion')
    .description('escribe el programa que completa las órdenes con el tabulador')
    .argument('<shell>', shellNames.join(', '), oneOf(shellNames))
    .addHelpText(
      'after',
      '\nbash: mostrador completion bash > ~/.local/share/bash-completion/completions/mostrador\n' +
        'zsh: mostrador completion zsh >> ~/.zshrc\n' +
        'PowerShell: mostrador completion powershell >> $PROFILE',
    )
    .action((shell: Shell) => console.log(shells[shell](wordsOf(program))));
}

const shellNames = ['bash', 'zsh', 'powershell'] as const satisfies readonly Shell[];
