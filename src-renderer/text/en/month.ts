import type { Text } from '../text.ts';

export const month: Text['month'] = {
  title: 'Close the month',
  open: 'Close the month',
  which: 'Month',
  report: 'See the report',
  accountant: 'For the accountant',
  contents:
    'A ZIP with the XML and the RIDE of what was authorized, by kind; the XML of the purchases and of the withholdings received; and an Excel workbook with sales, purchases, withholdings and the figures of the forms 104 and 103.',
  save: 'Save the month’s file',
  mail: {
    title: 'Send it by e-mail each month',
    intro:
      'The same file leaves by itself from the 3rd of the next month, once, from the mail account of the business. Where it is larger than 15 MB, the e-mail says how to get it.',
    off: 'It is not sent by itself',
    on: 'It is sent to {{email}} from {{month}}',
    noAccount: 'There is no mail account yet: what is due waits. Set it up in Settings → Email.',
    email: 'The accountant’s e-mail',
    start: 'Send each month',
    change: 'Change the e-mail',
    stop: 'Stop sending',
    sent: 'Months sent',
    outcome: 'Outcome',
    waiting: 'About to leave',
    failed: 'It did not arrive',
    sentAt: 'Sent {{at}}',
  },
};
