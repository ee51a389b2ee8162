import { describe, expect, it } from 'vitest';

interface Source {
  readonly file: string;
  readonly imports: readonly {
    readonly specifier: string;
    readonly typeOnly: boolean;
    readonly line: number;
  }[];
}
interface Link {
  readonly file: string;
  readonly line: number;
  readonly target: string;
}

const { circlesIn }: { circlesIn(folder: string, sources: readonly Source[]): readonly (readonly Link[])[] } =
  await import(new URL('../../../../scripts/imports/circles.mjs', import.meta.url).href);

const source = (file: string, ...specifiers: readonly string[]): Source => ({
  file,
  imports: specifiers.map((specifier, index) => ({ specifier, typeOnly: false, line: index + 1 })),
});

/** The files of each circle in `store`, one for each step. */
function circles(...sources: readonly Source[]): readonly (readonly string[])[] {
  return circlesIn('store', sources).map((circle) => circle.map(({ file }) => file));
}

describe('a circle of folders', () => {
  it('is not made by imports that run one way, of packages, or of files elsewhere', () => {
    expect(
      circles(
        source('store/mail/queue.ts', 'kysely', '../rows/event.ts', '../../issuing/port.ts'),
        source('store/rows/event.ts', './seq.ts', 'node:fs'),
        source('issuing/port.ts', '../store/mail/queue.ts'),
      ),
    ).toEqual([]);
  });

  it('may be made by files none of which is in a circle of its own', () => {
    expect(
      circles(source('store/a/one.ts', '../b/two.ts'), source('store/b/three.ts', '../a/four.ts')),
    ).toEqual([['store/a/one.ts', 'store/b/three.ts']]);
  });

  it('takes folders with all that is in them, and the files beside them together', () => {
    expect(
      circles(source('store/open.ts', './a/in/one.ts'), source('store/a/two.ts', '../close.ts')),
    ).toEqual([['store/open.ts', 'store/a/two.ts']]);
    expect(
      circles(source('store/a/in/one.ts', '../two.ts'), source('store/a/two.ts', './in/one.ts')),
    ).toEqual([]);
  });

  it('is shown by its shortest way, with the line and the target of each import', () => {
    const sources = [
      source('store/a/one.ts', '../b/two.ts', '../c/three.ts'),
      source('store/b/two.ts', '../c/three.ts'),
      source('store/c/three.ts', '../a/four.ts'),
    ];
    expect(circlesIn('store', sources)).toEqual([
      [
        { file: 'store/a/one.ts', line: 2, target: 'store/c/three.ts' },
        { file: 'store/c/three.ts', line: 1, target: 'store/a/four.ts' },
      ],
    ]);
  });

  it('is shown once, and beside it those that it has no part in', () => {
    expect(
      circles(
        source('store/a/one.ts', '../b/two.ts'),
        source('store/b/two.ts', '../a/one.ts'),
        source('store/c/three.ts', '../d/four.ts', '../a/one.ts'),
        source('store/d/four.ts', '../c/three.ts'),
      ),
    ).toEqual([
      ['store/a/one.ts', 'store/b/two.ts'],
      ['store/c/three.ts', 'store/d/four.ts'],
    ]);
  });
});
