import { readFile, stat } from 'node:fs/promises';
import {
  type Finding,
  type ImportFile,
  positionOf,
  type ReadingOptions,
  readingLimits,
} from './findings/finding.ts';
import { readText } from './text/read-text.ts';
import { findingsInXml } from './xml/findings-in-xml.ts';
import { readZip } from './zip/read-zip.ts';

/**
 * Reads a file that `recognizeFile` accepted: its findings in the order they are written, one XML in memory. The
 * same file gives the same findings at the same positions, so that `from` continues after a crash. Nothing in a file
 * makes it throw; a file that was changed or taken away since does.
 */
export async function* readFindings(file: ImportFile, options: ReadingOptions = {}): AsyncGenerator<Finding> {
  const { from = 0, signal } = options;
  for await (const finding of findingsOf(file, options)) {
    if (signal?.aborted) return;
    if (finding.position >= from) yield finding;
  }
}

async function* findingsOf({ path, kind }: ImportFile, options: ReadingOptions): AsyncGenerator<Finding> {
  if (kind === 'zip') yield* readZip(path, options);
  else yield* kind === 'xml' ? readXmlFile(path) : readText(path, options);
}

async function* readXmlFile(path: string): AsyncGenerator<Finding> {
  const { size } = await stat(path);
  if (size > readingLimits.entryBytes) {
    yield { kind: 'fault', position: positionOf(0), code: 'entry_too_large', params: {} };
  } else yield* findingsInXml(await readFile(path), { index: 0 });
}
