import type { Text } from '../../text.ts';

export const ticket: Text['ticket'] = {
  title: 'Sale issued',
  change: 'Change to hand back',
  authorizedHint: 'The SRI authorized this document.',
  waitingHint: 'You can hand over the ticket. Authorization comes by itself.',
  refusedHint: 'The SRI did not take this document. See why and what to do.',
  print: 'Print ticket',
  printAgain: 'Print a copy',
  pdf: 'A4 PDF',
  detail: 'See document',
  next: 'New sale',
  nextHint: 'Scan the next product: the new sale begins by itself.',
  last: 'Previous sale',
  lastChange: 'Change',
  notTold: 'The cash session did not note what was handed over and the change: {{reason}}',
  paper: {
    asking: 'Preparing the ticket…',
    printing: 'Printing the ticket…',
    printed: 'Ticket printed',
    copied: 'Copy printed',
    waiting: 'The ticket waits: {{reason}}',
    failed: 'The ticket was not printed: {{reason}}',
    cancelled: 'Printing cancelled',
  },
  drawer: {
    closed: 'The drawer did not open: {{reason}}',
  },
};
