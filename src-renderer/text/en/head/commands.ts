/** What the head office asks tills to do with their documents. */
export const headCommands = {
  title: 'Asked of tills',
  open: 'Asked of tills',
  intro:
    'The till that issued a document annuls it, sends it again and e-mails it, as soon as it can be reached.',
  ofDocument: 'Asked of its till',
  askedOf: '{{station}} · asked on {{at}}',
  show: 'Show',
  all: 'All',
  only: { waiting: 'Under way', done: 'Done', refused: 'Refused' },
  none: 'Nothing was asked of the tills yet',
  noneOfThese: 'None of these',
  noneHint: 'Ask for it on the page of a document.',
  asked: 'Asked',
  what: 'What was asked',
  document: 'Document',
  action: {
    annul: 'Note its annulment',
    resubmit: 'Correct and send again',
    email: 'Send by e-mail',
  },
  status: {
    waiting: 'Waits for the till',
    done: 'Done',
    refused: 'The till did not do it',
  },
};
