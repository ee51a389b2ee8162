import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

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
  let server: Server | undefined;

  async function listen(port: number): Promise<number> {
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
    return portOf(listening.address());
  }

  async function cut(): Promise<void> {
    const cutting = server;
    server = undefined;
    for (const socket of sockets) socket.destroy();
    await new Promise<void>((resolve) => (cutting ? cutting.close(() => resolve()) : resolve()));
  }

  const port = await listen(0);
  await cut();
  return {
    url: `http://127.0.0.1:${port}`,
    cut,
    restore: async () => {
      await listen(port);
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the line has no port');
  return address.port;
}
