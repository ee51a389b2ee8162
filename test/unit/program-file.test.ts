import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { programFile } from '../../src-main/program-file.ts';

it('finds another program beside the doors, from the sources and from what is built', () => {
  expect(existsSync(programFile('integrity-thread'))).toBe(true);
  expect(programFile('integrity-thread', join('out', 'main', 'chunks'))).toBe(
    join('out', 'main', 'integrity-thread.cjs'),
  );
});
