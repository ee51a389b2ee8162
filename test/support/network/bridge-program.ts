import { bridge } from './unpluggable-network.ts';

/** `node bridge-program.ts PORT FILE`: carries what comes to a port to a socket of the file system. */
const [port, path = ''] = process.argv.slice(2);
const server = await bridge({ from: { port: Number(port) }, to: { path } });
server.ref();
console.log('listening');
