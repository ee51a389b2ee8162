import fc from 'fast-check';
import { paymentMethods, termUnits } from '../../../../src-main/documents/body/payment.ts';
import { simulations } from '../../../../src-main/documents/kinds.ts';
import { countries, ECUADOR } from '../../../../src-main/documents/tables/countries.ts';
import { includesDate } from '../../../../src-main/documents/tables/date-span.ts';
import {
  type SupportDocumentType,
  supportDocumentTypes,
} from '../../../../src-main/documents/tables/support-document-types.ts';
import { taxHavens } from '../../../../src-main/documents/tables/tax-havens.ts';
import { taxSupportCodes } from '../../../../src-main/documents/tables/tax-support-codes.ts';
import { findTaxRate, tariffOn } from '../../../../src-main/documents/taxes/tax-rate.ts';
import { decimal } from '../../../../src-main/documents/values/decimal.ts';
import { keysOf } from '../../../../src-main/documents/values/keys-of.ts';
import type { ArbitraryBody } from '../../kinds/describe-any-body.ts';
import { anIssuer, ISSUE_DATE } from '../issued-invoice.ts';
import type { SupportDocumentInput, WithholdingInput } from '../withholding-body.ts';
import { arbitraryDigits, arbitraryText } from './arbitrary-values.ts';
import {
  arbitraryAmount,
  daysBefore,
  inForceCodes,
  type TaxInput,
  taxesOn,
  withheldBy,
  withholdingsOn,
} from './arbitrary-withheld.ts';

type ForeignPaymentInput = NonNullable<SupportDocumentInput['foreign_payment']>;
type ReimbursedInput = NonNullable<SupportDocumentInput['reimbursement']>['documents'][number];

const number = fc
  .record({ series: arbitraryDigits(6), sequential: arbitraryDigits(9) })
  .map(({ series, sequential }) => `${series.slice(0, 3)}-${series.slice(3)}-${sequential}`);

const authorization = fc.integer({ min: 10, max: 49 }).chain(arbitraryDigits);

const identified = fc.oneof(
  fc.record({ identification_type: fc.constant('ruc' as const), identification: arbitraryDigits(13) }),
  fc.record({ identification_type: fc.constant('cedula' as const), identification: arbitraryDigits(10) }),
  fc.record({
    identification_type: fc.constantFrom('pasaporte' as const, 'exterior' as const),
    identification: arbitraryText(20),
  }),
);

const supplier: fc.Arbitrary<WithholdingInput['supplier']> = fc
  .record({
    identified,
    rest: fc.record(
      {
        name: arbitraryText(300),
        address: arbitraryText(300),
        email: fc.constantFrom('a@example.com', 'nombre.apellido+pagos@correo.example.ec'),
      },
      { requiredKeys: ['name'] },
    ),
  })
  .map(({ identified: who, rest }) => ({ ...who, ...rest }));

const foreignCountries = countries.map(({ code }) => code).filter((code) => code !== ECUADOR);

/** On the list whatever the day. */
const lastingHavens = taxHavens.filter(({ from, to }) => from === undefined && to === undefined);

const foreignPayment: fc.Arbitrary<ForeignPaymentInput> = fc
  .record({
    place: fc.oneof(
      fc.record({
        regime: fc.constant('01' as const),
        country: fc.constantFrom(...countries.map(({ code }) => code)),
      }),
      fc.record({
        regime: fc.constant('02' as const),
        country: fc.constantFrom(
          ...lastingHavens.flatMap(({ code }) => [code, `0${code}`]),
          ...foreignCountries,
        ),
      }),
      fc.record({ regime: fc.constant('03' as const), country: fc.constantFrom(...foreignCountries) }),
    ),
    treaty: fc.boolean(),
    subject: fc.boolean(),
    preferential: fc.constantFrom(true, false, undefined),
  })
  .map(({ place, treaty, subject, preferential }) => ({
    ...place,
    double_taxation_treaty: treaty,
    ...(!treaty && { subject_to_withholding: subject }),
    ...(place.regime === '03' && { preferential_regime_payment: true }),
    ...(place.regime !== '03' && preferential !== undefined && { preferential_regime_payment: preferential }),
  }));

const shortTypes = supportDocumentTypes.filter(({ code }) => code.length === 2).map(({ slug }) => slug);

/** Of whole tariffs only; IVA as the service computes it. */
function reimbursedTaxes(taxes: readonly TaxInput[], date: string): ReimbursedInput['taxes'] {
  const fitting = taxes.filter(({ type, rate: slug }) => {
    const rate = findTaxRate(type, slug);
    return decimal((rate && tariffOn(rate, date)) ?? '0')
      .mod(1)
      .eq(0);
  });
  if (fitting.length === 0) return [{ type: 'iva', rate: 'iva_0', base: '1' }];
  return fitting.map(({ value, ...tax }) => (tax.type === 'iva' ? tax : { ...tax, value }));
}

const reimbursed: fc.Arbitrary<ReimbursedInput> = fc
  .record({ supplier: identified, days: fc.nat(9) })
  .chain(({ supplier: who, days }) => {
    const date = daysBefore(ISSUE_DATE, days);
    return fc.record(
      {
        supplier: fc.constant(who),
        supplier_type: fc.constantFrom('persona_natural' as const, 'sociedad' as const),
        payment_country: fc.constantFrom(...countries.map(({ code }) => code)),
        document_type: fc.constantFrom(...shortTypes),
        number,
        issue_date: fc.constant(date),
        authorization_number: authorization,
        taxes: taxesOn(date).map((taxes) => reimbursedTaxes(taxes, date)),
        compensations: fc.array(
          fc.record({ code: fc.constant('1' as const), rate: fc.constant('2.00'), value: arbitraryAmount }),
          { maxLength: 1 },
        ),
      },
      {
        requiredKeys: [
          'supplier',
          'supplier_type',
          'document_type',
          'number',
          'issue_date',
          'authorization_number',
          'taxes',
        ],
      },
    );
  });

