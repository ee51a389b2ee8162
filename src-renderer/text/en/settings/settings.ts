import type { Text } from '../../text.ts';

export const settings: Text['settings'] = {
  title: 'Settings',
  sections: 'Sections of the settings',
  group: {
    shop: 'Your business',
    till: 'Point of sale',
    customers: 'Delivery to customers',
    connections: 'Connections',
    program: 'The program',
  },
  general: 'General',
  appearance: 'Appearance',
  prices: 'Prices with IVA',
  pricesExact: 'Exactly the price on the shelf is paid',
  pricesExactHint:
    'IVA is what the price leaves. Switch it off only if the SRI refuses your invoices for differences (message 52): IVA will be base × rate, and the total may vary by a cent.',
  scheme: 'Theme',
  schemeAuto: 'As the system',
  schemeLight: 'Light',
  schemeDark: 'Dark',
  language: 'Language',
  spanish: 'Español',
  english: 'English',
  work: 'Working environment',
};

/** Before copies of documents are sent to another address. */
export const destination = {
  title: 'Send copies of the documents there?',
  question: 'From now on they go to “{{address}}” by themselves.',
  caution: 'They carry your customers’ data: send them only to somebody you know.',
  confirm: 'Send there',
};
