import { expect } from 'vitest';
import { purchaseResource } from '../../../../src-main/contract/documents/purchases/purchase.ts';
import { decimal, formatAmount, sum } from '../../../../src-main/documents/values/decimal.ts';
import { aPurchaseSettlementBody } from '../../../support/builders/purchase-settlement-body.ts';
import {
  aSupportDocument,
  aWithholdingBody,
  type SupportDocumentInput,
} from '../../../support/builders/withholding-body.ts';
import { companyRuc, makeTestKey, otherRuc } from '../../../support/certificates/test-certificates.ts';
import { foreignInvoiceXml, signXml } from '../../../support/import-files/signed-invoice.ts';
import type { ApiClient } from '../../../support/service/api-client.ts';
import type { AnsweringService } from '../../../support/service/start-in-process.ts';
import { uploadTo } from '../../../support/service/upload-to.ts';
import { issueAuthorized } from './issue-authorized.ts';

const supplier = {
  identification_type: 'ruc',
  identification: '1790016919001',
  name: 'PAPELERÍA DEL NORTE CÍA. LTDA.',
} as const;

type Withheld = SupportDocumentInput['withholdings'];
/** A rate of IVA and a base. */
type Bought = readonly [
  rate: 'iva_0' | 'iva_5' | 'iva_8' | 'iva_12' | 'iva_15' | 'iva_no_objeto' | 'iva_exento',
  base: string,
];

interface Buyer {
  readonly service: AnsweringService;
  readonly client: ApiClient;
  /** YYYY-MM-DD. */
  readonly today: string;
}

const percents = { iva_0: 0, iva_5: 5, iva_8: 8, iva_12: 12, iva_15: 15, iva_no_objeto: 0, iva_exento: 0 };