const method = fc.constantFrom(...keysOf(paymentMethods));
const term = fc.record({
  length: fc.integer({ min: 1, max: 9999 }),
  unit: fc.constantFrom(...keysOf(termUnits)),
});

const payments: fc.Arbitrary<SupportDocumentInput['payments']> = fc.oneof(
  fc
    .record({ method, amount: arbitraryAmount, term }, { requiredKeys: ['method'] })
    .map((payment) => [payment]),
  fc.array(fc.record({ method, amount: arbitraryAmount, term }, { requiredKeys: ['method', 'amount'] }), {
    minLength: 2,
    maxLength: 4,
  }),
);

/** A support, with a kind of document it takes. */
const supported: fc.Arbitrary<{ support: string; type: SupportDocumentType }> = fc
  .constantFrom(...taxSupportCodes.filter((support) => includesDate(support, ISSUE_DATE)))
  .chain(({ code: support, documents }) => {
    const isListed = ({ code }: SupportDocumentType) =>
      taxSupportCodes.some((other) => other.documents.includes(code));
    const types = supportDocumentTypes.filter((type) => documents.includes(type.code) || !isListed(type));
    return fc.record({ support: fc.constant(support), type: fc.constantFrom(...types) });
  });

const supportDocument: fc.Arbitrary<SupportDocumentInput> = fc
  .record({ supported, days: fc.nat(40) })
  .chain(({ supported: { support, type }, days }) => {
    const issued = daysBefore(ISSUE_DATE, days);
    return taxesOn(issued).chain((taxes) =>
      fc
        .record(
          {
            document_type: fc.constant(type.slug),
            number,
            issue_date: fc.constant(issued),
            authorization_number: authorization,
            accounting_date: fc.nat(days).map((after) => daysBefore(ISSUE_DATE, after)),
            tax_support: fc.constant(support),
            foreign_payment: foreignPayment,
            subtotal: arbitraryAmount,
            more: arbitraryAmount,
            taxes: fc.constant(taxes),
            withholdings: withholdingsOn(taxes, support),
            payments,
            ...(type.code === '41' && {
              reimbursement: fc.record({
                documents: fc.array(reimbursed, { minLength: 1, maxLength: 3 }),
              }),
            }),
          },
          {
            requiredKeys: [
              'document_type',
              'number',
              'issue_date',
              'tax_support',
              'subtotal',
              'more',
              'taxes',
              'withholdings',
              'payments',
              ...(type.code === '41' ? (['reimbursement'] as const) : []),
            ],
          },
        )
        .map(({ more, ...document }) => ({
          ...document,
          total: decimal(document.subtotal).plus(more).toFixed(2),
        })),
    );
  });

/** The business withholds from itself (annex 19). */
const selfWithheld: fc.Arbitrary<SupportDocumentInput> = fc
  .record({
    number,
    payments,
    withheld: fc
      .constantFrom(...inForceCodes.filter(({ isSelfWithholding }) => isSelfWithholding))
      .chain((code) => withheldBy(code, { support: '12', base: arbitraryAmount })),
  })
  .map(({ withheld, ...document }) => ({
    ...document,
    document_type: '42',
    issue_date: ISSUE_DATE,
    tax_support: '12',
    subtotal: '1000.00',
    total: '1000.00',
    taxes: [{ type: 'iva', rate: 'iva_0', base: '1000.00', value: '0.00' }],
    withholdings: [withheld],
  }));

const common = {
  related_party: fc.boolean(),
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
  metadata: fc.dictionary(fc.stringMatching(/^[a-z_]{1,20}$/), fc.string({ maxLength: 50 }), { maxKeys: 20 }),
  simulate: fc.constantFrom(...simulations),
};

const fromOthers: fc.Arbitrary<WithholdingInput> = supplier.chain((who) => {
  const isForeign = 'identification_type' in who && who.identification_type === 'exterior';
  return fc.record(
    {
      supplier: fc.constant(who),
      support_documents: fc.uniqueArray(supportDocument, {
        minLength: 1,
        maxLength: 3,
        selector: ({ document_type: type, number: own }) => `${type} ${own}`,
      }),
      ...(isForeign && { supplier_type: fc.constantFrom('persona_natural' as const, 'sociedad' as const) }),
      ...common,
    },
    {
      requiredKeys: ['supplier', 'support_documents', ...(isForeign ? (['supplier_type'] as const) : [])],
    },
  );
});

/** The issuer of self-withholdings is chosen with the body, whose supplier it is. */
const fromItself: fc.Arbitrary<WithholdingInput> = fc.record(
  {
    supplier: fc.constant({
      identification_type: 'ruc' as const,
      identification: anIssuer().ruc,
      name: anIssuer().legalName,
    }),
    support_documents: fc.tuple(selfWithheld),
    ...common,
  },
  { requiredKeys: ['supplier', 'support_documents'] },
);

/** Any valid body issued on `ISSUE_DATE`: every code, support, kind of document, annex and form of supplier. */
export const arbitraryWithholdingBody: fc.Arbitrary<ArbitraryBody> = fc.oneof(
  { weight: 9, arbitrary: fromOthers.map((body) => ({ body })) },
  {
    weight: 1,
    arbitrary: fromItself.map((body) => ({ body, context: { issuerRuc: anIssuer().ruc } })),
  },
);
