import type { Command } from 'commander';
import { translate } from '../../process/language.ts';
import type { DatabaseFlags, HeadFlags } from '../../startup/serve-head.ts';
import { placeholders } from './placeholders.ts';

export const startsHead = translate({
  es: 'inicia la matriz, donde se reúne lo que emiten las cajas',
  en: 'starts the head office, where what tills issue comes together',
});

/** The options of a head office that is started. */
export function headOptions(command: Command): Command {
  return databaseOptions(
    command
      .option(
        `--port <${placeholders.port}>`,
        translate({ es: 'puerto (0: cualquiera libre)', en: 'port (0: any that is free)' }),
        '7443',
      )
      .option(
        `--listen <${placeholders.address}>`,
        translate({
          es: 'dirección en la que escucha; 0.0.0.0: todas las de este equipo',
          en: 'address on which it listens; 0.0.0.0: all of this computer',
        }),
        '127.0.0.1',
      )
      .option(
        `--url <${placeholders.address}>`,
        translate({
          es: 'cómo la alcanzan las cajas, si no es por https://127.0.0.1',
          en: 'how tills reach it, if not by https://127.0.0.1',
        }),
      ),
  );
}

/** One of them is given. */
export function databaseOptions(command: Command): Command {
  return command
    .option(
      `--database <${placeholders.address}>`,
      translate({
        es: 'PostgreSQL 15 o más nuevo: postgres://usuario:clave@equipo/base',
        en: 'PostgreSQL 15 or newer: postgres://user:password@computer/database',
      }),
    )
    .option(
      '--embedded',
      translate({
        es: 'con un PostgreSQL propio en la carpeta',
        en: 'with a PostgreSQL of its own in the folder',
      }),
    );
}

/** What is wrong with them, for a person; undefined where nothing is. */
export function databaseFault({ database, embedded }: DatabaseFlags): string | undefined {
  if ((database === undefined) !== (embedded === undefined)) return undefined;
  return translate({
    es: 'Diga una de las dos: --database con la dirección de un PostgreSQL, o --embedded.',
    en: 'Say one of the two: --database with the address of a PostgreSQL, or --embedded.',
  });
}

export function headFault(flags: HeadFlags): string | undefined {
  if (!/^\d{1,5}$/.test(flags.port))
    return translate({ es: 'El puerto debe ser un número.', en: 'The port must be a number.' });
  if (flags.url !== undefined && !/^https:\/\/[\w.:[\]-]+$/.test(flags.url)) {
    return translate({
      es: 'La dirección de --url se escribe así: https://matriz.ejemplo.ec:7443',
      en: 'The address of --url is written so: https://head.example.ec:7443',
    });
  }
  return databaseFault(flags);
}

/** The same as arguments, for whatever starts it later. */
export function headArguments({ port, listen, url, database, embedded }: HeadFlags): readonly string[] {
  return [
    ...['--port', port, '--listen', listen],
    ...(url === undefined ? [] : ['--url', url]),
    ...(database === undefined ? [] : ['--database', database]),
    ...(embedded ? ['--embedded'] : []),
  ];
}
