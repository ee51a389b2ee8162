import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import { externalPackages } from './scripts/lib/external-packages.mjs';
import { licensesModule } from './scripts/licenses/licenses-module.mjs';

/** The desktop's own Electron is newer; Node 18 and Chrome 114 keep the shell running on an older one too. */
const NODE_TARGET = 'node18';
const PAGE_TARGET = 'chrome114';

const commonJs = {
  format: 'cjs',
  entryFileNames: '[name].cjs',
  chunkFileNames: 'chunks/[name]-[hash].cjs',
} as const;

/**
 * Of the megabytes that every start reads, only what V8 needs, in one byte a letter. Functions and classes keep their
 * names: a stack in the log of a shop is to be read without its source map.
 */
const quickToRead = {
  charset: 'ascii',
  minify: { compress: false, mangle: { keepNames: true }, codegen: { removeWhitespace: true } },
} as const;

export default defineConfig({
  main: {
    build: {
      outDir: 'out/main',
      target: NODE_TARGET,
      sourcemap: true,
      externalizeDeps: false,
      rolldownOptions: {
        external: [
          ...externalPackages,
          // What `pg` would take instead of itself where somebody installed it.
          'pg-native',
        ],
        input: {
          electron: resolve('src-main/electron.ts'),
          service: resolve('src-main/service.ts'),
          head: resolve('src-main/head.ts'),
          cli: resolve('src-main/cli.ts'),
          'token-process': resolve('src-main/threads/token-process.ts'),
          'backup-thread': resolve('src-main/threads/backup-thread.ts'),
          'integrity-thread': resolve('src-main/threads/integrity-thread.ts'),
          'import-thread': resolve('src-main/threads/import-thread.ts'),
          'purchase-thread': resolve('src-main/threads/purchase-thread.ts'),
          'export-thread': resolve('src-main/threads/export-thread.ts'),
          'head-backup-thread': resolve('src-main/threads/head-backup-thread.ts'),
          'head-declaration-thread': resolve('src-main/threads/head-declaration-thread.ts'),
          'head-export-thread': resolve('src-main/threads/head-export-thread.ts'),
          'list-thread': resolve('src-main/threads/list-thread.ts'),
          'sheet-thread': resolve('src-main/threads/sheet-thread.ts'),
          'update-thread': resolve('src-main/threads/update-thread.ts'),
        },
        output: { ...commonJs, ...quickToRead },
      },
    },
  },
  preload: {
    build: {
      outDir: 'out/preload',
      target: NODE_TARGET,
      // A sandboxed preload is one file that can require nothing but electron.
      externalizeDeps: false,
      rolldownOptions: {
        input: { preload: resolve('src-preload/preload.ts') },
        output: commonJs,
      },
    },
  },
  renderer: {
    root: 'src-renderer',
    plugins: [react(), licensesModule(import.meta.dirname)],
    build: {
      outDir: 'out/renderer',
      target: PAGE_TARGET,
      cssTarget: PAGE_TARGET,
      minify: true,
      // Read from the disk of this computer: one file is as quick as several.
      chunkSizeWarningLimit: 1500,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { index: resolve('src-renderer/index.html'), head: resolve('src-renderer/head.html') },
      },
    },
  },
});
