import { aFullCreditNoteBody } from '../../../support/builders/credit-note-body.ts';
import { aFullDebitNoteBody } from '../../../support/builders/debit-note-body.ts';
import { aFullDeliveryNoteBody } from '../../../support/builders/delivery-note-body.ts';
import { anInvoiceBody, type InvoiceInput } from '../../../support/builders/invoice-body.ts';
import { aFullPurchaseSettlementBody } from '../../../support/builders/purchase-settlement-body.ts';
import {
  aBananaDocument,
  aFullWithholdingBody,
  aWithholdingBody,
} from '../../../support/builders/withholding-body.ts';
import { type Body, dayFromToday, today } from './bodies.ts';

const company = {
  identification_type: 'ruc',
  identification: '1790016919001',
  name: 'COMERCIAL EJEMPLO S.A.',
  address: 'Av. General Enríquez 12-34, Sangolquí',
} as const;

const older = { identification_type: 'cedula', identification: '1710034065', name: 'JUAN PÉREZ' } as const;

/** Invoices that together have every field the text knows; no law lets all of them into one. */
export function fullInvoices(): readonly InvoiceInput[] {
  return [
    anInvoiceBody({
      buyer: company,
      lines: [
        {
          code: 'A-1',
          auxiliary_code: '7861234567890',
          description: 'Diésel premium',
          unit: 'galón',
          quantity: '10.5',
          unit_price: '1.339286',
          discount: '0.06',
          unsubsidized_price: '2.0',
          taxes: [
            { type: 'iva', rate: 'iva_15' },
            { type: 'irbpnr', rate: 'irbpnr_5001', base: '2' },
            { type: 'ice', rate: 'ice_3053', tariff: '0.20', base: '7.92' },
          ],
          additional_info: [{ name: 'Lote', value: 'L-77' }],
        },
      ],
      additional_discounts: [{ type: 'iva', rate: 'iva_15', amount: '1.00' }],
      payments: [{ method: 'tarjeta_credito', term: { length: 30, unit: 'days' } }],
      plate: 'ABC-0123',
      delivery_note_number: '001-002-000000077',
      third_party_charges: [{ concept: 'Impuesto municipal', amount: '5.00' }],
      withholdings: [{ type: 'renta_0_3', value: '0.04' }],
      negotiable: { notification_email: 'cobros@example.com' },
      fiscal_machine: { brand: 'Epson', model: 'TM-T20', serial: 'X1-0001' },
      additional_info: [{ name: 'Pedido', value: '4711' }],
      substitute_delivery_note: {
        origin_address: 'Av. Amazonas N34-120, Quito',
        destination_address: 'Av. General Enríquez 12-34, Sangolquí',
        transport_start: today(),
        transport_end: dayFromToday(1),
        carrier: older,
        plate: 'PBA-1234',
        destinations: [
          { reason: 'Venta', customs_document: 'DAU-1', destination_establishment: '001', route: 'Quito' },
        ],
      },
    }),
    anInvoiceBody({
      buyer: older,
      lines: [
        {
          description: 'Medicinas',
          quantity: '1',
          unit_price: '20.00',
          taxes: [{ type: 'iva', rate: 'iva_15' }],
        },
      ],
      tip: '1.00',
      iva_refunds: [{ rate: 'iva_15', value: '2.50' }],
    }),
    anInvoiceBody({
      buyer: {
        identification_type: 'exterior',
        identification: 'US-99887766',
        name: 'FLOWERS INC.',
        address: '8000 NW 25th St, Miami',
      },
      lines: [
        {
          code: 'ROS-40',
          description: 'Rosas 40 cm',
          quantity: '1000',
          unit_price: '0.35',
          taxes: [{ type: 'iva', rate: 'iva_0' }],
        },
      ],
      export: {
        incoterm: 'FOB',
        incoterm_place: 'Guayaquil',
        origin_country: '593',
        loading_port: 'Guayaquil',
        destination_port: 'Miami',
        destination_country: '110',
        acquisition_country: '110',
        international_freight: '120.00',
        international_insurance: '15.00',
        customs_costs: '8.50',
        other_transport_costs: '1.25',
      },
    }),
    anInvoiceBody({
      buyer: company,
      lines: [
        {
          description: 'Reembolso de gastos',
          quantity: '1',
          unit_price: '115.00',
          taxes: [{ type: 'iva', rate: 'iva_no_objeto' }],
        },
      ],
      reimbursement: {
        documents: [
          {
            supplier: { identification_type: 'ruc', identification: '1760013210001' },
            supplier_type: 'sociedad',
            document_type: 'factura',
            number: '001-001-000000123',
            issue_date: dayFromToday(-18),
            authorization_number: '1234567890',
            taxes: [{ type: 'iva', rate: 'iva_15', base: '100.00' }],
          },
        ],
      },
    }),
  ];
}

/** A note of the time of the solidarity law, the only one whose documents are compensated. */
export function compensatedCreditNote(): Body {
  return {
    ...aFullCreditNoteBody(),
    modified_document: { number: '002-001-000000456', issue_date: '2016-12-20' },
    lines: [
      { description: 'Arroz', quantity: '1', unit_price: '100.00', taxes: [{ type: 'iva', rate: 'iva_14' }] },
    ],
    iva_refunds: [],
    compensations: [{ code: '1', rate: '2', value: '2.00' }],
  };
}

export function fullCreditNote(): Body {
  return {
    ...aFullCreditNoteBody(),
    modified_document: { number: '002-001-000000456', issue_date: dayFromToday(-20) },
  };
}

export function fullDebitNote(): Body {
  return {
    ...aFullDebitNoteBody(),
    modified_document: { number: '002-001-000000456', issue_date: dayFromToday(-20) },
  };
}

export function fullDeliveryNote(): Body {
  const body = aFullDeliveryNoteBody();
  return {
    ...body,
    transport_start: today(),
    transport_end: dayFromToday(2),
    recipients: body.recipients.map((recipient) => ({
      ...recipient,
      ...(recipient.support_document && {
        support_document: { ...recipient.support_document, issue_date: dayFromToday(-1) },
      }),
    })),
  };
}

export function fullPurchaseSettlement(): Body {
  const { reimbursement, ...body } = aFullPurchaseSettlementBody();
  return {
    ...body,
    reimbursement: {
      documents: (reimbursement?.documents ?? []).map((document) => ({
        ...document,
        issue_date: dayFromToday(-18),
        authorization_number: '1234567890',
      })),
    },
  };
}

/** Two bodies: what is paid abroad, and what is paid to banana growers. */
export function fullWithholdings(): readonly Body[] {
  const foreign = aFullWithholdingBody();
  const documents = [...foreign.support_documents, aBananaDocument()].map((document) => ({
    ...document,
    issue_date: dayFromToday(-2),
    ...(document.accounting_date !== undefined && { accounting_date: dayFromToday(-1) }),
    ...(document.authorization_number !== undefined && { authorization_number: '1234567890' }),
    withholdings: document.withholdings.map((withheld) => ({
      ...withheld,
      ...(withheld.dividends && {
        dividends: { ...withheld.dividends, payment_date: dayFromToday(-1) },
      }),
    })),
  }));
  return [
    { ...foreign, support_documents: documents.slice(0, -1) },
    { ...aWithholdingBody(), support_documents: documents.slice(-1) },
  ];
}
