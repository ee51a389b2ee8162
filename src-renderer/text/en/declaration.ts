import type { Text } from '../text.ts';

export const declaration: Text['declaration'] = {
  title: 'Figures to declare',
  open: 'Figures to declare',
  back: 'Back to the reports',
  checkTitle: 'Go through them with your accountant before declaring',
  check:
    'They come from what was authorized and from the purchases that are here. Where it says “Decide”, a document is not enough to know. The annex of transactions (ATS) is in “Close the month”.',
  undecided_one: '{{count}} document without a decision of the SRI is not in the boxes.',
  undecided_other: '{{count}} documents without a decision of the SRI are not in the boxes.',
  unauthorized_one: '{{count}} purchase that the SRI did not authorize or annulled is not in them.',
  unauthorized_other: '{{count}} purchases that the SRI did not authorize or annulled are not in them.',
  unconfirmed_one: '{{count}} purchase that the SRI has not confirmed yet is in them.',
  unconfirmed_other: '{{count}} purchases that the SRI has not confirmed yet are in them.',
  incomeTax: 'Withholdings of income tax made',
  incomeTaxByCode: 'Withholdings of income tax by code',
  box: 'Box',
  concept: 'Concept',
  value: 'Value',
  decide: 'Decide',
  source_one: '{{label}}: {{count}} document, {{amount}}',
  source_other: '{{label}}: {{count}} documents, {{amount}}',
  sourceAmount: '{{label}}: {{amount}}',
  pending: 'To be decided',
  boxNumber: 'Box {{box}}',
  balances: 'Keep what was declared',
  balancesHint:
    'What you type in the boxes is kept with the balances: the next month or half-year begins with them. Save it when you declare, and again if something changes. Nothing is sent to the SRI.',
  save: 'Save',
  saved: 'Saved {{at}}',
};

/** What is declared, by when, and what it comes to. */
export const due = {
  title: 'To be paid',
  intro:
    'What your business declares, by when, and what it comes to. What was saved in the figures for declarations counts as declared; nothing is sent to the SRI.',
  declarations: 'Declarations',
  form: 'Form',
  period: 'Period',
  dueOn: 'Due',
  toPay: 'To pay',
  state: 'State',
  form104: '104 · IVA',
  form103: '103 · Withholdings of income tax',
  balancesMissing: 'Balances are missing',
  saved: 'Saved',
  running: 'Still running',
  notSaved: 'Not saved',
  late: 'Overdue, not saved',
  none: 'Nothing to declare',
  noneHint:
    'A popular business declares no IVA, and withholdings are declared by a withholding agent alone, or by who withheld in the month.',
};
