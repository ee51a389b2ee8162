import { ensureTools } from '../../test/support/tools/ensure-tools.mjs';
import { logLine } from '../lib/log-line.mjs';
import { buildProgram } from '../setup/build.mjs';
import { installDependencies } from '../setup/install.mjs';
import { installTools } from '../setup/install-tools.mjs';
import { SetupFailure } from '../setup/setup-failure.mjs';

/**
 * Makes ready what the tests need, the built program among it.
 *
 * @param {{ readonly nightly?: boolean }} [which] `nightly`: the tools of what is rare too
 * @returns {Promise<{ name: string, passed: boolean }>} the check of the build
 */
export async function prepareTests(which) {
  await installDependencies();
  if (which?.nightly) await installTools();
  await ensureTools(which);
  return { name: 'build', passed: await builds() };
}

async function builds() {
  try {
    await buildProgram();
    return true;
  } catch (error) {
    if (!(error instanceof SetupFailure)) throw error;
    logLine(error.message);
    return false;
  }
}
