/** What the head office asks tills to do with their documents. */
export const headCommands = {
  title: 'Asked of tills',
  open: 'Asked of tills',
  intro:
    'A till annuls, sends again and e-mails its documents, and stops and resumes its series, as soon as it can be reached.',
  ofDocument: 'Asked of its till',
  askedOf: '{{station}} · asked on {{at}}',
  askedOfBy: '{{station}} · asked on {{at}} · {{who}}',
  who: 'Asked by',
  show: 'Show',
  all: 'All',
  only: { waiting: 'Under way', done: 'Done', refused: 'Refused' },
  none: 'Nothing was asked of the tills yet',
  noneOfThese: 'None of these',
  noneHint: 'Ask for it on the page of a document; of series, in Tills.',
  asked: 'Asked',
  what: 'What was asked',
  document: 'Document or series',
  action: {
    annul: 'Note its annulment',
    resubmit: 'Correct and send again',
    email: 'Send by e-mail',
    stop_series: 'Stop the series',
    resume_series: 'Resume the series',
  },
  status: {
    waiting: 'Waits for the till',
    done: 'Done',
    refused: 'The till did not do it',
  },
};
