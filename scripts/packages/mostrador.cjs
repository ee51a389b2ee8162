#!/usr/bin/env node
'use strict';
// The command `mostrador` of the npm package. Written for every Node a person may have: it only finds the right one.

const { spawn } = require('node:child_process');
const { dirname, join } = require('node:path');
const module_ = require('node:module');

const requiredNodeMajor = 24;
const door = join(__dirname, '..', 'out', 'main', 'cli.cjs');

if (Number(process.versions.node.split('.')[0]) >= requiredNodeMajor) {
  module_.enableCompileCache();
  require(door);
} else {
  runWith(nodeOfPackage());
}

// npx hands its signals to a shell that does not pass them on: stopping it would leave the service running.
if (process.env.npm_lifecycle_event === 'npx' && process.platform !== 'win32') {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}

/** The Node that was installed with the program, where this platform has one. */
function nodeOfPackage() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  try {
    const folder = dirname(require.resolve(`node-${platform}-${process.arch}/package.json`));
    return join(folder, 'bin', platform === 'win' ? 'node.exe' : 'node');
  } catch {
    console.error(
      `Mostrador necesita Node ${requiredNodeMajor} o más nuevo, y aquí hay ${process.version}: instálelo de https://nodejs.org.`,
    );
    process.exit(2);
  }
}

/** @param {string} node */
function runWith(node) {
  const cache = join(require('node:os').tmpdir(), 'node-compile-cache');
  const env = { NODE_COMPILE_CACHE: cache, ...process.env };
  const child = spawn(node, [door, ...process.argv.slice(2)], { stdio: 'inherit', env });
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    // Ctrl-C reaches every process of the terminal by itself; twice would mean "at once".
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }
  child.once('error', (reason) => {
    console.error(`No se pudo iniciar ${node}: ${reason.message}`);
    process.exit(1);
  });
  child.once('close', (code, signal) => {
    process.exit(
      code === null ? 128 + (require('node:os').constants.signals[signal ?? 'SIGTERM'] ?? 0) : code,
    );
  });
}
