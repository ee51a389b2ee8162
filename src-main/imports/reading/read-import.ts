import type { ImportFailure } from '../../contract/import.ts';
import { decideAtOnce } from '../deciding/decide-import.ts';
import type { NewItem } from '../ports/draft.ts';
import type {
  ImportScope,
  ImportStore,
  RecognizedFile,
  StoredFile,
  StoredImport,
} from '../ports/import-store.ts';
import { importFailure } from '../resources/failure-messages.ts';
import type { ImportFolder } from '../upload/import-folder.ts';
import type { ReadItems, UnreadFile } from './read-items.ts';
import { recognizeFile } from './recognize-file.ts';

export interface ReadingDependencies {
  readonly store: Pick<ImportStore, 'recognized' | 'keep'>;
  readonly folder: Pick<ImportFolder, 'fileOf'>;
  readonly readItems: ReadItems;
  /** Decides the documents that were kept undecided; false when the import is no longer under way. */
  readonly decideWaiting: () => Promise<boolean>;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly failed: (reason: unknown, what: string) => void;
}

export type ReadImport =
  | { readonly kind: 'read' }
  /** It was canceled, or the program stops. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'failed'; readonly failure: ImportFailure };

/** Reads the files of an import from where they were left, and writes down every document, key and fault in them. */
export async function readImport(
  dependencies: ReadingDependencies,
  { stored, ruc, signal }: { stored: StoredImport; ruc: string; signal: AbortSignal },
): Promise<ReadImport> {
  const recognition = await recognizeAll(dependencies, stored);
  if (recognition.kind !== 'recognized') return recognition;
  const { store, folder, readItems, decideWaiting, now, newId, failed } = dependencies;
  const files = recognition.files.flatMap((file) => unread(file, folder.fileOf(stored.id, file.number)));
  if (files.length === 0) return { kind: 'read' };
  let isAnyWaiting = true;
  for await (const batch of readItems({ files, scope: scopeOf(stored), ruc }, signal)) {
    for (const { breakdown, file, entry = '' } of batch.items) {
      if (breakdown !== undefined) failed(new Error(breakdown), `import ${stored.id}, ${file} ${entry}`);
    }
    const items = batch.items.map((item) => ({ ...item, id: newId() }));
    const isDecidable =
      !isAsked(stored) && files.every(({ kind, number }) => kind !== 'text' || number < batch.number);
    // What came before is decided before: the first of two that are the same is the one that counts.
    if (isDecidable && isAnyWaiting && !(await decideWaiting())) return { kind: 'stopped' };
    isAnyWaiting = !isDecidable;
    const batchToKeep = { ...batch, items, at: now(), ...(isDecidable && { decide: decideAtOnce }) };
    if (!(await store.keep(stored.id, batchToKeep))) return { kind: 'stopped' };
  }
  // An aborted reading ends silently: what is left is for the next time.
  return { kind: signal.aborted ? 'stopped' : 'read' };
}

/** Whether documents wait for the answer of the authority: asking goes on for long, in rounds of its own. */
function isAsked({ environment }: StoredImport): boolean {
  return environment !== 'sandbox';
}

function scopeOf({ entityId, environment }: StoredImport): ImportScope {
  return { entityId, environment };
}

function unread(
  { number, name, sha256, size, kind, nextPosition, isRead }: StoredFile,
  path: string,
): UnreadFile[] {
  return isRead || !kind ? [] : [{ number, path, name, sha256, size, kind, from: nextPosition }];
}

type Recognition =
  | { readonly kind: 'recognized'; readonly files: readonly StoredFile[] }
  | Exclude<ReadImport, { kind: 'read' }>;

/** Looks at all the files before reading any: where an archive is unreadable, nothing is imported. */
async function recognizeAll(
  { store, folder, now, newId }: ReadingDependencies,
  { id, files }: StoredImport,
): Promise<Recognition> {
  if (files.every(({ kind, isRead }) => kind !== undefined || isRead)) return { kind: 'recognized', files };
  const recognized: RecognizedFile[] = [];
  for (const { number, name } of files) {
    const format = await recognizeFile(folder.fileOf(id, number));
    if (format.ok) {
      recognized.push({ number, kind: format.kind, ignoredEntries: format.ignoredEntries });
    } else if (format.failure === 'no_documents') {
      const item = nothingIn(name, format.content, newId);
      recognized.push({ number, ignoredEntries: 0, item });
    } else {
      return { kind: 'failed', failure: importFailure(format.failure, name) };
    }
  }
  if (recognized.every(({ kind }) => kind === undefined)) {
    return { kind: 'failed', failure: importFailure('no_documents') };
  }
  if (!(await store.recognized(id, recognized, now()))) return { kind: 'stopped' };
  return { kind: 'recognized', files: files.map((file) => ({ ...file, ...recognized[file.number - 1] })) };
}

/** The item of a file that has nothing to import beside others that do. */
function nothingIn(file: string, content: string | undefined, newId: () => string): NewItem {
  const params = content === undefined ? {} : { content };
  return { id: newId(), file, outcome: { kind: 'settled', code: 'not_importable', params } };
}
