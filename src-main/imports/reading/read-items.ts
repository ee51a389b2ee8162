import type { ImportFileKind } from '../../contract/import.ts';
import type { FoundItem } from '../ports/draft.ts';
import { type Judging, judgeFinding } from './judge-finding.ts';
import { readFindings } from './read-findings.ts';

/** A file of an import, recognized and not read to its end. */
export interface UnreadFile {
  readonly number: number;
  readonly path: string;
  /** What a person calls it. */
  readonly name: string;
  readonly sha256: string;
  /** Bytes. */
  readonly size: number;
  readonly kind: ImportFileKind;
  /** Position of the next finding. */
  readonly from: number;
}

/** Some items of one file, with how far it is read once they are kept. */
export interface ItemBatch {
  readonly number: number;
  readonly items: readonly FoundItem[];
  readonly nextPosition: number;
  /** The file has nothing more. */
  readonly isRead: boolean;
}

/** What is to be read, and for whom; plain data, so that it can be sent to another thread. */
export interface ReadingTask extends Pick<Judging, 'scope' | 'ruc'> {
  readonly files: readonly UnreadFile[];
}

/**
 * Reads and judges files in their order, possibly ahead of the consumer. Ends silently, without
 * the rest, when it is aborted; throws when reading breaks down.
 */
export type ReadItems = (task: ReadingTask, signal: AbortSignal) => AsyncIterable<ItemBatch>;

export type JudgingTools = Pick<Judging, 'checkSignature' | 'pack'>;

/** Items in one batch, which is one transaction of some 4 ms: a sale waits for two at most. */
const BATCH = 10;

/** Reads in the thread it is called in, no step further than asked. */
export function makeItemReader(tools: JudgingTools): ReadItems {
  return async function* readItems({ files, ...scope }, signal) {
    const judging = { ...scope, ...tools };
    for (const file of files) yield* batchesOf(file, judging, signal);
  };
}

/** The last batch, which says that the file has nothing more, is empty. */
async function* batchesOf(
  file: UnreadFile,
  judging: Judging,
  signal: AbortSignal,
): AsyncGenerator<ItemBatch> {
  const { number, from } = file;
  let items: FoundItem[] = [];
  let nextPosition = from;
  for await (const finding of readFindings(file, { from, signal })) {
    if (items.length >= BATCH) {
      yield { number, items, nextPosition, isRead: false };
      items = [];
    }
    items.push(await judgeFinding(judging, finding, file));
    nextPosition = finding.position + 1;
  }
  // What an aborted reading leaves out is for the next time.
  if (signal.aborted) return;
  if (items.length > 0) yield { number, items, nextPosition, isRead: false };
  yield { number, items: [], nextPosition, isRead: true };
}
