import { makeAccessKey } from '../../../src-main/documents/identifiers/access-key.ts';
import { invoiceBody } from '../../../src-main/documents/invoice/body.ts';
import { computeInvoice } from '../../../src-main/documents/invoice/compute.ts';
import { printedInvoice } from '../../../src-main/documents/invoice/printed.ts';
import type { Issuer } from '../../../src-main/documents/parties/issuer.ts';
import type { PrintedDocument } from '../../../src-main/documents/printing/printed.ts';

export const shop: Issuer = {
  ruc: '1792146739001',
  legalName: 'COMERCIAL PICHINCHA CÍA. LTDA.',
  tradeName: 'La Esquina del Ñandú',
  headOfficeAddress: 'Av. Amazonas N34-451 y Av. Atahualpa, Quito',
  establishmentAddress: 'García Moreno 812 y Sucre, Otavalo',
  keepsAccounting: true,
  regime: 'rimpe_emprendedor',
};

/** The page of an invoice, computed as the program does; `body` and `issuer` say what matters to a test. */
export function printedSample({
  body = {},
  issuer = shop,
}: {
  body?: Record<string, unknown>;
  issuer?: Issuer;
} = {}): PrintedDocument {
  const computed = computeInvoice(
    invoiceBody.parse({
      buyer: {
        identification_type: 'ruc',
        identification: '0190123456001',
        name: 'DISTRIBUIDORA ANDINA DEL AUSTRO S.A.',
        address: 'Calle Larga 7-45 y Borrero, Cuenca',
        email: 'compras@andina.example',
      },
      lines: sampleLines(1),
      payments: [{ method: 'sin_sistema_financiero' }],
      additional_info: [{ name: 'Vendedor', value: 'Rosa Chiluisa' }],
      ...body,
    }),
    { issueDate: '2026-11-21', issuerRuc: issuer.ruc, customers: new Map(), documents: new Map() },
  );
  if (!computed.ok) throw new Error(JSON.stringify(computed.faults));
  const series = { establishment: '001', emissionPoint: '002', sequential: 123 };
  const identity = { issueDate: '2026-11-21', environment: 'live', ...series } as const;
  return printedInvoice({
    identity: {
      ...identity,
      type: 'invoice',
      accessKey: makeAccessKey({ ...identity, type: 'invoice', ruc: issuer.ruc, numericCode: '12345678' }),
    },
    issuer,
    content: computed.value,
  });
}

/** Lines with Spanish descriptions of several lengths, prices and rates, the same for the same count. */
export function sampleLines(count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) => ({
    code: `P-${String(index + 1).padStart(4, '0')}`,
    description: `${goods[index % goods.length]} ${index + 1}`,
    quantity: index % 3 === 0 ? '2' : '1.5',
    unit_price: ((index % 7) * 3.45 + 0.99).toFixed(2),
    ...(index % 4 === 1 && { discount: '0.25' }),
    taxes: [{ type: 'iva', rate: index % 5 === 2 ? 'iva_0' : 'iva_15' }],
  }));
}

const goods = [
  'Café pasado de Loja, funda de 400 g',
  'Cuaderno universitario de 100 hojas',
  'Arroz envejecido, quintal',
  'Jabón líquido para manos con aroma de hierba luisa, repuesto económico de un litro',
  'Pilas AA',
];
