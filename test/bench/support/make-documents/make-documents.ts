import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { kindOf } from '../../../../src-main/documents/all-kinds/types.ts';
import { formatNumber } from '../../../../src-main/documents/identifiers/access-key.ts';
import {
  selectDocuments,
  toStoredDocument,
} from '../../../../src-main/store/rows/documents/stored-document.ts';
import type { DocumentRow } from '../../../../src-main/store/schema/documents.ts';
import { openDatabase, openStore } from '../../../../src-main/store/sqlite/open.ts';
import { searchTextOf } from '../../../../src-main/store/writing/search-text.ts';
import { seededRandom } from '../../../support/seeded-random.ts';
import { keyHolderOf } from '../../../support/service/api-client.ts';
import { startService } from '../../../support/service/run-service.ts';
import { makeCopy } from './copy.ts';
import { makeCustomers, pickCustomers } from './customers.ts';
import { readScene, type Scene } from './read-scene.ts';
import { issueScene, people } from './scene.ts';
import { makeCopyWriter } from './write-copy.ts';

export interface MakeDocuments {
  /** A data folder; a new one is made ready first. */
  readonly folder: string;
  /** At least so many. */
  readonly documents: number;
  /** The same people, numbers and keys each time. */
  readonly seed: number;
  /** Over so many days, up to yesterday. */
  readonly days?: number;
  readonly customers?: number;
  /** Called now and then with how many there are. */
  readonly progress?: (documents: number) => void;
}

export interface MadeDocuments {
  readonly documents: number;
  readonly entityId: string;
  /** Ids of those made last. */
  readonly newest: readonly string[];
  readonly seconds: number;
}

/** The file of a data folder. */
export const dataFile = 'mostrador.sqlite';

const DAY_MS = 24 * 60 * 60 * 1000;
/** In UTC: a shop opens at eight in Ecuador, and is open for twelve hours. */
const OPENING_MS = 13 * 60 * 60 * 1000;
const OPEN_MS = 11 * 60 * 60 * 1000;
/** Scenes in one transaction. */
const BATCH = 50;

/**
 * Fills the practice business of a data folder with documents that look issued and delivered in every table: a scene is
 * issued for real on a copy of the folder, and copied row by row with other people, numbers and days. Their signatures
 * are the scene's, so they do not verify: `signDocuments` makes real ones. Nothing else may have the folder open.
 */
export async function makeDocuments(wanted: MakeDocuments): Promise<MadeDocuments> {
  const startedAt = performance.now();
  const { folder, documents, seed, days = 1000 } = wanted;
  const scene = await playScene(folder);
  const random = seededRandom(seed);
  const customers = makeCustomers(wanted.customers ?? 50_000, seed);
  const scenes = Math.ceil(documents / scene.documents.length);
  const database = openDatabase(join(folder, dataFile));
  try {
    database.pragma('synchronous = OFF');
    database.pragma('cache_size = -200000');
    const { first, ruc } = scene;
    const numbers = makeNumbering();
    const writeCopy = makeCopyWriter(database, scene);
    const playedAt = Date.parse(first.created_at);
    const playedDay = Math.floor((playedAt - 5 * 60 * 60 * 1000) / DAY_MS) * DAY_MS;
    let newest: readonly string[] = [];
    const writeBatch = database.transaction((from: number) => {
      for (let number = from; number < Math.min(from + BATCH, scenes); number += 1) {
        // Evenly over the days, and over the hours of each.
        const day = (number * days) / scenes;
        const at = playedDay + (Math.floor(day) - days) * DAY_MS + OPENING_MS + (day % 1) * OPEN_MS;
        const parts = { documents: scene.rows, rowIds: scene.rowIds, ruc, random, takeNumber: numbers.take };
        const drawn = pickCustomers(customers, people.length, () => random.between(0, 999_999) / 1_000_000);
        newest = writeCopy(makeCopy(parts, { shiftMs: Math.round(at - playedAt), people: drawn, number }));
      }
    });
    for (let from = 0; from < scenes; from += BATCH) {
      writeBatch(from);
      wanted.progress?.(Math.min(from + BATCH, scenes) * scene.documents.length);
    }
    numbers.write(database);
    database.pragma('wal_checkpoint(TRUNCATE)');
    return {
      documents: scenes * scene.documents.length,
      entityId: first.entity_id,
      newest,
      seconds: (performance.now() - startedAt) / 1000,
    };
  } finally {
    database.close();
  }
}

interface PlayedScene extends Scene {
  readonly rows: readonly DocumentRow[];
  readonly first: DocumentRow;
  readonly ruc: string;
}

/** Issues the scene on a copy of the folder, and reads it from there. */
async function playScene(folder: string): Promise<PlayedScene> {
  await (await startService({ data: folder })).stop();
  const stage = mkdtempSync(join(tmpdir(), 'mostrador-scene-'));
  try {
    cpSync(folder, stage, { recursive: true });
    const service = await startService({ data: stage, env: { MOSTRADOR_RATE_LIMIT: 'off' } });
    try {
      await issueScene(await keyHolderOf(service, 'sandbox'));
    } finally {
      await service.stop();
    }
    return await readPlayed(join(stage, dataFile));
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

async function readPlayed(file: string): Promise<PlayedScene> {
  const store = openStore(file);
  const words = new Map<string, string>();
  let ruc = '';
  for (const row of await selectDocuments(store.db).execute()) {
    const { identity, content, issuer } = toStoredDocument(row);
    const { counterparty, others } = kindOf(identity.type).summary(content);
    const number = formatNumber(identity, identity.sequential);
    ruc = issuer.ruc;
    words.set(row.id, searchTextOf({ ...identity, number, parties: [counterparty, ...others] }));
  }
  await store.close();
  const database = openDatabase(file);
  try {
    const scene = readScene(database, (id) => words.get(id) ?? '');
    const rows = scene.documents.map(({ row }) => row);
    const [first] = rows;
    if (!first) throw new Error('nothing was issued');
    const isOneDay = rows.every(({ issue_date }) => issue_date === first.issue_date);
    if (!isOneDay) throw new Error('midnight came in the middle of the scene: make the documents again');
    return { ...scene, rows, first, ruc };
  } finally {
    database.close();
  }
}

/** Numbers of every series from 1, and what the series say is next when all is done. */
function makeNumbering() {
  const next = new Map<string, { readonly row: DocumentRow; next: number }>();
  return {
    take(row: DocumentRow): number {
      const key = [row.type, row.establishment, row.emission_point].join(' ');
      const series = next.get(key) ?? { row, next: 1 };
      next.set(key, series);
      series.next += 1;
      return series.next - 1;
    },
    write(database: ReturnType<typeof openDatabase>): void {
      const update = database.prepare(
        `UPDATE series SET next_number = max(next_number, ?) WHERE entity_id = ? AND environment = ?
         AND document_type = ? AND establishment = ? AND emission_point = ?`,
      );
      for (const { row, next: number } of next.values()) {
        update.run(number, row.entity_id, row.environment, row.type, row.establishment, row.emission_point);
      }
    },
  };
}
