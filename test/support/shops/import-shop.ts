import { join } from 'node:path';
import { v7 as uuid } from 'uuid';
import { onTestFinished } from 'vitest';
import type { ImportItemResource, ImportResource } from '../../../src-main/contract/import.ts';
import type { UploadPart } from '../../../src-main/contract/upload-part.ts';
import { type Imports, makeImports } from '../../../src-main/imports/imports.ts';
import type { AuthorityAnswer } from '../../../src-main/imports/ports/import-authority.ts';
import { makeItemReader } from '../../../src-main/imports/reading/read-items.ts';
import {
  type Importing,
  type ImportingOptions,
  startImporting,
} from '../../../src-main/imports/start-importing.ts';
import { makeImportFolder } from '../../../src-main/imports/upload/import-folder.ts';
import type { StateAnswer } from '../../../src-main/issuing/ports/document-states.ts';
import type { Caller } from '../../../src-main/issuing/requests/caller.ts';
import { makeImportSignatures } from '../../../src-main/signing/verifier/import-signatures.ts';
import { packDocument } from '../../../src-main/store/imports/drafts/packed-document.ts';
import { makeImportStore } from '../../../src-main/store/imports/import-store.ts';
import { eventually } from '../eventually.ts';
import type { TestShop } from './shop.ts';

/** A file of an upload. */
export interface TestFile {
  readonly name: string;
  readonly content: string | Uint8Array;
}

/** The imports of a shop, from the upload to the documents, with an authority that says what a test has it say. */
export interface ImportShop {
  readonly imports: Imports;
  readonly store: ReturnType<typeof makeImportStore>;
  readonly folder: string;
  /** What it answers of a key; `not_found` for every other. */
  readonly authority: Map<string, AuthorityAnswer>;
  /** What ConsultaComprobante answers of a key; that it has no data of every other. */
  readonly states: Map<string, StateAnswer>;
  /** The keys it was asked for, in order. */
  readonly questions: string[];
  /** What went wrong inside. */
  readonly faults: unknown[];
  /** Ends with the test, if not before. */
  start(options?: Partial<ImportingOptions>): Importing;
  upload(files: readonly TestFile[], caller?: Caller): Promise<ImportResource>;
  /** As it is once nothing more is done about it. */
  ended(id: string, caller?: Caller): Promise<ImportResource>;
  /** Uploads and waits for the end. */
  run(files: readonly TestFile[], caller?: Caller): Promise<ImportResource>;
  /** In the order they were found. */
  items(id: string, caller?: Caller): Promise<readonly ImportItemResource[]>;
}

export async function importsOf(shop: TestShop): Promise<ImportShop> {
  const newId = () => uuid();
  const now = () => shop.clock.now;
  const store = makeImportStore(shop.store, { newId });
  const path = join(shop.file, '..', 'imports');
  const authority = new Map<string, AuthorityAnswer>();
  const states = new Map<string, StateAnswer>();
  const questions: string[] = [];
  const faults: unknown[] = [];
  let importing: Importing | undefined;
  const self = await shop.caller();
  const imports = makeImports({
    store,
    folder: makeImportFolder(path),
    now,
    newId,
    cursorSecret: Buffer.alloc(32, 7),
    queued: () => importing?.wake(),
    canceled: (id) => importing?.drop(id),
  });

  const shopOfImports: ImportShop = {
    imports,
    store,
    folder: path,
    authority,
    states,
    questions,
    faults,
    start(options = {}) {
      const started = startImporting({
        store,
        folder: makeImportFolder(path),
        authority: {
          async ask(_environment, key) {
            questions.push(key);
            return authority.get(key) ?? { kind: 'not_found' };
          },
        },
        states: { stateOf: async (_environment, key) => states.get(key) ?? { kind: 'no_data' } },
        readItems: makeItemReader({ checkSignature: makeImportSignatures(), pack: packDocument }),
        async rucOf(entityId) {
          const business = await shop.issuing.store.business(entityId);
          if (!business) throw new Error(`there is no business ${entityId}`);
          return business.issuer.ruc;
        },
        now,
        newId,
        patience: [1, 1, 1],
        ended: () => {},
        failed: (reason) => faults.push(reason),
        ...options,
      });
      importing = started;
      onTestFinished(() => started.stop());
      return started;
    },
    async upload(files, caller = self) {
      const uploaded = await imports.upload(caller, { parts: partsOf(files) });
      if (!uploaded.ok) throw new Error(`not uploaded: ${JSON.stringify(uploaded.problem)}`);
      return uploaded.value.resource;
    },
    ended: (id, caller = self) =>
      eventually(
        async () => {
          const got = await imports.get(caller, id);
          if (!got.ok) throw new Error(`no import ${id}`);
          return got.value;
        },
        ({ status }) => status !== 'queued' && status !== 'processing',
      ),
    async run(files, caller = self) {
      if (!importing) shopOfImports.start();
      const { id } = await shopOfImports.upload(files, caller);
      return shopOfImports.ended(id, caller);
    },
    async items(id, caller = self) {
      const found: ImportItemResource[] = [];
      let cursor: string | undefined;
      do {
        const page = await imports.items(caller, id, { limit: 100, ...(cursor && { cursor }) });
        if (!page.ok) throw new Error(`not listed: ${JSON.stringify(page.problem)}`);
        found.push(...page.value.data);
        cursor = page.value.nextCursor ?? undefined;
      } while (cursor !== undefined);
      return found.toReversed();
    },
  };
  return shopOfImports;
}

/** The parts of a form with these files, as the wire gives them. */
export async function* partsOf(files: readonly TestFile[]): AsyncGenerator<UploadPart> {
  for (const { name, content } of files) {
    yield { field: 'file', fileName: name, content: piecesOf(Buffer.from(content)) };
  }
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 65_536) yield bytes.subarray(at, at + 65_536);
}
