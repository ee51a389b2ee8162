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
};
