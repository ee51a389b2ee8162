/** The head office's own mail. */
export const headMail = {
  intro:
    'The head office’s notices leave from here. Documents are sent to customers by each till, from the account that it has.',
  title: 'Tell somebody by e-mail of what needs a person',
  about:
    'Numbers given twice or missing, invoices credited too much, changes that a till could not take, and tills that fell silent. One message a day at most, from seven on, and only where there is something new: each thing is told once.',
  off: 'Nobody is told',
  on: '{{email}} is told',
  noAccount: 'There is no mail account yet: set it up above, and what there is leaves.',
  email: 'E-mail of whoever looks after the head office',
  start: 'Tell',
  change: 'Change the e-mail',
  stop: 'Stop telling',
  stopped: 'Nobody is told any more',
  letters: 'Notices sent',
  items: 'Notice',
  sentItems_one: '{{at}}: one thing',
  sentItems_other: '{{at}}: {{count}} things',
};
