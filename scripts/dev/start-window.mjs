import { createServer, loadConfigFromFile } from 'vite';

/**
 * Serves the window from its sources, with hot reload, and hands its calls on to the service.
 *
 * @param {string} service where the service answers
 * @returns {Promise<string>} the window's address
 */
export async function startWindow(service) {
  const server = await createServer({
    ...(await windowConfig()),
    configFile: false,
    server: {
      host: '127.0.0.1',
      // The service takes requests of pages from its own origin alone.
      proxy: { '/v1': { target: service, changeOrigin: true, headers: { origin: service } } },
    },
  });
  await server.listen();
  return server.resolvedUrls?.local[0] ?? '';
}

/** The window's part of the build's configuration, which electron-vite reads from the same file. */
async function windowConfig() {
  const loaded = await loadConfigFromFile(
    { command: 'serve', mode: 'development' },
    'electron.vite.config.ts',
  );
  const config = /** @type {{ renderer?: import('vite').UserConfig } | undefined} */ (loaded?.config);
  if (config?.renderer === undefined) throw new Error('electron.vite.config.ts describes no window');
  return config.renderer;
}
