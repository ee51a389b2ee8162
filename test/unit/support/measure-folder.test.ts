import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { measureFolder } from '../../../src-main/support/measure-folder.ts';
import { temporaryFolder } from '../../support/store/store.ts';

it('measures all files below a folder, without the one of a head office and what links lead to', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'a', 'b'), { recursive: true });
  mkdirSync(join(folder, 'matriz'));
  writeFileSync(join(folder, 'one'), 'x'.repeat(10));
  writeFileSync(join(folder, 'a', 'b', 'two'), 'x'.repeat(5));
  writeFileSync(join(folder, 'matriz', 'three'), 'x'.repeat(100));
  symlinkSync(join(folder, 'matriz'), join(folder, 'a', 'link'), 'junction');
  expect(await measureFolder(folder, 'matriz')).toBe(15);
  expect(await measureFolder(join(folder, 'gone'))).toBe(0);
});
