import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** What the compiler says of a source file with the settings of one of the project's layers. */
function compileIn(layer: string, source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-layer-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    writeFileSync(join(folder, 'probe.ts'), `${source}\nexport {};\n`);
    const settings = {
      extends: join(root, layer, 'tsconfig.json'),
      compilerOptions: {
        rootDir: folder,
        outDir: join(folder, 'out'),
        tsBuildInfoFile: join(folder, 'x'),
      },
      include: ['probe.ts'],
      references: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    return spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8', timeout: 120_000 })
      .stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the layers, as the compiler holds them', () => {
  it.each(['src-main/documents', 'src-main/contract'])('%s has neither Node nor a page', (layer) => {
    expect(compileIn(layer, 'export const two: number = Number("2");')).toBe('');
    for (const name of ['process', 'Buffer', 'document', 'window', 'fetch', 'setTimeout', 'console']) {
      expect(compileIn(layer, `void ${name};`)).toContain(`'${name}'`);
    }
  });

  it('src-main has Node and no page', () => {
    expect(compileIn('src-main', 'void process.pid;')).toBe('');
    expect(compileIn('src-main', 'void document;')).toContain("'document'");
  });

  it('client has fetch and no Node', () => {
    expect(compileIn('client', 'void fetch;')).toBe('');
    expect(compileIn('client', 'void process.pid;')).toContain("'process'");
  });

  it('src-renderer has a page and no Node', () => {
    expect(compileIn('src-renderer', 'void document.body;')).toBe('');
    expect(compileIn('src-renderer', 'void process.pid;')).toContain("'process'");
  });
});
