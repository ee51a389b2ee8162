import type {
  PrinterBody,
  PrinterConnection,
  PrinterResource,
} from '../../../../src-main/contract/printing/printer.ts';

/** A printer as a person types it. What another connection asked for is kept, in case it is chosen again. */
export interface PrinterDraft extends Omit<PrinterBody, 'connection'> {
  readonly reach: PrinterConnection['type'];
  readonly host: string;
  readonly port: string;
  readonly path: string;
  readonly queue: string;
}

const NETWORK_PORT = 9100;

/** `isFirst`: the first printer of a shop is the usual one, whatever is chosen. */
export function draftOf(printer: PrinterResource | undefined, isFirst: boolean): PrinterDraft {
  const { connection } = printer ?? {};
  return {
    name: printer?.name ?? '',
    reach: connection?.type ?? 'network',
    host: connection?.type === 'network' ? connection.host : '',
    port: String(connection?.type === 'network' ? connection.port : NETWORK_PORT),
    path: connection?.type === 'device' ? connection.path : '',
    queue: connection?.type === 'queue' ? connection.name : '',
    paper: printer?.paper ?? 'roll80',
    lettering: printer?.lettering ?? 'raster',
    code_page: printer?.code_page ?? 'pc858',
    cuts: printer?.cuts ?? true,
    has_drawer: printer?.has_drawer ?? false,
    is_default: printer?.is_default ?? isFirst,
  };
}

/** What is sent: sheets have neither a drawer nor letters to choose, and come out of a queue only. */
export function printerOf(draft: PrinterDraft): PrinterBody {
  const { name, paper, lettering, code_page, cuts, has_drawer, is_default } = draft;
  return {
    name: name.trim(),
    connection: connectionOf(draft),
    paper,
    lettering,
    code_page,
    cuts,
    has_drawer: has_drawer && paper !== 'a4',
    is_default,
  };
}

function connectionOf({ reach, host, port, path, queue }: PrinterDraft): PrinterConnection {
  switch (reach) {
    case 'network':
      return { type: 'network', host: host.trim(), port: /^\d{1,5}$/.test(port.trim()) ? Number(port) : 0 };
    case 'device':
      return { type: 'device', path: path.trim() };
    case 'queue':
      return { type: 'queue', name: queue.trim() };
  }
}

/** Another way to reach it; sheets stay with a queue. */
export function reachedBy(draft: PrinterDraft, reach: PrinterDraft['reach']): PrinterDraft {
  return { ...draft, reach, paper: draft.paper === 'a4' && reach !== 'queue' ? 'roll80' : draft.paper };
}

/** Where a printer is, in a few letters. */
export function addressOf(connection: PrinterConnection): string {
  switch (connection.type) {
    case 'network':
      return connection.port === NETWORK_PORT ? connection.host : `${connection.host}:${connection.port}`;
    case 'device':
      return connection.path;
    case 'queue':
      return connection.name;
  }
}
