import type { PrinterProblem } from '../../contract/printing/printer.ts';

const byCode: Readonly<Record<string, PrinterProblem>> = {
  ENOTFOUND: 'host_not_found',
  EAI_AGAIN: 'host_not_found',
  ECONNREFUSED: 'connection_refused',
  EHOSTUNREACH: 'unreachable',
  ENETUNREACH: 'unreachable',
  EHOSTDOWN: 'unreachable',
  ETIMEDOUT: 'timeout',
  ECONNRESET: 'connection_lost',
  EPIPE: 'connection_lost',
  ENOENT: 'device_missing',
  ENXIO: 'device_missing',
  ENODEV: 'device_missing',
  EACCES: 'device_not_permitted',
  EPERM: 'device_not_permitted',
};

/** What an error of the system means for a printer. */
export function problemOfError(reason: unknown, otherwise: PrinterProblem): PrinterProblem {
  const code = reason instanceof Error && 'code' in reason ? String(reason.code) : '';
  return byCode[code] ?? otherwise;
}
