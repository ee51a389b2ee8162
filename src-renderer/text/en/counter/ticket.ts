import type { Text } from '../../text.ts';

export const ticket: Text['ticket'] = {
  title: 'Sale issued',
  change: 'Change to hand back',
  authorizedHint: {
    sandbox:
      'The simulator authorized it: it does not reach the SRI and is not valid. Do not hand it over as a sale.',
    test: "The SRI's testing service authorized it: it is not valid. Do not hand it over as a sale.",
    live: 'The SRI authorized this document.',
  },
  waitingHint: {
    sandbox: 'It waits for the simulator: it does not reach the SRI and is not valid.',
    test: "It waits for the SRI's testing service: it is not valid.",
    live: 'You can hand over the ticket. Authorization comes by itself.',
  },
  refusedHint: {
    sandbox: 'The simulator did not take this document. See why and what to do.',
    test: "The SRI's testing service did not take this document. See why and what to do.",
    live: 'The SRI did not take this document. See why and what to do.',
  },
  print: 'Print ticket',
  printAgain: 'Print a copy',
  email: 'E-mail',
  whatsapp: {
    button: 'WhatsApp',
    title: 'Send by WhatsApp',
    phone: 'Customer’s mobile',
    badPhone: 'It is no mobile: write ten digits that begin with 09, or one of another country with its +.',
    withLink: '{{shop}}: {{kind}} {{number}}, {{total}}. See it here: {{link}}',
    withoutLink: '{{shop}}: {{kind}} {{number}}, {{total}}. We send you the PDF.',
    attach: 'Save the PDF and attach it in the conversation: WhatsApp takes no file from a link.',
    open: 'Open WhatsApp',
  },
  pdf: 'A4 PDF',
  detail: 'See document',
  next: 'New sale',
  nextHint: 'Scan the next product: the new sale begins by itself.',
  last: 'Previous sale',
  lastChange: 'Change',
  cashNotReported: 'The cash session did not note what was handed over and the change: {{reason}}',
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
