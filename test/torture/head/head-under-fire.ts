import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverIn, startEmbeddedDatabase } from '../../../src-main/head/embedded/embedded-database.ts';
import { eventually } from '../../support/eventually.ts';
import { type LossyLine, openLossyLine } from '../../support/head/lossy-line.ts';
import { type RunningHead, startHead } from '../../support/head/run-head.ts';

/** A head office on a PostgreSQL, each a process that is killed and comes back behind the same line. */
export interface HeadUnderFire {
  readonly line: LossyLine;
  readonly head: () => RunningHead;
  /** Of the database, as long as it runs. */
  readonly databaseUrl: () => string;
  /** As a power cut does; it is there again afterwards. */
  killHead(): Promise<void>;
  /** The server of the database without its children, who notice; the head office lives on without it. */
  killDatabase(): Promise<void>;
  close(): Promise<void>;
}

export async function openHeadUnderFire(): Promise<HeadUnderFire> {
  // Apart: PostgreSQL's own user reaches its files, and nothing else.
  const [databaseDir, data] = [newFolder(), newFolder()];
  const database = await startEmbeddedDatabase(databaseDir, () => {});
  const { url } = database;
  const args = ['--data', data, '--port', '0', '--database', url];
  let head = await startHead(args);
  const line = await openLossyLine(head);
  return {
    line,
    head: () => head,
    databaseUrl: () => url,
    async killHead() {
      await head.kill();
      head = await startHead(args);
      line.leadTo(head);
    },
    async killDatabase() {
      const running = () => serverIn(join(databaseDir, 'postgres'));
      const pid = running();
      if (pid === undefined) throw new Error('no PostgreSQL runs');
      process.kill(pid, 'SIGKILL');
      // It is started again by itself.
      await eventually(running, (now) => ![pid, undefined].includes(now));
    },
    async close() {
      await line.close();
      await head.stop();
      await database.stop();
      for (const folder of [databaseDir, data]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'mostrador-head-torture-'));
}
