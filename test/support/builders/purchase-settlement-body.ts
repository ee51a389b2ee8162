import type { z } from 'zod';
import type { purchaseSettlementBody } from '../../../src-main/documents/purchase-settlement/body.ts';

/** A purchase settlement body as it travels, before it is parsed. */
export type PurchaseSettlementInput = z.input<typeof purchaseSettlementBody>;

/** A valid body: a carpenter without RUC is paid for his work. Say only what the test is about. */
export function aPurchaseSettlementBody(
  parts: Partial<PurchaseSettlementInput> = {},
): PurchaseSettlementInput {
  return {
    supplier: {
      identification_type: 'cedula',
      identification: '1710034065',
      name: 'JUAN PÉREZ',
      address: 'Calle Larga 123, Cuenca',
    },
    lines: [
      {
        code: 'S-1',
        description: 'Reparación de estanterías',
        quantity: '1',
        unit_price: '120.00',
        taxes: [{ type: 'iva', rate: 'iva_15' }],
      },
    ],
    payments: [{ method: 'otros_sistema_financiero' }],
    ...parts,
  };
}

/** The expenses an intermediary paid for the business: one invoice of 100.00 and its IVA. */
export function aReimbursement(): NonNullable<PurchaseSettlementInput['reimbursement']> {
  return {
    documents: [
      {
        supplier: { identification_type: 'ruc', identification: '1760013210001' },
        supplier_type: 'sociedad',
        document_type: 'factura',
        number: '001-001-000000123',
        issue_date: '2026-11-03',
        authorization_number: '0311202601176001321000110010010000001231234567813',
        taxes: [{ type: 'iva', rate: 'iva_15', base: '100.00' }],
      },
    ],
  };
}

/** Every field that goes together in one body. */
export function aFullPurchaseSettlementBody(): PurchaseSettlementInput {
  return aPurchaseSettlementBody({
    supplier: {
      identification_type: 'cedula',
      identification: '1710034065',
      name: 'JUAN PÉREZ',
      address: 'Calle Larga 123, Cuenca',
      email: 'juan.perez@example.com',
    },
    lines: [
      {
        code: 'S-1',
        auxiliary_code: 'REP',
        description: 'Reparación de estanterías',
        unit: 'servicio',
        quantity: '1.5',
        unit_price: '80.123456',
        discount: '0.19',
        unsubsidized_price: '90',
        taxes: [{ type: 'iva', rate: 'iva_15' }],
        additional_info: [{ name: 'Garantía', value: '6 meses' }],
      },
      {
        description: 'Madera de pino',
        quantity: '2',
        unit_price: '10',
        taxes: [{ type: 'iva', rate: 'iva_0' }],
      },
    ],
    additional_discounts: [{ type: 'iva', rate: 'iva_15', amount: '20.00' }],
    reimbursement: aReimbursement(),
    negotiable: { notification_email: 'cobros@example.com' },
    payments: [
      {
        method: 'otros_sistema_financiero',
        amount: '100.00',
        term: { length: 30, unit: 'days' },
      },
      { method: 'endoso_titulos', amount: '35.00', term: { length: 2, unit: 'months' } },
    ],
    fiscal_machine: { brand: 'HASAR', model: 'SMH/P-250F', serial: 'F-0001' },
    additional_info: [{ name: 'Orden', value: 'OC-2026-118' }],
    metadata: { orden: 'OC-2026-118' },
  });
}
