import { logLine } from '../lib/log-line.mjs';

/** Something that a person has to put right before the command can work: shown without a stack. */
export class SetupFailure extends Error {}

/**
 * Runs a command's body. What a person has to put right is printed as one message and ends with exit code 1;
 * anything else is a bug and keeps its stack.
 *
 * @param {() => Promise<void>} command
 */
export async function reportFailures(command) {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof SetupFailure)) throw error;
    logLine(error.message);
    process.exitCode = 1;
  }
}
