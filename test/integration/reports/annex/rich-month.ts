import { aCreditNoteBody } from '../../../support/builders/credit-note-body.ts';
import { aDebitNoteBody } from '../../../support/builders/debit-note-body.ts';
import { aDeliveryNoteBody } from '../../../support/builders/delivery-note-body.ts';
import { aLine, anInvoiceBody, type InvoiceInput } from '../../../support/builders/invoice-body.ts';
import {
  aPurchaseSettlementBody,
  aReimbursement,
} from '../../../support/builders/purchase-settlement-body.ts';
import {
  aBananaDocument,
  aDividendsDocument,
  aForeignDocument,
  aReimbursingDocument,
  aSupportDocument,
  aWithholdingBody,
} from '../../../support/builders/withholding-body.ts';
import { companyRuc } from '../../../support/certificates/test-certificates.ts';
import { type anAnnexShop, us } from '../../../support/shops/purchases/annex-shop.ts';

type AnnexShop = Awaited<ReturnType<typeof anAnnexShop>>;
type Taxes = NonNullable<InvoiceInput['lines'][number]['taxes']>;

export const supplierParty = {
  identification_type: 'ruc',
  identification: companyRuc,
  name: 'PROVEEDOR S.A.',
} as const;

/** A line of so much, at a rate of IVA. */
export function lineOf(rate: string, unit_price: string, others: Taxes = []) {
  return aLine({ quantity: '1', unit_price, taxes: [{ type: 'iva', rate }, ...others] });
}

/** A month of every kind of document, and of all that the annex tells apart. */
export async function sellAndBuyEverything({ shop, issued, typed, received }: AnnexShop): Promise<void> {
  await sell({ shop, issued, received });
  await buy({ issued, typed, received });
}

async function sell({
  shop,
  issued,
  received,
}: Pick<AnnexShop, 'shop' | 'issued' | 'received'>): Promise<void> {
  const sold = await issued(
    'invoice',
    anInvoiceBody({
      lines: [
        lineOf('iva_15', '100.00'),
        lineOf('iva_0', '20.00'),
        lineOf('iva_5', '40.00'),
        lineOf('iva_8', '50.00'),
      ],
      payments: [
        { method: 'tarjeta_credito', amount: '31.00' },
        { method: 'sin_sistema_financiero', amount: '200.00' },
      ],
    }),
  );
  await issued(
    'invoice',
    anInvoiceBody({ lines: [lineOf('iva_15', '100.00', [{ type: 'ice', rate: 'ice_3101' }])] }),
  );
  await issued('invoice', anInvoiceBody({ buyer: supplierParty, lines: [lineOf('iva_15', '100.00')] }));
  const finalConsumer = { identification_type: 'consumidor_final' } as const;
  await issued('invoice', anInvoiceBody({ buyer: finalConsumer, lines: [lineOf('iva_15', '10.00')] }));
  await issued(
    'invoice',
    anInvoiceBody({
      buyer: finalConsumer,
      lines: [lineOf('iva_no_objeto', '5.00'), lineOf('iva_exento', '2.00')],
    }),
  );
  const tourist = {
    identification_type: 'pasaporte',
    identification: 'AB-123456',
    name: 'John O’Neill',
  } as const;
  await issued('invoice', anInvoiceBody({ buyer: tourist, lines: [lineOf('iva_15', '30.00')] }));
  const company = {
    identification_type: 'exterior',
    identification: 'PA-155-612-2019',
    name: 'ISTMO, S.A.',
  } as const;
  await issued('invoice', anInvoiceBody({ buyer: company, lines: [lineOf('iva_15', '60.00')] }));
  await issued(
    'invoice',
    anInvoiceBody({ lines: [lineOf('iva_no_objeto', '115.00')], reimbursement: aReimbursement() }),
  );
  await issued('credit_note', {
    ...aCreditNoteBody({ modified_document: { document_id: sold.id } }),
    lines: [{ code: 'A-1', quantity: '1' }],
  });
  await issued('debit_note', aDebitNoteBody());
  await issued(
    'delivery_note',
    aDeliveryNoteBody({ transport_start: '2026-11-21', transport_end: '2026-11-22' }),
  );
  const annulled = await issued('invoice', anInvoiceBody());
  await shop.annul(annulled.id, { annulled_on: '2026-11-21' });
  await shop.issueAs('invoice', anInvoiceBody());
  // What the customer took of an invoice to it.
  await received('withholding', aWithholdingBody({ supplier: us }));
}

