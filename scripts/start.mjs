import { hasDisplay } from './doors/display.mjs';
import { startDesktop } from './doors/start-desktop.mjs';
import { startHeadless } from './doors/start-headless.mjs';
import { stopWithNpm } from './doors/stop-with-npm.mjs';
import { logLine } from './lib/log-line.mjs';
import { findElectron } from './setup/electron-binary.mjs';
import { prepareProgram } from './setup/prepare.mjs';
import { reportFailures } from './setup/setup-failure.mjs';

// `npm start`: sets up what is missing, then opens the window: Electron's where it can be had, the browser's
// elsewhere, and without a display the service alone, which prints how to go on.

await reportFailures(async () => {
  stopWithNpm();
  await prepareProgram();
  const args = process.argv.slice(2);
  if (!hasDisplay()) {
    logLine('no hay pantalla en este equipo: inicia el servicio, sin ventana');
    await startHeadless(args, { withBrowser: false });
    return;
  }
  const electron = await findElectron();
  if (electron === undefined) {
    logLine('no se pudo obtener Electron en este equipo: la ventana se abre en el navegador');
  } else if (await startDesktop(electron, args)) {
    return;
  } else {
    logLine('Electron no puede abrir su ventana en este equipo: se abre en el navegador');
  }
  await startHeadless(args, { withBrowser: true });
});
