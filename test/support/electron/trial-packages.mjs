import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePackages } from '../../../scripts/package/make-packages.mjs';
import { downloadedElectron } from '../../../scripts/setup/electron-binary.mjs';
import { SetupFailure } from '../../../scripts/setup/setup-failure.mjs';
import { appImageTools } from './appimage-tools.mjs';
import { bareOlderElectron } from './older-electron.mjs';
import { stageTrial } from './stage-trial.mjs';

/**
 * Packages of the built program to be tried: made as those of a release are, but in a hurry, never to be given to anyone.
 * With the current Electron where it is downloaded, else with the older one and the harness that lets the core run in it.
 *
 * @param {object} wanted
 * @param {readonly import('../../../scripts/package/package-kinds.mjs').PackageKind[]} wanted.kinds
 * @param {string} wanted.output
 * @param {string} [wanted.version] what it says it is
 * @param {string} [wanted.updateUrl] where it looks for updates
 * @param {Record<string, unknown> & { mostrador?: object } | undefined} [wanted.metadata] what the package's package.json says instead
 * @param {(program: string) => void} [wanted.change] changes the program before it is packed
 * @param {boolean} [wanted.debuggable] whether a test may drive its window through Chromium's debugger
 * @param {boolean} [wanted.asSmall] compressed as those of a release are, which takes minutes
 */
export async function makeTrialPackages({
  kinds,
  output,
  version,
  updateUrl,
  metadata,
  change,
  debuggable = true,
  asSmall = false,
}) {
  const current = downloadedElectron();
  const electron = current ?? bareOlderElectron();
  if (electron === undefined) throw new SetupFailure('no está ../shared/tools/get-electron.sh');
  if (!current && kinds.includes('appimage')) process.env.APPIMAGE_TOOLS_PATH = appImageTools();
  const project = mkdtempSync(join(tmpdir(), 'mostrador-trial-'));
  try {
    await stageTrial(project, { version, forOlderElectron: !current });
    change?.(project);
    return await makePackages({
      kinds,
      output,
      project,
      electron,
      metadata: { ...metadata, mostrador: { ...metadata?.mostrador, debuggable } },
      configure: (config) => ({
        ...config,
        ...(!asSmall && {
          deb: { ...config.deb, compression: 'gz' },
          appImage: { ...config.appImage, compression: 'gzip' },
        }),
        ...(updateUrl !== undefined && { publish: [{ provider: 'generic', url: updateUrl }] }),
      }),
    });
  } finally {
    rmSync(project, { recursive: true });
  }
}
