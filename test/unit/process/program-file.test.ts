import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { programFile, resourceFile } from '../../../src-main/process/program-file.ts';

it('finds another program beside the doors, from the sources and from what is built', () => {
  expect(existsSync(programFile('integrity-thread'))).toBe(true);
  expect(programFile('integrity-thread', join('out', 'main', 'chunks'))).toBe(
    join('out', 'main', 'integrity-thread.cjs'),
  );
});

it('finds what is shipped beside the program, from the sources and from what is built', () => {
  expect(existsSync(resourceFile('fonts/Arimo-Regular.ttf'))).toBe(true);
  expect(resourceFile('icon.png', join('here', 'out', 'main', 'chunks'))).toBe(
    join('here', 'resources', 'icon.png'),
  );
});
