import { styleText } from 'node:util';
import type { DocumentStatus } from '../../../documents/kinds.ts';

const colors = {
  pending: 'yellow',
  submitted: 'yellow',
  authorized: 'green',
  returned: 'red',
  not_authorized: 'red',
  annulled: 'gray',
} as const satisfies Readonly<Record<DocumentStatus, string>>;

/** A status as a terminal shows it; plain where output is no terminal, or NO_COLOR asks for it. */
export function inColor(status: DocumentStatus, width = 0): string {
  return styleText(colors[status], status.padEnd(width), { stream: process.stdout });
}
