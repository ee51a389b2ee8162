import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { harnessCache } from './cache-folder.mjs';

const runtime = fileURLToPath(new URL('appimage-runtime.c', import.meta.url));

/**
 * The tools by which electron-builder makes an AppImage, of what this machine has, in the folders where it looks.
 *
 * @returns {string} for APPIMAGE_TOOLS_PATH
 */
export function appImageTools() {
  const folder = join(harnessCache, 'appimage-tools');
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['runtimes', join('lib', process.arch)])
    mkdirSync(join(folder, part), { recursive: true });
  for (const tool of ['mksquashfs', 'desktop-file-validate']) {
    symlinkSync(execFileSync('which', [tool], { encoding: 'utf8' }).trim(), join(folder, tool));
  }
  // Linked, it ends where its table of sections does: there the contents begin.
  execFileSync('gcc', ['-O2', '-s', runtime, '-o', join(folder, 'runtimes', `runtime-${process.arch}`)]);
  return folder;
}
