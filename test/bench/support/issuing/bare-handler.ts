import { once } from 'node:events';
import Database from 'better-sqlite3';
import Fastify from 'fastify';

/**
 * What a sale costs at the very least: a bare Fastify handler that commits one row of 12 KB with synchronous=FULL before
 * it answers 201. `node bare-handler.ts FILE`, as a child with a channel: it tells its parent the port.
 */

const ROW_BYTES = 12_000;

const database = new Database(process.argv[2]);
database.pragma('journal_mode = WAL');
database.pragma('synchronous = FULL');
database.exec(
  'CREATE TABLE IF NOT EXISTS document (id INTEGER PRIMARY KEY, body TEXT NOT NULL, rest BLOB NOT NULL)',
);
const insert = database.prepare('INSERT INTO document (body, rest) VALUES (?, ?)');

const server = Fastify();
server.post('/v1/ec/invoices', async (request, reply) => {
  const body = JSON.stringify(request.body);
  const { lastInsertRowid } = insert.run(body, Buffer.alloc(ROW_BYTES - Buffer.byteLength(body), 'x'));
  return reply.code(201).send({ id: Number(lastInsertRowid) });
});
const url = await server.listen({ host: '127.0.0.1', port: 0 });
process.send?.(Number(new URL(url).port));
await once(process, 'disconnect');
process.exit();
