import type { Text } from '../../text.ts';

export const lock: Text['lock'] = {
  serviceTitle: 'The service of Mostrador does not answer on this computer',
  serviceHint: 'This is the last that was known, and the open sale is kept. It keeps trying.',
  clockTitle: 'Issuing is locked: the clock of this computer is wrong',
  clockWhy: {
    ahead_of_authority:
      'It says {{time}}, ahead of the SRI, which says {{authority}}. Turn the automatic time on, with the time zone of Ecuador.',
    behind_authority:
      'It says {{time}}, behind the SRI, which says {{authority}}. Turn the automatic time on, with the time zone of Ecuador.',
    behind_stamp:
      'It says {{time}}, before what was last done here. Turn the automatic time on, with the time zone of Ecuador.',
    jumped: 'It says {{time}}: it went back. Turn the automatic time on, with the time zone of Ecuador.',
  },
  cannotSign: 'Documents cannot be signed',
  cannotStore: 'What is issued cannot be stored',
  seeCertificate: 'See the certificate',
  clockConfirm: 'The time is correct now',
  clockPanel: 'Clock of this computer',
  clockState: { trusted: 'Trusted', doubtful: 'In doubt: issuing goes on', untrusted: 'Wrong: no issuing' },
  clockStateLabel: 'State',
  clockSkew: 'Difference from the SRI',
  clockSkewUnknown: 'Not compared yet',
  clockAhead: '{{time}} ahead',
  clockBehind: '{{time}} behind',
  clockExact: 'None',
  clockMeasured: 'Compared',
  seriesTitle: 'Series {{series}} ({{type}}) is stopped',
  seriesTaken:
    'The SRI already has one of its numbers with another access key: another program numbers in the same series.',
  seriesConflict:
    'The head office has two documents with one of its numbers: this till and another issued at the same point. The head office decides whose it is; the other issues at another emission point.',
  seriesHead: 'The head office stopped it, and resumes it. Until then issue at another emission point.',
  seriesDocument: 'See the document',
  seriesResume: 'Resume…',
  unprovenTitle: 'Nothing is issued live: nothing proves which number was the last',
  unprovenText:
    '{{why}}. Look at the last document of each series and say the number after it, or add another emission point. If the other copy is still in use, do not issue with both in the same series.',
  unprovenWhy: {
    copied: 'These data are a copy, or were restored without their journal of numbers',
    behind:
      'These data are older than what was issued last, and this computer or the second place remember it',
    journal_damaged: 'The journal of numbers is damaged, or lacks lines',
  },
  unprovenPoint: 'Another emission point',
  unprovenResume: 'Say the next numbers…',
  unprovenAsk: 'Next numbers',
  unprovenExplained:
    'Proposed is the number after the last one known here. If your last document is later, give the one after it: it may rise, never fall. It is noted in the activity.',
  unprovenNext: '{{type}} {{series}}',
  unprovenConfirm: 'Go on with these numbers',
  forkedTitle: 'Nothing is issued live: another computer reports to the head office as this till',
  forkedText:
    'One of the two is a copy of the other. Give this one an emission point of its own and enrol it with a new code of the head office. Practice goes on.',
  revokedTitle: 'Nothing is issued live: the head office no longer takes this till',
  revokedText:
    'What was issued stays here. If it must go on issuing, ask the head office for a new code and enrol it again. Practice goes on.',
  endedEnrol: 'Join with a new code',
  resumeTitle: 'Resume series {{series}}',
  resumeExplained:
    'Find out the last number the other program used, and go on from the one after it. It can only rise.',
  resumeNext: 'Next number',
  resumeConfirm: 'Resume',
  resumeInvalid: 'Type a whole number, from {{next}}.',
};
