import { startCore } from './dev/start-core.mjs';
import { startWindow } from './dev/start-window.mjs';
import { logLine } from './lib/log-line.mjs';
import { root } from './lib/project.mjs';
import { installDependencies } from './setup/install.mjs';
import { reportFailures } from './setup/setup-failure.mjs';

// `npm run dev [-- --data DIR] [--port N]`: the program from its sources. A change of the core restarts it, a change
// of the window is there without a reload. Runs until Ctrl-C.

await reportFailures(async () => {
  process.chdir(root);
  await installDependencies();
  /** @type {Promise<string> | undefined} the window's address; it is started once, with the first core */
  let window;
  await startCore(process.argv.slice(2), {
    async onReady({ url, link }) {
      window ??= startWindow(url);
      logLine(`ventana con recarga en caliente: ${await window}${new URL(link).hash}`);
    },
  });
  // The window's server would keep this command running.
  process.exit();
});
