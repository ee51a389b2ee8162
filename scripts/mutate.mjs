import { join } from 'node:path';
import { pinnedNode, root } from './lib/project.mjs';
import { runInPlace } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { installDependencies } from './setup/install.mjs';
import { reportFailures } from './setup/setup-failure.mjs';

// `npm run mutate -- FOLDERS [--concurrency N]`: changes the sources of these folders, one place at a time, and tells
// which changes the unit tests of their part do not notice, with the score: how many of a hundred were noticed.

await reportFailures(async () => {
  const folders = process.argv.slice(2);
  const at = folders.indexOf('--concurrency');
  const [, concurrency = '1'] = at === -1 ? [] : folders.splice(at, 2);
  if (folders.length === 0) {
    say('Name folders or files of the sources: npm run mutate -- src-main/issuing/numbering');
    process.exitCode = 1;
    return;
  }
  await installDependencies();
  process.exitCode = await runInPlace(
    pinnedNode(),
    [
      join(root, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js'),
      'run',
      'scripts/mutation/stryker.config.mjs',
      ...['--mutate', folders.map(sourcesIn).join(',')],
      ...['--concurrency', concurrency],
    ],
    { env: { MUTATION_TESTS: [...new Set(folders.map(testsOf))].join(',') } },
  );
});

/** @param {string} path */
function sourcesIn(path) {
  return path.endsWith('.ts') ? path : `${path.replace(/\/$/, '')}/**/*.ts`;
}

/**
 * The unit tests of the part of the program that a path is in.
 *
 * @param {string} path
 */
function testsOf(path) {
  const [layer, part] = path.split('/');
  return `test/unit/${layer === 'src-renderer' ? 'window' : part}/**/*.test.ts`;
}
