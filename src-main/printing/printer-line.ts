import type { PrinterLine } from '../counter/printing/printers/printer-port.ts';
import { askDevice, type DevicePatience, devicePatience, sendToDevice } from './transport/device.ts';
import {
  askOverNetwork,
  type NetworkPatience,
  networkPatience,
  sendOverNetwork,
} from './transport/network.ts';
import { askQueue, listQueues, type QueuePatience, queuePatience, sendToQueue } from './transport/queue.ts';

export interface PrinterLineOptions {
  /** Time limits, milliseconds; the usual ones when left out. */
  readonly patience?: {
    readonly network?: NetworkPatience;
    readonly device?: DevicePatience;
    readonly queue?: QueuePatience;
  };
  /** CUPS's commands, if not by their usual names. */
  readonly commands?: { readonly print: string; readonly state: string };
}

/** The ways to a printer: its port in the network, a device, a queue of the system. */
export function makePrinterLine({ patience = {}, commands }: PrinterLineOptions = {}): PrinterLine {
  const network = patience.network ?? networkPatience;
  const device = patience.device ?? devicePatience;
  const queue = {
    commands: commands ?? { print: 'lp', state: 'lpstat' },
    patience: patience.queue ?? queuePatience,
  };

  return {
    send(connection, bytes, signal) {
      switch (connection.type) {
        case 'network':
          return sendOverNetwork(connection, { bytes, patience: network, signal });
        case 'device':
          return sendToDevice(connection.path, { bytes, patience: device, signal });
        case 'queue':
          return sendToQueue(connection.name, bytes, { ...queue, signal });
      }
    },
    ask(connection, signal) {
      switch (connection.type) {
        case 'network':
          return askOverNetwork(connection, { patience: network, signal });
        case 'device':
          return askDevice(connection.path);
        case 'queue':
          return askQueue(connection.name, { ...queue, signal });
      }
    },
    queues: (signal) => listQueues({ ...queue, signal }),
  };
}
