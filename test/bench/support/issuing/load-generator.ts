import { connect, type Socket } from 'node:net';
import type { LoadOrder, LoadRun } from './load.ts';

/**
 * A load generator as light as it can be, so that the two cores are left to what is measured: each client is one
 * connection that writes the same bytes, reads an answer by its Content-Length, and goes on. A child with a channel:
 * it is sent orders and tells how each went.
 */

process.on('message', (order: LoadOrder) => {
  run(order).then(
    (done) => process.send?.(done),
    (reason: unknown) => {
      console.error(reason);
      process.exit(1);
    },
  );
});
process.on('disconnect', () => process.exit());

async function run({ port, path, token, body, clients, requests }: LoadOrder): Promise<LoadRun> {
  const bytes = requestBytes({ port, path, token, body });
  const durations: number[] = [];
  let left = requests;
  const before = process.cpuUsage();
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: Math.min(clients, requests) }, async () => {
      const socket = await connected(port);
      await talk(socket, bytes, durations, () => left-- > 0);
      socket.destroy();
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(before);
  return { seconds, durations, processorSeconds: (user + system) / 1_000_000 };
}

function requestBytes({
  port,
  path,
  token,
  body,
}: Pick<LoadOrder, 'port' | 'path' | 'token' | 'body'>): Buffer {
  const head = [
    `POST ${path} HTTP/1.1`,
    `host: 127.0.0.1:${port}`,
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    `authorization: Bearer ${token}`,
  ].join('\r\n');
  return Buffer.from(`${head}\r\n\r\n${body}`);
}

function connected(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => resolve(socket));
    socket.once('error', reject);
  });
}

/** One client: a request after the other while there is more to do; every answer must be a 201. */
function talk(socket: Socket, bytes: Buffer, durations: number[], more: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let answer = '';
    let askedAt = 0;
    const ask = () => {
      if (!more()) {
        resolve();
        return;
      }
      askedAt = performance.now();
      socket.write(bytes);
    };
    socket.setEncoding('latin1');
    socket.on('data', (chunk) => {
      answer += chunk;
      const head = answer.indexOf('\r\n\r\n');
      if (head < 0) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(answer.slice(0, head))?.[1]);
      if (answer.length < head + 4 + length) return;
      if (!answer.startsWith('HTTP/1.1 201 ')) reject(new Error(`not a 201: ${answer}`));
      durations.push(performance.now() - askedAt);
      answer = '';
      ask();
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('the connection was closed')));
    ask();
  });
}
