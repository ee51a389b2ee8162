import type { Command } from 'commander';
import { translate } from '../../../process/language.ts';
import type { CommandTools } from '../../command-tools.ts';
import { addHeadBackupCommands } from './backups.ts';
import { addCodeCommands } from './codes.ts';
import { addKeyCommands } from './keys.ts';
import { addHeadServeCommands } from './serve.ts';
import { addStationCommands } from './stations.ts';

/** `head`: the head office that runs on this computer. */
export function addHeadCommands(program: Command, tools: CommandTools): void {
  const head = program.command('head').description(
    translate({
      es: 'la matriz que corre en este equipo; --data es su carpeta',
      en: 'the head office that runs on this computer; --data is its folder',
    }),
  );
  addHeadServeCommands(head, tools);
  addHeadBackupCommands(head, tools);
  addCodeCommands(head, tools);
  addKeyCommands(head, tools);
  addStationCommands(head, tools);
}
