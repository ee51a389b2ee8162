import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('../../../../scripts/lint-imports.mjs', import.meta.url));

/** What is refused: an import in a file. */
const refused = [
  ['documents use Node', 'src-main/documents/a.ts', "import 'node:fs';"],
  ['documents use a package beyond the schema library', 'src-main/documents/a.ts', "import 'uuid';"],
  ['documents know the contract', 'src-main/documents/a.ts', "import type { A } from '../contract/a.ts';"],
  ['an edge takes code from a use case', 'src-main/store/a.ts', "import { a } from '../sync/a.ts';"],
  ['an edge takes a type from another edge', 'src-main/api/a.ts', "import type { A } from '../store/a.ts';"],
  ['a use case knows an edge', 'src-main/issuing/a.ts', "import type { A } from '../store/a.ts';"],
  ['issuing knows delivery', 'src-main/issuing/a.ts', "import type { A } from '../sync/a.ts';"],
  [
    'a part of the program knows the whole',
    'src-main/api/a.ts',
    "import { createApp } from '../app/app.ts';",
  ],
  ['the service starts Electron', 'src-main/service.ts', "import { app } from 'electron';"],
  ['the core loads Electron lazily', 'src-main/app/app.ts', "await import('electron');"],
  ['the core requires Electron', 'src-main/app/app.ts', "require('electron/main');"],
  ['a feature knows another', 'src-renderer/features/a/x.ts', "export * from '../b/x.ts';"],
  ['ui knows a feature', 'src-renderer/ui/x.tsx', "import { F } from '../features/a/f.tsx';"],
  ['the window knows the store', 'src-renderer/app/x.ts', "type S = import('../../src-main/store/a.ts').S;"],
  ['the window uses Node', 'src-renderer/lib/x.ts', "import { join } from 'path';"],
  ['the preload uses a package', 'src-preload/preload.ts', "import { z } from 'zod';"],
  ['the program loads a package that does not ship', 'src-main/app/app.ts', "import 'fast-check';"],
  ['the program uses a test', 'src-main/app/app.ts', "import '../../test/support/clock.ts';"],
  ['a floor knows one above it', 'src-main/store/rows/a.ts', "import type { A } from '../writing/a.ts';"],
  ['a floor knows one beside it', 'src-main/store/reading/a.ts', "import { a } from '../writing/a.ts';"],
  ['a folder knows one beside it', 'src-main/store/mail/a.ts', "import { a } from '../catalog/a/b.ts';"],
  ['a folder has no layer', 'src-main/helpers/a.ts', "import '../documents/a.ts';"],
] as const;

describe('import rules', () => {
  let tree: string;

  beforeEach(() => {
    tree = makeTree();
  });
  afterEach(() => rmSync(tree, { recursive: true }));

  function write(file: string, source: string): void {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    writeFileSync(join(tree, file), source);
  }

  function lint(): { exitCode: number | null; faults: readonly string[] } {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, tree], { encoding: 'utf8' });
    expect(stderr).toBe('');
    return { exitCode: status, faults: stdout.split('\n').filter((line) => line !== '') };
  }

  it('says nothing of a tree that keeps them', () => {
    write('src-main/documents/money.ts', "import { z } from 'zod';\nexport const money = z.string();\n");
    write(
      'src-main/issuing/store.ts',
      "import { money } from '../documents/money.ts';\nexport type S = typeof money;\n",
    );
    write(
      'src-main/store/open.ts',
      "import { x } from 'kysely';\nimport type { S } from '../issuing/store.ts';\nexport let s: S = x;\n",
    );
    write('src-main/app/app.ts', "import { s } from '../store/open.ts';\nexport const app = s;\n");
    write('src-main/electron.ts', "import { app } from 'electron';\nimport './app/app.ts';\napp.quit();\n");
    write(
      'src-renderer/features/counter/cart.tsx',
      "import './cart.css';\nimport icon from '../../../resources/i.svg?url';\nexport const c = <img src={icon} />;\n",
    );
    expect(lint()).toEqual({ exitCode: 0, faults: [] });
  });

  it('names file, line and rule of each violation', () => {
    write(
      'src-main/store/open.ts',
      "import { a } from 'kysely';\n\nimport { b } from '../signing/xades.ts';\na(b);\n",
    );
    const { exitCode, faults } = lint();
    expect(exitCode).toBe(1);
    expect(faults).toEqual([
      expect.stringMatching(
        /^src-main\/store\/open\.ts:3 store may not import '\.\.\/signing\/xades\.ts': .*never another edge$/,
      ),
    ]);
  });

  it('shows the way round a circle of folders, at any depth, by the files that make it', () => {
    write('src-main/store/rows/a/one.ts', "\nimport type { B } from '../b/two.ts';\nexport type A = B;\n");
    write('src-main/store/rows/b/two.ts', "export type { C as B } from '../c/in/three.ts';\n");
    write('src-main/store/rows/c/in/three.ts', "export type C = typeof import('../../a/four.ts').four;\n");
    write('src-main/store/rows/a/four.ts', 'export const four = 4;\n');
    expect(lint()).toEqual({
      exitCode: 1,
      faults: [
        'src-main/store/rows/a/one.ts:2 closes a circle in src-main/store/rows: a → b → c → a: ' +
          'src-main/store/rows/a/one.ts imports src-main/store/rows/b/two.ts, ' +
          'src-main/store/rows/b/two.ts imports src-main/store/rows/c/in/three.ts, ' +
          'src-main/store/rows/c/in/three.ts imports src-main/store/rows/a/four.ts',
      ],
    });
  });

  it('shows a circle of two parts of the program that may know each other', () => {
    write('src-main/backup/backup.ts', "import { open } from '../store/open.ts';\nopen();\n");
    write('src-main/store/open.ts', "export type { Plan } from '../backup/plan.ts';\n");
    expect(lint()).toEqual({
      exitCode: 1,
      faults: [expect.stringContaining(' closes a circle in src-main: backup → store → backup: ')],
    });
  });

  describe('refuse', () => {
    let linted: ReturnType<typeof lint>;

    /** All in one tree, each in a line of its own: to start the script takes longer than what it reads. */
    beforeAll(() => {
      tree = makeTree();
      for (const [file, sources] of sourcesByFile()) write(file, sources.map((line) => `${line}\n`).join(''));
      linted = lint();
      rmSync(tree, { recursive: true });
    });

    it.each(refused)('that %s', (_rule, file, source) => {
      const line = (sourcesByFile().get(file) ?? []).indexOf(source) + 1;
      const faults = linted.faults.filter((fault) => fault.startsWith(`${file}:${line} `));
      expect(faults).toHaveLength(1);
    });

    it('nothing else, and end with an exit code of 1', () => {
      expect(linted.faults).toHaveLength(refused.length);
      expect(linted.exitCode).toBe(1);
    });
  });
});

function sourcesByFile(): ReadonlyMap<string, readonly string[]> {
  const byFile = Map.groupBy(refused, ([, file]) => file);
  return new Map([...byFile].map(([file, rules]) => [file, rules.map(([, , source]) => source)]));
}

function makeTree(): string {
  const tree = mkdtempSync(join(tmpdir(), 'mostrador-imports-'));
  for (const folder of ['src-main', 'src-preload', 'client', 'src-renderer']) mkdirSync(join(tree, folder));
  return tree;
}
