import { createHash, generateKeyPairSync, sign, verify } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';

/** What no import can leave out, and nothing else. */
export interface RawRate {
  /** Documents a second that one thread hashes (SHA-256) and verifies (RSA 2048). */
  readonly verified: number;
  /** Documents a second that one thread writes durably, by themselves, fifty in a transaction. */
  readonly written: number;
}

const ROUNDS = 40;
const AT_ONCE = 50;

/** Measures on the machine as it is now, with a database in `folder`. */
export function measureRawRate(folder: string, documentBytes: number): RawRate {
  const document = Buffer.alloc(documentBytes, '<a>1</a>');
  return { verified: verifiedPerSecond(document), written: writtenPerSecond(folder, document) };
}

function verifiedPerSecond(document: Buffer): number {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const value = sign('sha256', document, privateKey);
  return perSecond(() => {
    createHash('sha256').update(document).digest();
    if (!verify('sha256', document, publicKey, value)) throw new Error('a sound signature is proven');
  });
}

function writtenPerSecond(folder: string, document: Buffer): number {
  const file = join(folder, 'raw.db');
  const database = new Database(file);
  try {
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.exec('CREATE TABLE document (seq INTEGER PRIMARY KEY, xml BLOB NOT NULL)');
    const insert = database.prepare('INSERT INTO document (xml) VALUES (?)');
    const writeSome = database.transaction(() => {
      for (let count = 0; count < AT_ONCE; count += 1) insert.run(document);
    });
    return perSecond(writeSome, ROUNDS) * AT_ONCE;
  } finally {
    database.close();
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${file}${suffix}`, { force: true });
  }
}

function perSecond(work: () => void, times = ROUNDS * AT_ONCE): number {
  const startedAt = performance.now();
  for (let count = 0; count < times; count += 1) work();
  return (times / (performance.now() - startedAt)) * 1000;
}
