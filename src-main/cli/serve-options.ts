import type { Command } from 'commander';

/** What can be said of a service that is started without a window. */
export function serveOptions(command: Command): Command {
  return command
    .description('inicia el servicio sin ventana')
    .option('--port <puerto>', 'puerto en 127.0.0.1 (0: cualquiera libre)')
    .option('--greet', 'muestra el enlace para abrir la ventana en un navegador');
}
