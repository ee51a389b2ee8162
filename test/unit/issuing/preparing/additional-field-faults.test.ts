import { expect, it } from 'vitest';
import { additionalFieldFaults } from '../../../../src-main/issuing/preparing/additional-field-faults.ts';
import { anInvoiceBody } from '../../../support/builders/invoice-body.ts';
import { anIssuedInvoice } from '../../../support/builders/issued-invoice.ts';

const fields = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Dato ${index}`, value: 'x' }));
const provider = { softwareProviderRuc: '1790000000001' };
const large = { largeTaxpayerResolution: 'NAC-GCFOIOC21-00000868-E' };

it.each([
  ['all fifteen where the program adds none', 15, {}, []],
  ['one less for the maker of the program', 14, provider, []],
  ['two less for a large taxpayer too', 13, { ...provider, ...large }, []],
  ['no more than what is left', 15, provider, ['Se admiten hasta 14: el programa agrega 1 que la ley pide.']],
  [
    'no more than what both leave',
    14,
    { ...provider, ...large },
    ['Se admiten hasta 13: el programa agrega 2 que la ley pide.'],
  ],
])('a person may add %s', (_what, count, issuer, messages) => {
  const document = anIssuedInvoice({ body: anInvoiceBody({ additional_info: fields(count) }), issuer });
  expect(additionalFieldFaults(document).map(({ message }) => message)).toEqual(messages);
});
