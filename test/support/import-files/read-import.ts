import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {
  Finding,
  ReadingOptions,
  RecognizedFile,
} from '../../../src-main/imports/reading/findings/finding.ts';
import { readFindings } from '../../../src-main/imports/reading/read-findings.ts';
import { recognizeFile } from '../../../src-main/imports/reading/recognize-file.ts';

/** What an import makes of one file: how it is recognized, and its findings when it is. */
export interface ImportReading {
  readonly recognized: RecognizedFile;
  readonly findings: readonly Finding[];
}

/** Recognizes and reads a file of that content, as an import does. */
export async function readImport(
  content: string | Uint8Array,
  options: ReadingOptions = {},
): Promise<ImportReading> {
  const folder = await mkdtemp(join(tmpdir(), 'mostrador-import-'));
  try {
    const path = join(folder, 'upload');
    await writeFile(path, content);
    return await readImportFile(path, options);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export async function readImportFile(path: string, options: ReadingOptions = {}): Promise<ImportReading> {
  const recognized = await recognizeFile(path);
  if (!recognized.ok) return { recognized, findings: [] };
  const findings: Finding[] = [];
  const file = { path, name: 'upload', kind: recognized.kind };
  for await (const finding of readFindings(file, options)) findings.push(finding);
  return { recognized, findings };
}
