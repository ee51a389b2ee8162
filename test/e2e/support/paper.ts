import type { LoopbackPrinter } from '../../support/printing/loopback-printer.ts';
import { readEscPos } from '../../support/printing/read-escpos.ts';
import type { RunningService } from './service.ts';

/** Of a roll of 80 mm. */
const DOTS = 576;

/** Gives the shop a printer with a drawer, which prints letters that a test can read. */
export async function addPrinter(service: RunningService, { connection }: LoopbackPrinter): Promise<void> {
  const printer = { name: 'Tickets', connection, lettering: 'text', has_drawer: true };
  const { status } = await service.call('POST', '/v1/local/printers', printer);
  if (status !== 201) throw new Error(`the service answered ${status} to a printer`);
}

/** The paper that came out as the count-th, and how often the drawer was opened with it. */
export async function paperOf(
  printer: LoopbackPrinter,
  count: number,
): Promise<{ readonly text: string; readonly pulses: number }> {
  const job = (await printer.printed(count))[count - 1];
  if (!job) throw new Error(`paper ${count} did not come out`);
  const { lines, pulses } = readEscPos(job, DOTS);
  return { text: lines.join('\n'), pulses: pulses.length };
}