/** Every kind of purchase, what is withheld of some, and what a customer withheld. */
export async function buyEverything({ service, client, today }: Buyer): Promise<void> {
  let numbered = 0;

  async function record(invoice: object, patch?: object) {
    numbered += 1;
    const number = `001-001-${String(numbered).padStart(9, '0')}`;
    const body = { invoice: { supplier, number, issue_date: today, ...invoice } };
    const answer = await client.call('POST', '/v1/local/purchases', { body });
    expect([answer.status, answer.text]).toEqual([201, expect.any(String)]);
    const { id } = purchaseResource.parse(answer.json());
    if (patch) {
      const changed = await client.call('PATCH', `/v1/local/purchases/${id}`, { body: patch });
      expect([changed.status, changed.text]).toEqual([200, expect.any(String)]);
    }
    return number;
  }
  const typed = (bought: readonly Bought[]) => bought.map(([rate, base]) => ({ type: 'iva', rate, base }));
  const buy = (bought: readonly Bought[], parts: object = {}, tax_support = '01') =>
    record({ taxes: typed(bought), ...parts }, { tax_support });

  async function withhold(number: string, bought: readonly Bought[], withholdings: Withheld, more = {}) {
    const taxes = bought.map(([rate, base]) => {
      const value = formatAmount(decimal(base).times(percents[rate]).div(100));
      return { type: 'iva' as const, rate, base, value };
    });
    const subtotal = sum(bought.map(([, base]) => decimal(base)));
    const total = subtotal.plus(sum(taxes.map(({ value }) => decimal(value))));
    const support = aSupportDocument({
      number,
      issue_date: today,
      accounting_date: today,
      authorization_number: '1234567890',
      subtotal: formatAmount(subtotal),
      total: formatAmount(total),
      taxes,
      withholdings,
      ...more,
    });
    await issueAuthorized(
      client,
      'withholdings',
      aWithholdingBody({ supplier, support_documents: [support] }),
    );
  }
  const buyAndWithhold = async (bought: readonly Bought[], withholdings: Withheld) =>
    withhold(await buy(bought, { authorization_number: '1234567890' }), bought, withholdings);

  await buy([
    ['iva_15', '300.00'],
    ['iva_8', '25.00'],
    ['iva_5', '10.00'],
    ['iva_0', '7.00'],
  ]);
  await buy([['iva_15', '1000.00']], {}, '03');
  await buy([['iva_15', '60.00']], {}, '02');
  // An electronic invoice of a popular business, and its paper.
  await buy([['iva_0', '12.00']], { supplier_regime: 'rimpe_negocio_popular' });
  await buy(
    [['iva_0', '8.00']],
    {
      document_type: 'nota_venta',
      supplier_regime: 'rimpe_negocio_popular',
      authorization_number: '1234567890',
    },
    '02',
  );
  await buy([['iva_15', '90.00']], {}, '08');
  const modified_document = { number: '001-001-000000900', authorization_number: '1234567890' };
  await buy([['iva_15', '40.00']], { document_type: 'nota_debito', modified_document });
  const note = { document_type: 'nota_credito', modified_document };
  await buy([['iva_15', '20.00']], note);
  await buy([['iva_12', '50.00']], note);
  await buy([['iva_8', '5.00']], note);
  // More than what was bought at 0 %.
  await buy([['iva_0', '60.00']], note);

  // 10.00 at 15 %, of which a discount after the lines leaves 8.00.
  const discounted = foreignInvoiceXml({
    ruc: companyRuc,
    environment: 'test',
    issueDate: today,
    total: '9.20',
  })
    .replace('<tipoIdentificacionComprador>05<', '<tipoIdentificacionComprador>04<')
    .replace('1710034065<', `${otherRuc}<`)
    .replace('<totalDescuento>0.00<', '<totalDescuento>2.00<')
    .replace(
      '<baseImponible>10.00</baseImponible><valor>1.50<',
      '<descuentoAdicional>2.00</descuentoAdicional><baseImponible>10.00</baseImponible><valor>1.20<',
    );
  const content = await signXml(discounted, makeTestKey(companyRuc));
  const uploaded = await uploadTo(client, service, '/v1/local/purchases/files', [
    { name: 'con-descuento.xml', content },
  ]);
  expect(uploaded).toMatchObject({ data: [{ result: 'added', total: '9.20' }] });

  // Fees of a natural person, services, goods, rent, transport, a RIMPE entrepreneur, and between special taxpayers.
  await buyAndWithhold(
    [['iva_15', '100.00']],
    [
      { tax: 'renta', code: '303', base: '100.00' },
      { tax: 'iva', code: '3', base: '15.00' },
    ],
  );
  await buyAndWithhold(
    [['iva_15', '200.00']],
    [
      { tax: 'renta', code: '3440', base: '200.00' },
      { tax: 'iva', code: '2', base: '30.00' },
    ],
  );
  await buyAndWithhold(
    [['iva_15', '100.00']],
    [
      { tax: 'renta', code: '312', base: '100.00' },
      { tax: 'iva', code: '1', base: '15.00' },
    ],
  );
  await buyAndWithhold(
    [['iva_15', '50.00']],
    [
      { tax: 'renta', code: '320', base: '50.00' },
      { tax: 'iva', code: '11', base: '7.50' },
    ],
  );
  await buyAndWithhold([['iva_0', '30.00']], [{ tax: 'renta', code: '310', base: '30.00', percent: '1' }]);
  await buyAndWithhold(
    [['iva_15', '80.00']],
    [
      { tax: 'renta', code: '343', base: '80.00' },
      { tax: 'iva', code: '1', base: '12.00' },
    ],
  );
  await buyAndWithhold(
    [['iva_15', '100.00']],
    [
      { tax: 'renta', code: '312', base: '60.00' },
      { tax: 'renta', code: '3440', base: '40.00' },
      { tax: 'iva', code: '9', base: '9.00' },
      { tax: 'iva', code: '10', base: '6.00' },
    ],
  );
  // Nothing of income tax: by code 332, and by somebody's decision.
  await buyAndWithhold(
    [
      ['iva_no_objeto', '3.00'],
      ['iva_exento', '4.00'],
    ],
    [{ tax: 'renta', code: '332', base: '7.00', percent: '0' }],
  );
  await record({ taxes: typed([['iva_15', '11.00']]) }, { waived_reason: 'Caja chica' });

  // A settlement of 120.00: all of its IVA, and income tax.
  const body = aPurchaseSettlementBody();
  const settlement = await issueAuthorized(client, 'purchase-settlements', body);
  await issueAuthorized(
    client,
    'withholdings',
    aWithholdingBody({
      supplier: body.supplier,
      support_documents: [
        aSupportDocument({
          document_type: 'liquidacion_compra',
          number: settlement.number,
          issue_date: today,
          accounting_date: today,
          authorization_number: settlement.access_key,
          subtotal: '120.00',
          total: '138.00',
          taxes: [{ type: 'iva', rate: 'iva_15', base: '120.00', value: '18.00' }],
          withholdings: [
            { tax: 'renta', code: '311', base: '120.00' },
            { tax: 'iva', code: '3', base: '18.00' },
          ],
        }),
      ],
    }),
  );

  const customer = {
    identification_type: 'ruc',
    identification: '1760013210001',
    name: 'SERVICIO DE RENTAS INTERNAS',
  };
  await record({
    document_type: 'retencion',
    supplier: customer,
    authorization_number: '1234567890',
    withheld: [
      { number: '001-001-000000001', tax: 'renta', code: '312', base: '100.00' },
      { number: '001-001-000000001', tax: 'iva', code: '1', base: '15.00', percent: '30' },
      { number: '001-001-000000002', tax: 'iva', code: '2', base: '10.00', percent: '70' },
    ],
  });
}
