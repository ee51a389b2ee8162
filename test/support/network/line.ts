import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../../../src-main/process/free-port.ts';

/** A line to a server that can be cut: while it is, nothing listens at its address. */
export interface Line {
  /** To be used instead of the server's own. */
  readonly url: string;
  cut(): Promise<void>;
  restore(): Promise<void>;
}

/** Lays a line to the server at an address; it is cut until it is restored. */
export async function layLine(target: string): Promise<Line> {
  const { port: targetPort } = new URL(target);
  const sockets = new Set<Socket>();
  // Of its own while it is cut too.
  const port = await freePort();
  let server: Server | undefined;

  async function restore(): Promise<void> {
    const listening = createServer((near) => {
      const far = connect(Number(targetPort), '127.0.0.1');
      for (const socket of [near, far]) {
        sockets.add(socket);
        socket.on('error', () => socket.destroy());
        socket.on('close', () => sockets.delete(socket));
      }
      near.pipe(far).pipe(near);
    });
    await new Promise<void>((resolve, reject) => {
      listening.once('error', reject);
      listening.listen(port, '127.0.0.1', resolve);
    });
    server = listening;
  }

  async function cut(): Promise<void> {
    const cutting = server;
    server = undefined;
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => (cutting ? cutting.close(() => resolve()) : resolve()));
  }

  return { url: `http://127.0.0.1:${port}`, cut, restore };
}
