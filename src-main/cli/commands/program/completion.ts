import type { Command } from 'commander';
import { translate } from '../../../process/language.ts';
import type { CommandTools } from '../../command-tools.ts';
import { completableIn } from '../../completion/completable.ts';
import { type Shell, shells } from '../../completion/scripts.ts';
import { oneOf } from '../../input/options.ts';
import { placeholders } from '../../input/placeholders.ts';

/** `completion`: what a shell needs to complete the commands; made from the commands themselves. */
export function addCompletionCommand(program: Command, { terminal }: CommandTools): void {
  program
    .command('completion')
    .description(
      translate({
        es: 'escribe el programa que completa las órdenes con el tabulador',
        en: 'writes the program that completes commands with the tab key',
      }),
    )
    .argument(`<${placeholders.shell}>`, shellNames.join(', '), oneOf(shellNames))
    .addHelpText(
      'after',
      '\nbash: mostrador completion bash > ~/.local/share/bash-completion/completions/mostrador\n' +
        'zsh: mostrador completion zsh >> ~/.zshrc\n' +
        'PowerShell: mostrador completion powershell >> $PROFILE',
    )
    .action((shell: Shell) => {
      terminal.stdout.write(`${shells[shell](completableIn(program))}\n`);
    });
}

const shellNames = ['bash', 'zsh', 'powershell'] as const satisfies readonly Shell[];
