import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';

const root = fileURLToPath(new URL('../..', import.meta.url));
const readyLine = z.object({ ready: z.literal(true), url: z.url(), data_dir: z.string() });

describe('npm run serve', () => {
  let dataDir: string;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'mostrador-serve-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

  it('prints one ready line, and stops with the npm that started it', async () => {
    const npm = spawn('npm', ['run', '-s', 'serve', '--', '--data', dataDir, '--port', '0'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    onTestFinished(() => {
      npm.kill('SIGTERM');
    });
    const lines: string[] = [];
    const output = createInterface({ input: npm.stdout });
    await new Promise<void>((resolve) => {
      output.on('line', (line) => {
        lines.push(line);
        resolve();
      });
    });
    const { url, data_dir } = readyLine.parse(JSON.parse(lines[0] ?? ''));
    expect(data_dir).toBe(dataDir);
    expect((await fetch(`${url}/v1/local/health`)).status).toBe(200);

    npm.kill('SIGTERM');
    expect(await refusesWithin(10_000, url)).toBe(true);
    expect(lines).toHaveLength(1);
  });
});

/** Whether nothing answers at the address any more, in time. */
async function refusesWithin(ms: number, url: string): Promise<boolean> {
  const deadline = performance.now() + ms;
  while (performance.now() < deadline) {
    const refused = await fetch(`${url}/v1/local/health`).then(
      () => false,
      () => true,
    );
    if (refused) return true;
    await sleep(100);
  }
  return false;
}
