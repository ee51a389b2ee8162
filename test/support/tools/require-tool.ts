import { spawnSync } from 'node:child_process';

/**
 * Whether a program that tests check against is installed. In CI (`CI` set) a missing one is an error; elsewhere
 * it says aloud what will not be tested.
 */
export function requireTool(name: string): boolean {
  const { error } = spawnSync(name, ['--version'], { stdio: 'ignore', timeout: 120_000 });
  if (error === undefined) return true;
  if (process.env.CI) throw new Error(`${name} is not installed, and CI must not skip its tests`);
  console.warn(`SKIPPED: ${name} is not installed; the tests that check against it do not run.`);
  return false;
}
