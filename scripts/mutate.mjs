import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { logLine } from './lib/log-line.mjs';
import { pinnedNode, root } from './lib/project.mjs';
import { runAttached } from './lib/run.mjs';
import { installDependencies } from './setup/install.mjs';
import { installTools } from './setup/install-tools.mjs';
import { reportFailures } from './setup/setup-failure.mjs';

// `npm run mutate -- FOLDERS [--sample N] [--seed N] [--tests GLOB] [--concurrency N]`: changes the sources of these
// folders, one mutation at a time, and reports which changes no test notices, with the score: how many of a hundred were
// noticed. `--sample` takes so many files of each folder by chance, where all would take hours. The judges are the unit
// tests of their part, unless `--tests` names others: what a store does for the part above it is tested there.

await reportFailures(async () => {
  const { values, positionals: folders } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      tests: { type: 'string', multiple: true },
      concurrency: { type: 'string', default: '1' },
    },
  });
  if (folders.length === 0) {
    logLine('Name folders or files of the sources: npm run mutate -- src-main/issuing/numbering');
    process.exitCode = 1;
    return;
  }
  const sources = folders.flatMap((folder) =>
    values.sample === undefined
      ? sourcesIn(folder)
      : sampleOf(filesIn(folder), { size: Number(values.sample), seed: values.seed }),
  );
  await installDependencies();
  await installTools();
  process.exitCode = await runAttached(
    pinnedNode(),
    [
      join(root, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js'),
      'run',
      'scripts/mutation/stryker.config.mjs',
      ...['--mutate', sources.join(',')],
      ...['--concurrency', values.concurrency],
    ],
    { env: { MUTATION_TESTS: (values.tests ?? [...new Set(folders.map(testsOf))]).join(' ') } },
  );
});

/** @param {string} path */
function sourcesIn(path) {
  return path.endsWith('.ts') ? path : `${path.replace(/\/$/, '')}/**/*.ts`;
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => join(folder, name));
}

/**
 * The same ones for the same seed: those whose names, hashed with it, come first.
 *
 * @param {readonly string[]} files
 * @param {{ readonly size: number, readonly seed: string }} of
 */
function sampleOf(files, { size, seed }) {
  const rank = (/** @type {string} */ file) => createHash('sha256').update(`${seed} ${file}`).digest('hex');
  return files.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1)).slice(0, size);
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
