import type { Text } from '../text.ts';

export const home: Text['home'] = {
  title: 'Home',
  list: 'Needs you',
  nothing: 'Nothing to do',
  nothingHint:
    'What needs a person appears here: a refused document, a signature that ends, a late backup, a number that is missing.',
  toCounter: 'Go to the counter',
  toDocuments: 'See the documents',
  refused_one: '{{count}} document refused by the SRI',
  refused_other: '{{count}} documents refused by the SRI',
  refusedHint_one: 'It is of {{date}}. Correct and send it again: without authorization it is not valid.',
  refusedHint_other:
    'The oldest is of {{date}}. Correct and send them again: without authorization they are not valid.',
  refusedAction: 'Correct',
  undecided_one: '{{count}} document still has no decision of the SRI',
  undecided_other: '{{count}} documents still have no decision of the SRI',
  undecidedHint_one: 'It is of {{date}}. See what holds it.',
  undecidedHint_other: 'The oldest is of {{date}}. See what holds each of them.',
  undecidedAction: 'See in progress',
  withholding_one: '{{count}} withholding is still to be issued',
  withholding_other: '{{count}} withholdings are still to be issued',
  withholdingHint: 'The first is due on {{date}}: five working days since the purchase was received.',
  withholdingLate_one: '{{count}} is past its five working days. Issue it today.',
  withholdingLate_other: '{{count}} are past their five working days. Issue them today.',
  settlement_one: '{{count}} purchase settlement with IVA lacks its withholding',
  settlement_other: '{{count}} purchase settlements with IVA lack their withholding',
  settlementHint:
    'The oldest is of {{date}}. Who buys with a settlement withholds 100 % of its IVA, agent or not.',
  withholdingAction: 'See the purchases',
  certificateToday: 'Your electronic signature ends today',
  certificate_one: 'Your electronic signature ends in {{count}} day',
  certificate_other: 'Your electronic signature ends in {{count}} days',
  certificateHint: 'On {{date}}. A new one can take days: nothing is issued without it.',
  certificateExpired: 'Your electronic signature has ended',
  certificateExpiredHint: 'On {{date}}. No document is signed until another is installed.',
  certificateAction: 'See the signature',
  backupHint: 'If this disk fails, what is not in a backup is lost.',
  backupAction: 'See the backups',
  mail: 'It did not reach the accountant: {{month}}',
  mailHint: 'The e-mail to {{email}} failed.',
  mailCheck: 'Check the address and the mail account.',
  mailAction: 'Send it again',
  journal_one: 'The journal knows {{count}} document that is not in the data',
  journal_other: 'The journal knows {{count}} documents that are not in the data',
  journalHint:
    '{{numbers}}. Compare with what was printed; if the SRI has it, download its XML from the portal and import it.',
  journalHintMore:
    '{{numbers}} and {{others}} more. Compare with what was printed; if the SRI has them, download their XML from the portal and import them.',
  gap_one: '{{count}} number is missing in {{type}} {{series}}',
  gap_other: '{{count}} numbers are missing in {{type}} {{series}}',
  gapOne:
    'It is {{first}}. If another system issued it, import it; if it does not exist, tell your accountant.',
  gapMany:
    'From {{first}} to {{last}}. If another system issued them, import them; if they do not exist, tell your accountant.',
  gapScattered:
    'The first is {{first}}. If another system issued them, import them; if they do not exist, tell your accountant.',
  gapAction: 'Import documents',
};
