import { buildProgram } from './build.mjs';
import { installDependencies } from './install.mjs';

/** Makes the program ready to run. Does nothing, in a few hundredths of a second, when it already is. */
export async function prepareProgram() {
  await installDependencies();
  await buildProgram();
}
