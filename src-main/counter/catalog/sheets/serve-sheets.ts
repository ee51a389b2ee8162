import { on } from 'node:events';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import type { MessagePort } from 'node:worker_threads';
import { readSheetFile } from './read-sheet.ts';
import type { SheetRow } from './sheet.ts';
import type { RowsToWrite, SheetAnswer, SheetTask } from './sheet-messages.ts';
import { writeSheets } from './write-sheet.ts';

/** So many rows cross over at a time: taking them in holds nobody up. */
const ROWS_AT_A_TIME = 500;

/** Does one task for the other end of the port, and closes it. */
export async function serveSheets(port: MessagePort, task: SheetTask): Promise<void> {
  const send = (answer: SheetAnswer) => port.postMessage(answer);
  if (task.kind === 'read') await read(task.bytes, send);
  else {
    const sheets = [{ ...task.first, rows: await rowsFrom(port) }, ...task.more];
    send({ kind: 'written', bytes: await writeSheets(sheets, task.format) });
  }
  port.close();
}

async function read(bytes: Uint8Array, send: (answer: SheetAnswer) => void): Promise<void> {
  const sheet = await readSheetFile(bytes);
  if (sheet.kind === 'unreadable') return send(sheet);
  for (let at = 0; at < sheet.rows.length; at += ROWS_AT_A_TIME) {
    send({ kind: 'rows', rows: sheet.rows.slice(at, at + ROWS_AT_A_TIME) });
    // Sent all at once, they would be taken in all at once.
    await endOfTurn();
  }
  send({ kind: 'end', format: sheet.format });
}

async function rowsFrom(port: MessagePort): Promise<readonly SheetRow[]> {
  const rows: SheetRow[] = [];
  const messages: AsyncIterable<readonly RowsToWrite[]> = on(port, 'message', { close: ['close'] });
  for await (const [message] of messages) {
    if (message === undefined || message === 'end') break;
    rows.push(...message.rows);
  }
  return rows;
}
