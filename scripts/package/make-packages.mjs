import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Arch, build, Platform } from 'electron-builder';
import { builderConfig } from './config.mjs';
import { addLauncher } from './linux/add-launcher.mjs';

/** The feed of updates on macOS reads a zip beside the disk image. */
const targetsOf = { dir: ['dir'], deb: ['deb'], appimage: ['AppImage'], nsis: ['nsis'], dmg: ['dmg', 'zip'] };
const platforms = { win32: Platform.WINDOWS, darwin: Platform.MAC };

/**
 * Makes packages of the built program, for the system and processor of this machine.
 *
 * @param {object} wanted
 * @param {readonly import('./package-kinds.mjs').PackageKind[]} wanted.kinds
 * @param {string} wanted.output the folder for what is made
 * @param {string} wanted.project the folder of the program's package.json
 * @param {{ readonly folder: string, readonly version: string } | undefined} [wanted.electron]
 * @param {Record<string, unknown> | undefined} [wanted.metadata] what the package's package.json says instead
 * @param {(config: import('electron-builder').Configuration) => import('electron-builder').Configuration} [wanted.configure]
 *   changes how packages are made
 * @returns {Promise<string[]>} the files made
 */
export async function makePackages({
  kinds,
  output,
  project,
  electron,
  metadata,
  configure = (config) => config,
}) {
  process.env.CUSTOM_FPM_PATH ??= fileURLToPath(new URL('make-deb.mjs', import.meta.url));
  const platform =
    process.platform === 'win32' || process.platform === 'darwin'
      ? platforms[process.platform]
      : Platform.LINUX;
  const arch = process.arch === 'arm64' ? Arch.arm64 : Arch.x64;
  /** @param {readonly import('./package-kinds.mjs').PackageKind[]} kinds @param {string} [prepackaged] the folder that holds the program already */
  const make = (kinds, prepackaged) =>
    build({
      projectDir: project,
      targets: platform.createTarget(
        kinds.flatMap((kind) => targetsOf[kind]),
        arch,
      ),
      config: configure(builderConfig({ output, electron, metadata })),
      publish: 'never',
      ...(prepackaged && { prepackaged }),
    });
  if (platform !== Platform.LINUX) return make(kinds);
  const unpacked = join(output, arch === Arch.arm64 ? 'linux-arm64-unpacked' : 'linux-unpacked');
  await make(['dir']);
  addLauncher(unpacked);
  const packages = kinds.filter((kind) => kind !== 'dir');
  return packages.length === 0 ? [unpacked] : make(packages, unpacked);
}
