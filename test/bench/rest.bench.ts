import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startService } from '../support/service/run-service.ts';
import { residentMegabytes } from './support/process/memory.ts';
import { threadSeconds } from './support/process/thread-seconds.ts';
import { atMost } from './support/reach.ts';
import { report } from './support/report.ts';

/*
 * At rest (design.md §9): what the headless service holds and uses while nobody asks for anything.
 *
 *   node rest.bench.ts [--seconds 120]
 */

const GOAL_MEGABYTES = 120;
const GOAL_PERCENT = 0.5;
/** What a start leaves behind is done by then. */
const SETTLED_MS = 15_000;

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '120' } } });
const seconds = Number(values.seconds);

const folder = mkdtempSync(join(tmpdir(), 'mostrador-rest-'));
const service = await startService({ data: folder });
try {
  await setTimeout(SETTLED_MS);
  const before = processorSecondsOf(service.pid);
  await setTimeout(seconds * 1000);
  const percent = ((processorSecondsOf(service.pid) - before) / seconds) * 100;
  const megabytes = residentMegabytes(service.pid);
  report(`at rest for ${seconds} s`, [
    {
      what: 'resident memory, MB',
      row: 'rest_memory',
      value: megabytes.toFixed(0),
      measured: megabytes,
      unit: 'MB',
      goal: atMost(GOAL_MEGABYTES, megabytes),
    },
    {
      what: 'processor, % of a core',
      row: 'rest_processor',
      value: percent.toFixed(2),
      measured: percent,
      unit: '%',
      goal: atMost(GOAL_PERCENT, percent),
    },
  ]);
} finally {
  await service.kill();
  rmSync(folder, { recursive: true, force: true });
}

function processorSecondsOf(pid: number): number {
  const { main, others } = threadSeconds(pid);
  return main + others;
}
