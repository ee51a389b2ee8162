import { fileURLToPath } from 'node:url';
import { Arch, build, Platform } from 'electron-builder';
import { builderConfig } from './config.mjs';

/** @typedef {'dir' | 'deb' | 'appimage' | 'nsis' | 'dmg'} PackageKind */

/** @type {readonly PackageKind[]} */
export const packageKinds = ['dir', 'deb', 'appimage', 'nsis', 'dmg'];

/** The feed of updates on macOS reads a zip beside the disk image. */
const targetsOf = { dir: ['dir'], deb: ['deb'], appimage: ['AppImage'], nsis: ['nsis'], dmg: ['dmg', 'zip'] };
const platforms = { win32: Platform.WINDOWS, darwin: Platform.MAC };

/**
 * Makes packages of the built program, for the system and processor of this machine.
 *
 * @param {object} wanted
 * @param {readonly PackageKind[]} wanted.kinds
 * @param {string} wanted.output the folder for what is made
 * @param {string} wanted.project the folder of the program's package.json
 * @param {{ readonly folder: string, readonly version: string } | undefined} [wanted.electron]
 * @param {Record<string, unknown> | undefined} [wanted.metadata] what the package's package.json says instead
 * @param {import('electron-builder').Configuration} [wanted.changes] to how packages are made
 * @returns {Promise<string[]>} the files made
 */
export async function makePackages({ kinds, output, project, electron, metadata, changes }) {
  process.env.CUSTOM_FPM_PATH ??= fileURLToPath(new URL('make-deb.mjs', import.meta.url));
  const platform =
    process.platform === 'win32' || process.platform === 'darwin'
      ? platforms[process.platform]
      : Platform.LINUX;
  const arch = process.arch === 'arm64' ? Arch.arm64 : Arch.x64;
  return build({
    projectDir: project,
    targets: platform.createTarget(
      kinds.flatMap((kind) => targetsOf[kind]),
      arch,
    ),
    config: { ...builderConfig({ output, electron, metadata }), ...changes },
    publish: 'never',
  });
}
