import type { Command } from 'commander';
import { translate } from '../../process/language.ts';
import { placeholders } from './placeholders.ts';

/** The options of a service that is started without a window. */
export function serveOptions(command: Command): Command {
  return command
    .description(
      translate({ es: 'inicia el servicio sin ventana', en: 'starts the service without a window' }),
    )
    .option(
      `--port <${placeholders.port}>`,
      translate({
        es: 'puerto en 127.0.0.1 (0: cualquiera libre)',
        en: 'port on 127.0.0.1 (0: any that is free)',
      }),
    )
    .option(
      '--greet',
      translate({
        es: 'muestra el enlace para abrir la ventana en un navegador',
        en: 'shows the link that opens the window in a browser',
      }),
    );
}
