import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { daysBefore, ecuadorDate } from '../../../../src-main/documents/values/ecuador-time.ts';
import { requireTool } from '../../../support/tools/require-tool.ts';

interface Day {
  readonly name: string;
  readonly days: number;
  readonly time?: string;
}

const from = (file: string) => import(new URL(`../../../../scripts/testing/${file}`, import.meta.url).href);
const { shiftedClock }: { shiftedClock(day: Day): Record<string, string> } = await from('shifted-clock.mjs');
const { shiftedDays }: { readonly shiftedDays: readonly Day[] } = await from('run-shifted.mjs');

const script = 'process.stdout.write(new Date(Date.now() - 5 * 60 * 60 * 1000).toISOString())';

describe.skipIf(!requireTool('faketime'))('a program on a shifted day (faketime)', () => {
  it.each(shiftedDays)('$name lives there in Ecuador', (day) => {
    const { FAKETIME, ...env } = process.env;
    const started = new Date();
    const { stdout } = spawnSync(process.execPath, ['-e', script], {
      env: { ...env, ...shiftedClock(day) },
      encoding: 'utf8',
    });
    // The machine's own day can turn in between.
    const today = [ecuadorDate(started), ecuadorDate(new Date())];
    expect(today.map((date) => daysBefore(date, -day.days))).toContain(stdout.slice(0, 10));
    if (day.time !== undefined) expect(stdout.slice(11, 15)).toBe(day.time.slice(0, 4));
  });
});
