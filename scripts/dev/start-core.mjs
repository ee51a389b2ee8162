import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createInterface } from 'node:readline';
import { logLine } from '../lib/log-line.mjs';
import { pinnedNode } from '../lib/project.mjs';
import { exitCodeOf } from '../lib/run.mjs';

/** An editor writes several files, and each in several steps. */
const settledMs = 200;

/**
 * Runs the headless service from its sources, anew whenever one of them changes, at the same port. (Not by Node's own
 * `--watch`, whose messages reach the program's threads among those meant for them.)
 *
 * @param {readonly string[]} args of `npm run serve`
 * @param {{ onReady: (service: { url: string, link: string }) => void }} options called at each start, with where the
 *   service answers and the one-time link that opens the window
 * @returns {Promise<void>} once a person stops it
 */
export async function startCore(args, { onReady }) {
  /** @type {string[]} */
  let samePort = [];
  let stopped = false;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let core;
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.once(signal, () => {
      stopped = true;
      core?.kill(signal);
    });
  }
  while (!stopped) {
    const changed = nextChange();
    core = spawn(pinnedNode(), ['src-main/service.ts', '--greet', ...args, ...samePort], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    if (core.stdout) {
      createInterface({ input: core.stdout }).on('line', (line) => {
        if (!line.startsWith('{"ready":true')) return;
        const service = JSON.parse(line);
        samePort = ['--port', new URL(service.url).port];
        onReady(service);
      });
    }
    const ended = exitCodeOf(core);
    const isChange = await Promise.race([changed.then(() => true), ended.then(() => false)]);
    if (isChange) core.kill('SIGTERM');
    await ended;
    if (isChange || stopped) continue;
    logLine('el servicio terminó: se inicia otra vez con el próximo cambio');
    await changed;
  }
}

/** @returns {Promise<void>} once a source of the core has changed and nothing else did for a moment */
function nextChange() {
  return new Promise((resolve) => {
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const watcher = watch('src-main', { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        watcher.close();
        resolve();
      }, settledMs);
    });
    watcher.unref();
  });
}
