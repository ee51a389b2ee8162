import { mkdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../../support/store/store.ts';

const script = new URL('../../../../scripts/testing/memory-folder.mjs', import.meta.url).href;

const { makeMemoryFolder }: { makeMemoryFolder(parent: string, neededBytes: number): string | undefined } =
  await import(script);

describe.runIf(process.platform === 'linux')('the temporary folder of a run', () => {
  it('is where other users pass through, and is not shared with another run', () => {
    const parent = temporaryFolder();
    const folder = makeMemoryFolder(parent, 1) ?? '';
    expect(dirname(folder)).toBe(parent);
    expect(statSync(folder).mode & 0o777).toBe(0o711);
    expect(makeMemoryFolder(parent, 1)).not.toBe(folder);
  });

  it('is not made where there is too little room, or no such place', () => {
    const parent = join(temporaryFolder(), 'memory');
    expect(makeMemoryFolder(parent, 1)).toBeUndefined();
    mkdirSync(parent);
    expect(makeMemoryFolder(parent, Number.POSITIVE_INFINITY)).toBeUndefined();
  });
});
