import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

const goldenFolder = fileURLToPath(new URL('../../golden', import.meta.url));

/** The cases of a folder of `test/golden`: each JSON file, by its name without extension. */
export function goldenCases(folder: string): readonly string[] {
  return readdirSync(join(goldenFolder, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => basename(name, '.json'))
    .sort();
}

export function readGoldenCase(folder: string, name: string): unknown {
  return JSON.parse(readFileSync(join(goldenFolder, folder, `${name}.json`), 'utf8'));
}

/** The stored XML of a case. */
export function readGoldenXml(folder: string, name: string): string {
  return readFileSync(join(goldenFolder, folder, `${name}.xml`), 'utf8');
}

/** Compares with the stored result byte by byte; with `UPDATE_GOLDEN=1` stores it instead. */
export function expectGolden(folder: string, file: string, actual: string): void {
  const path = join(goldenFolder, folder, file);
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(path, actual);
  expect(actual).toBe(readFileSync(path, 'utf8'));
}
