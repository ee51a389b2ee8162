import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makePackages } from '../../../scripts/package/make-packages.mjs';
import { SetupFailure } from '../../../scripts/setup/setup-failure.mjs';
import { appImageTools } from './appimage-tools.mjs';
import { bareOlderElectron } from './older-electron.mjs';
import { stageProgram } from './stage.mjs';

/**
 * Packages of the built program with the older Electron and the harness that lets the core run in it: made as those of a
 * release are, compressed less, never to be given to anyone.
 *
 * @param {object} wanted
 * @param {readonly import('../../../scripts/package/make-packages.mjs').PackageKind[]} wanted.kinds
 * @param {string} wanted.output
 * @param {Record<string, unknown> | undefined} [wanted.metadata] what the package's package.json says instead
 * @param {(program: string) => void} [wanted.change] changes the program before it is packed
 */
export async function makeTrialPackages({ kinds, output, metadata, change }) {
  const electron = bareOlderElectron();
  if (electron === undefined) throw new SetupFailure('no está ../shared/tools/get-electron.sh');
  if (kinds.includes('appimage')) process.env.APPIMAGE_TOOLS_PATH = appImageTools();
  const project = mkdtempSync(join(tmpdir(), 'mostrador-trial-'));
  try {
    await stageProgram(project);
    change?.(project);
    return await makePackages({
      kinds,
      output,
      project,
      electron,
      metadata,
      changes: { deb: { compression: 'gz' }, appImage: { compression: 'gzip' } },
    });
  } finally {
    rmSync(project, { recursive: true });
  }
}
