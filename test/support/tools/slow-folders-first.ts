import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The folders whose tests start processes and browsers, slowest first. */
const slowFolders = ['/test/e2e/', '/test/integration/'];

/**
 * Begins with the tests that wait much: the processor has something to do meanwhile, and no worker is left alone with a
 * long one at the end.
 */
export class SlowFoldersFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = slowFolders.findIndex((folder) => moduleId.includes(folder));
  return rank === -1 ? slowFolders.length : rank;
}
