import fc from 'fast-check';
import { paymentMethods, termUnits } from '../../../../src-main/documents/body/payment.ts';
import { simulations } from '../../../../src-main/documents/kinds.ts';
import type { Issuer } from '../../../../src-main/documents/parties/issuer.ts';
import { iceRows } from '../../../../src-main/documents/taxes/ice/ice-tariffs.ts';
import { ivaRows } from '../../../../src-main/documents/taxes/iva.ts';
import { findTaxRate, isInForce, tariffOn } from '../../../../src-main/documents/taxes/tax-rate.ts';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';
import { cleanText } from '../../../../src-main/documents/values/text.ts';
import type { BuyerInput, InvoiceInput, LineInput } from '../invoice-body.ts';
import { ISSUE_DATE } from '../issued-invoice.ts';
import { arbitraryDecimal, arbitraryDigits, arbitraryText } from './arbitrary-values.ts';

type TaxInput = LineInput['taxes'][number];

const contact = {
  address: arbitraryText(300),
  email: fc.constantFrom('a@example.com', 'nombre.apellido+caja@correo.example.ec'),
};

const buyer: fc.Arbitrary<BuyerInput> = fc.oneof(
  fc.record(
    {
      identification_type: fc.constant('ruc' as const),
      identification: arbitraryDigits(13),
      name: arbitraryText(300),
      ...contact,
    },
    { requiredKeys: ['identification_type', 'identification', 'name'] },
  ),
  fc.record(
    {
      identification_type: fc.constant('cedula' as const),
      identification: arbitraryDigits(10),
      name: arbitraryText(300),
      ...contact,
    },
    { requiredKeys: ['identification_type', 'identification', 'name'] },
  ),
  fc.record(
    {
      identification_type: fc.constantFrom('pasaporte' as const, 'exterior' as const),
      identification: arbitraryText(20),
      name: arbitraryText(300),
      ...contact,
    },
    { requiredKeys: ['identification_type', 'identification', 'name'] },
  ),
  fc.record(
    {
      identification_type: fc.constant('consumidor_final' as const),
      identification: fc.constant('9999999999999' as const),
      name: fc.constant('CONSUMIDOR FINAL' as const),
      ...contact,
    },
    { requiredKeys: ['identification_type'] },
  ),
);

const ivaRates = keysOf(ivaRows).filter((slug) => {
  const rate = findTaxRate('iva', slug);
  return rate !== undefined && isInForce(rate, ISSUE_DATE);
});

/** An excise with its own rate, or with a tariff, base or value that the body states. */
const excise: fc.Arbitrary<TaxInput> = fc
  .record(
    {
      code: fc.constantFrom(...Object.keys(iceRows)),
      tariff: fc.oneof(arbitraryDecimal(99, 2), arbitraryDecimal(999, 1)),
      base: arbitraryDecimal(999, 2),
      value: arbitraryDecimal(999, 2),
    },
    { requiredKeys: ['code'] },
  )
  .map(({ code, value, ...stated }) => {
    const slug = `ice_${code}`;
    const rate = findTaxRate('ice', slug);
    const isPercent = rate?.basis === 'percent' && rate.tariffs.length > 0;
    const ownValue = isPercent ? undefined : value;
    return statedOn(ISSUE_DATE, {
      type: 'ice',
      rate: slug,
      ...stated,
      ...(ownValue !== undefined && { value: ownValue }),
    });
  });

/** A tax as a document of a date has to state it: with a tariff, where the tables know none of that day. */
export function statedOn(date: string, tax: TaxInput): TaxInput {
  const rate = findTaxRate(tax.type, tax.rate);
  const isKnown = rate !== undefined && tariffOn(rate, date) !== undefined;
  return isKnown || tax.tariff !== undefined || tax.value !== undefined ? tax : { ...tax, tariff: '10.36' };
}

const taxes: fc.Arbitrary<TaxInput[]> = fc
  .record({
    iva: fc.constantFrom(...ivaRates),
    excises: fc.uniqueArray(excise, { maxLength: 2, selector: ({ rate }) => rate }),
    bottles: fc.option(fc.record({ base: arbitraryDecimal(99, 2) }, { requiredKeys: [] }), {
      nil: undefined,
    }),
  })
  .map(({ iva, excises, bottles }) => [
    { type: 'iva' as const, rate: iva },
    ...excises,
    ...(bottles ? [{ type: 'irbpnr' as const, rate: 'irbpnr_5001', ...bottles }] : []),
  ]);

