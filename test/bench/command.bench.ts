import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { doorFile } from '../support/service/door.ts';
import { startService } from '../support/service/run-service.ts';
import { atMost } from './support/reach.ts';
import { report } from './support/report.ts';
import { alternate } from './support/rounds/rounds.ts';
import { findRatio } from './support/rounds/rounds-finding.ts';

/*
 * A short command (design.md §9): `mostrador status` beside a running service, in turns with an empty process of the same
 * Node, whose 40 ms on a quiet machine make its 0.4 seconds ten of them:
 *
 *   node command.bench.ts [--rounds 21]
 */

const GOAL_RATIO = 10;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '21' } } });

const folder = mkdtempSync(join(tmpdir(), 'mostrador-command-'));
const empty = join(folder, 'empty.cjs');
writeFileSync(empty, '');
const service = await startService({ data: join(folder, 'data') });
try {
  const status = [doorFile('cli'), '--data', service.dataDir, 'status'];
  const rounds = await alternate(
    { empty: () => timeOf([empty]), status: () => timeOf(status) },
    { rounds: Number(values.rounds), warmUp: 2 },
  );
  report('command: status beside a running service', [
    findRatio({
      what: 'status as so many empty processes of Node',
      row: 'command',
      unit: 'ms',
      side: rounds.status,
      beside: rounds.empty,
      decimals: 1,
      goal: (ratio) => atMost(GOAL_RATIO, ratio),
    }),
  ]);
} finally {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Milliseconds until a program of this Node has ended well. */
async function timeOf(args: readonly string[]): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, args, { stdio: 'ignore' });
  const [exitCode] = await once(child, 'exit');
  if (exitCode !== 0) throw new Error(`${args.join(' ')} ended with ${exitCode}`);
  return performance.now() - startedAt;
}
