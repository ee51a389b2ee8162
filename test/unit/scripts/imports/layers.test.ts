import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

/**
 * What the compiler says of each source file with the settings of one of the project's layers. All at once: to start it
 * takes longer than what it compiles.
 */
function compileIn<Name extends string>(layer: string, sources: Record<Name, string>): Record<Name, string> {
  const folder = mkdtempSync(join(tmpdir(), 'mostrador-layer-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    for (const [name, source] of Object.entries(sources)) {
      writeFileSync(join(folder, `${name}.ts`), `${source}\nexport {};\n`);
    }
    const settings = {
      extends: join(root, layer, 'tsconfig.json'),
      compilerOptions: {
        rootDir: folder,
        outDir: join(folder, 'out'),
        tsBuildInfoFile: join(folder, 'x'),
      },
      include: ['*.ts'],
      references: [],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
    const compiler = join(root, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder], {
      cwd: folder,
      encoding: 'utf8',
      timeout: 120_000,
    });
    return faultsByFile(stdout, sources);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function faultsByFile<Name extends string>(
  output: string,
  sources: Record<Name, string>,
): Record<Name, string> {
  const faults = { ...sources };
  let left = output;
  for (const name in sources) {
    const own = output.split('\n').filter((line) => line.startsWith(`${name}.ts(`));
    faults[name] = own.join('\n');
    for (const line of own) left = left.replace(`${line}\n`, '');
  }
  // What it says of no file is of its settings.
  expect(left).toBe('');
  return faults;
}

describe('the layers, as the compiler holds them', () => {
  it.each(['src-main/documents', 'src-main/contract'])('%s has neither Node nor a page', (layer) => {
    const names = ['process', 'Buffer', 'document', 'window', 'fetch', 'setTimeout', 'console'];
    const used = Object.fromEntries(names.map((name) => [`uses-${name}`, `void ${name};`]));
    const sources: Record<string, string> = { own: 'export const two: number = Number("2");', ...used };
    const faults = compileIn(layer, sources);
    expect(faults.own).toBe('');
    for (const name of names) expect(faults[`uses-${name}`]).toContain(`'${name}'`);
  });

  it('src-main has Node and no page', () => {
    const faults = compileIn('src-main', { node: 'void process.pid;', page: 'void document;' });
    expect(faults).toEqual({ node: '', page: expect.stringContaining("'document'") });
  });

  it('client has fetch and no Node', () => {
    const faults = compileIn('client', { web: 'void fetch;', node: 'void process.pid;' });
    expect(faults).toEqual({ web: '', node: expect.stringContaining("'process'") });
  });

  it('src-renderer has a page and no Node', () => {
    const faults = compileIn('src-renderer', { page: 'void document.body;', node: 'void process.pid;' });
    expect(faults).toEqual({ page: '', node: expect.stringContaining("'process'") });
  });
});
