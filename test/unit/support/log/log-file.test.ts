import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeLogFile } from '../../../../src-main/support/log/log-file.ts';
import { logTail } from '../../../../src-main/support/log/log-tail.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mostrador-log-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

describe('the files of the log', () => {
  it('keep the newest lines in order, also over a start, and never take more than their bound', async () => {
    const folder = join(dataDir, 'logs');
    for (let start = 0; start < 10; start += 1) {
      const file = makeLogFile({ folder, maxBytes: 100, aside: 2 });
      for (let line = 0; line < 10; line += 1) file.write(`line ${start}${line}\n`);
    }
    expect(readdirSync(folder).toSorted()).toEqual(['mostrador.log', 'mostrador.log.1', 'mostrador.log.2']);
    const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size);
    expect(Math.max(...sizes)).toBeLessThan(100 + 'line 00\n'.length);
    const tail = await logTail(folder, 20);
    expect(tail).toEqual(Array.from({ length: 20 }, (_, index) => `line ${80 + index}`));
  });

  it('are left out where they cannot be written, and written again once they can', () => {
    const folder = join(dataDir, 'logs');
    writeFileSync(folder, 'in the way');
    const file = makeLogFile({ folder });
    file.write('lost\n');
    rmSync(folder);
    file.write('kept\n');
    expect(readFileSync(join(folder, 'mostrador.log'), 'utf8')).toBe('kept\n');
  });
});
