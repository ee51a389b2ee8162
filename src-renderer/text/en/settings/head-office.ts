/** The head office that a till reports to. */
export const headOffice = {
  title: 'Head office',
  intro:
    'The head office brings the documents, closings and customers of all your tills together. This till issues all the same, with or without network; what it issues arrives there as soon as there is a connection.',
  open: 'See how it stands with the head office',
  settings: 'Head office settings',
  decides: {
    catalog:
      'The head office keeps the catalog: what is new, and prices of many, are changed there and come by themselves. This till’s own products are changed here.',
    product: 'This product is the head office’s: it is changed there. Here it has its picture alone.',
    lists:
      'The head office keeps the price lists: they are made and changed there, and come to this till by themselves.',
    operators:
      'The head office keeps the operators: new ones are made there. Their PIN is set here, and this till’s own are changed here.',
    setting: 'The head office decides this for all tills: it is changed there and comes by itself.',
  },
  chip: {
    current: 'Head office: up to date',
    sending: 'Head office: {{count}} to send',
    offline: 'Head office: no connection',
    unproven: 'Head office: to be agreed',
    forked: 'Head office: till copied',
    revoked: 'Head office: till revoked',
  },
  current: 'The head office has everything of this till',
  currentHint: 'There is nothing to do.',
  sending_one: '{{count}} record is being sent',
  sending_other: '{{count}} records are being sent',
  sendingHint: 'It goes on by itself. It delays no sale.',
  offline: 'No connection to the head office',
  offlineHint: 'Issuing goes on, and it is tried again without you doing anything. Nothing is lost.',
  unproven: 'This till was restored and has not agreed with the head office yet',
  unprovenHint: 'As soon as the head office answers, it goes on above the numbers that are there.',
  forked: 'Another computer reports to the head office as this till',
  forkedHint:
    'One of the two is a copy of the other, and the head office follows the other one. Give this one an emission point of its own and join it with a new code.',
  revoked: 'The head office does not take this till any more',
  revokedHint:
    'Somebody retired or revoked it there. What was issued is still here. To come back, ask for a new code.',
  retry: 'Try now',
  fetching: 'What is missing here comes from the head office',
  fetchingHint: 'It goes on by itself, and you can sell meanwhile.',
  retiring: 'The head office asked this till to retire',
  retiringHint:
    'It issues nothing live any more. Once the head office has everything of it, another till can go on at its emission point. Leave it switched on and connected.',
  replaced: 'This till now issues at {{instead}}, the point that the head office gave it',
  replacedHint:
    'It was restored into an empty folder, and nothing proves the last number of {{point}}. If you know it from your receipts and want to go on there, say the next number of each series.',
  replacedResume: 'Go on at {{point}}…',
  cashOpen: 'A cash session came back open from the head office',
  cashOpenHint: '{{name}} opened it on {{at}}. If it is over, count its money and close it.',
  cashLeftOut: 'A cash session could not be brought back from the head office',
  cashLeftOutHint:
    '{{name}} opened it on {{at}}. Its till is missing here, or what was done since the till was restored takes its place. Its sales came back; count its money apart.',
  url: 'Head office',
  since: 'Joined since',
  reached: 'Last answer',
  neverReached: 'None since the program started',
  waiting: 'To send',
  code: 'Code of the head office',
  codeHint:
    'Ask for it at the head office and paste all of it. It works once, for 24 hours. It says where the head office is and how it is known.',
  name: 'Name of this till',
  nameHint: 'As the head office will show it. Empty: its emission point, or the name of the computer.',
  meant: 'Leads to the head office at {{url}}',
  meantHint:
    'Once joined, everything issued until today is sent there, and from then on what is new. Certificates, PINs and passwords never leave this computer.',
  meantPin: 'Its certificate: {{pin}}',
  enrol: 'Join this till',
  enrolAgain: 'Join again',
  leave: 'Leave the head office',
  leaveQuestion:
    'Leave the head office? What this till issues is sent there no longer. What the head office already has stays there, and this till goes on issuing by itself.',
  leaveEnded: 'Its series stay stopped until a person says with which number each goes on.',
  leaveConfirm: 'Leave',
};