async function buy({
  issued,
  typed,
  received,
}: Pick<AnnexShop, 'issued' | 'typed' | 'received'>): Promise<void> {
  const goods = await received('invoice', anInvoiceBody({ buyer: us, lines: [lineOf('iva_15', '800.00')] }));
  await issued(
    'withholding',
    aWithholdingBody({
      supplier: supplierParty,
      support_documents: [
        aSupportDocument({
          number: goods.number,
          issue_date: '2026-11-21',
          accounting_date: '2026-11-21',
          authorization_number: goods.access_key,
          tax_support: '06',
          subtotal: '800.00',
          total: '920.00',
          taxes: [{ type: 'iva', rate: 'iva_15', base: '800.00', value: '120.00' }],
          withholdings: [
            { tax: 'renta', code: '312', base: '800.00' },
            { tax: 'iva', code: '1', base: '120.00' },
          ],
        }),
      ],
    }),
  );
  await received('credit_note', {
    ...aCreditNoteBody({ modified_document: { number: goods.number, issue_date: '2026-11-21' } }),
    buyer: us,
    lines: [lineOf('iva_15', '10.00')],
  });
  await typed({
    document_type: 'nota_venta',
    supplier: { identification_type: 'ruc', identification: '1710034065001', name: 'TIENDA DE LA ESQUINA' },
    supplier_regime: 'rimpe_negocio_popular',
    number: '001-001-000000009',
    issue_date: '2026-11-16',
    authorization_number: '1234567890',
    taxes: [{ type: 'iva', rate: 'iva_0', base: '12.00' }],
  });
  await typed({
    document_type: '12',
    supplier: supplierParty,
    number: '002-001-000000010',
    issue_date: '2026-11-17',
    taxes: [{ type: 'iva', rate: 'iva_15', base: '1000.00' }],
  });
  const settled = await issued('purchase_settlement', aPurchaseSettlementBody());
  await issued(
    'withholding',
    aWithholdingBody({
      supplier: { identification_type: 'cedula', identification: '1710034065', name: 'JUAN PÉREZ' },
      support_documents: [
        aSupportDocument({
          document_type: 'liquidacion_compra',
          number: settled.number,
          issue_date: '2026-11-21',
          accounting_date: '2026-11-21',
          authorization_number: settled.access_key,
          subtotal: '120.00',
          total: '138.00',
          taxes: [{ type: 'iva', rate: 'iva_15', base: '120.00', value: '18.00' }],
          withholdings: [
            { tax: 'renta', code: '3440', base: '120.00' },
            { tax: 'iva', code: '3', base: '18.00' },
          ],
        }),
      ],
    }),
  );
  await issued(
    'withholding',
    aWithholdingBody({ support_documents: [aReimbursingDocument(), aBananaDocument()] }),
  );
  await issued(
    'withholding',
    aWithholdingBody({
      supplier: {
        identification_type: 'exterior',
        identification: 'PA-155-612-2019',
        name: 'SISTEMAS DEL ISTMO S.A.',
      },
      supplier_type: 'sociedad',
      related_party: true,
      support_documents: [
        aForeignDocument(),
        aForeignDocument({
          number: '001-001-000000043',
          foreign_payment: { regime: '02', country: '001', double_taxation_treaty: true },
          withholdings: [{ tax: 'renta', code: '501A', base: '2000.00', percent: '25' }],
        }),
        aDividendsDocument(),
      ],
    }),
  );
}