const line: fc.Arbitrary<LineInput> = fc
  .record(
    {
      code: arbitraryText(25),
      auxiliary_code: arbitraryText(25),
      description: arbitraryText(300),
      unit: arbitraryText(50),
      quantity: arbitraryDecimal(999, 6),
      unit_price: arbitraryDecimal(99, 6),
      taxes,
      additional_info: fc.array(fc.record({ name: arbitraryText(300), value: arbitraryText(300) }), {
        maxLength: 3,
      }),
    },
    { requiredKeys: ['description', 'quantity', 'unit_price', 'taxes'] },
  )
  .chain((parts) => {
    // Cents of the price, rounded down: the most that may be discounted is at least this.
    const cents = Math.floor(Number(parts.quantity) * Number(parts.unit_price) * 100 * (1 - 1e-9));
    return fc.option(fc.nat(Math.max(cents, 0)), { nil: undefined }).map((discount) => ({
      ...parts,
      ...(discount !== undefined && { discount: (discount / 100).toFixed(2) }),
    }));
  });

const term = fc.record({
  length: fc.integer({ min: 1, max: 9999 }),
  unit: fc.constantFrom(...keysOf(termUnits)),
});

const method = fc.constantFrom(...keysOf(paymentMethods));

const payments: fc.Arbitrary<InvoiceInput['payments']> = fc.oneof(
  fc
    .record({ method, amount: arbitraryDecimal(9999, 2), term }, { requiredKeys: ['method'] })
    .map((payment) => [payment]),
  fc.array(
    fc.record({ method, amount: arbitraryDecimal(9999, 2), term }, { requiredKeys: ['method', 'amount'] }),
    { minLength: 2, maxLength: 5 },
  ),
);

const body: fc.Arbitrary<InvoiceInput> = fc.record(
  {
    buyer,
    lines: fc.array(line, { minLength: 1, maxLength: 6 }),
    payments,
    fiscal_machine: fc.record({
      brand: arbitraryText(30),
      model: arbitraryText(30),
      serial: arbitraryText(30),
    }),
    additional_info: fc.array(fc.record({ name: arbitraryText(300), value: arbitraryText(300) }), {
      maxLength: 13,
    }),
    establishment: arbitraryDigits(3),
    emission_point: arbitraryDigits(3),
    metadata: fc.dictionary(fc.stringMatching(/^[a-z_]{1,20}$/), fc.string({ maxLength: 50 }), {
      maxKeys: 20,
    }),
    simulate: fc.constantFrom(...simulations),
  },
  { requiredKeys: ['buyer', 'lines', 'payments'] },
);

/** Any valid body issued on `ISSUE_DATE`: every field, rate and form of party that can be issued today. */
export const arbitraryInvoiceBody: fc.Arbitrary<InvoiceInput> = body.chain((parts) =>
  fc
    .option(fc.nat(tipLimitInCents(parts)), { nil: undefined })
    .map((tip) => ({ ...parts, ...(tip !== undefined && { tip: (tip / 100).toFixed(2) }) })),
);

/** A little under 10 % of the subtotal, because binary numbers are good enough for a limit kept away from. */
function tipLimitInCents({ lines }: InvoiceInput): number {
  const subtotal = lines.reduce(
    (total, { quantity, unit_price, discount = '0' }) =>
      total + Number(quantity) * Number(unit_price) - Number(discount),
    0,
  );
  return Math.max(0, Math.floor(subtotal * 10 - lines.length));
}

const cleanedText = (maximum: number) => arbitraryText(maximum).map(cleanText);

/** Any issuer the settings can hold. */
export const arbitraryIssuer: fc.Arbitrary<Issuer> = fc.record(
  {
    ruc: arbitraryDigits(10).map((start) => `${start}001`),
    legalName: cleanedText(300),
    tradeName: cleanedText(300),
    headOfficeAddress: cleanedText(300),
    establishmentAddress: cleanedText(300),
    keepsAccounting: fc.boolean(),
    regime: fc.constantFrom(
      'general' as const,
      'rimpe_emprendedor' as const,
      'rimpe_negocio_popular' as const,
    ),
    specialTaxpayerResolution: fc.stringMatching(/^[A-Za-z0-9]{3,13}$/),
    withholdingAgentResolution: fc.stringMatching(/^[1-9][0-9]{0,7}$/),
    largeTaxpayerResolution: fc.constant('NAC-GCFOIOC21-00000868-E'),
    softwareProviderRuc: fc.constant('1790000000001'),
  },
  { requiredKeys: ['ruc', 'legalName', 'headOfficeAddress', 'keepsAccounting', 'regime'] },
);
