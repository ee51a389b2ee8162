import type {
  PrintedColumn,
  PrintedDocument,
  PrintedRow,
} from '../../../src-main/documents/printing/printed.ts';
import { printedSample, sampleLines } from './printed-sample.ts';
import { factsOf, money, recipient, reimbursement, transport } from './printed-sections.ts';

/** An invoice of every annex at once, many taxes, many payments, all the additional fields there can be. */
export function fullInvoice({ lines = 12 }: { lines?: number } = {}): PrintedDocument {
  const base = printedSample({ body: { lines: sampleLines(lines) } });
  return {
    ...base,
    party: [
      ...base.party,
      { label: 'Guía de remisión', value: '001-001-000000077' },
      { label: 'Placa', value: 'PBA1234' },
    ],
    sections: [
      ...base.sections,
      {
        title: 'COMERCIO EXTERIOR',
        facts: factsOf({
          Incoterm: 'FOB',
          Lugar: 'Guayaquil',
          'Incoterm del subtotal': 'FOB',
          'País de origen': 'ECUADOR',
          'Puerto de embarque': 'Puerto Marítimo Simón Bolívar de Guayaquil, muelle 4',
          'Puerto de destino': 'Hamburgo',
          'País de destino': 'ALEMANIA',
          'País de adquisición': 'PAÍSES BAJOS (HOLANDA)',
        }),
      },
      reimbursement(4),
      transport(),
    ],
    totals: [
      ...Array.from({ length: 20 }, (_, index) => ({
        label: `${index % 2 === 0 ? 'SUBTOTAL' : 'ICE'} TARIFA ${index}`,
        amount: money(index * 11.37),
        strong: false,
      })),
      { label: 'FLETE INTERNACIONAL', amount: '120.00', strong: false },
      { label: 'Tasa de recolección de basura, Empresa Municipal', amount: '3.10', strong: false },
      { label: 'VALOR TOTAL', amount: '12480.55', strong: true },
      { label: 'VALOR TOTAL SIN SUBSIDIO', amount: '12510.00', strong: false },
      { label: 'AHORRO POR SUBSIDIO (incluye IVA)', amount: '29.45', strong: false },
    ],
    payments: Array.from({ length: 12 }, (_, index) => ({
      method: index % 2 === 0 ? 'OTROS CON UTILIZACIÓN DEL SISTEMA FINANCIERO' : 'TARJETA DE CRÉDITO',
      amount: money(1000 + index),
      ...(index % 3 === 0 && { term: `${index + 2} meses` }),
    })),
    additionalInfo: Array.from({ length: 15 }, (_, index) => ({
      label: `Campo ${index + 1}`,
      value:
        index % 4 === 0 ? `Observación ${index + 1}, tan larga que pide dos líneas al menos` : `v${index}`,
    })),
  };
}

function creditNote(): PrintedDocument {
  const base = printedSample({ body: { lines: sampleLines(3) } });
  return {
    ...base,
    title: 'NOTA DE CRÉDITO',
    party: factsOf({
      'Razón social / Nombres y apellidos': 'DISTRIBUIDORA ANDINA DEL AUSTRO S.A.',
      Identificación: '0190123456001',
      'Fecha de emisión': '21/11/2026',
      'Comprobante que se modifica': 'FACTURA',
      Número: '001-002-000000099',
      'Fecha del comprobante': '03/11/2026',
      'Razón de la modificación': 'Devolución parcial de mercadería por daños en el empaque de transporte',
    }),
    payments: [],
  };
}

function debitNote(): PrintedDocument {
  const base = printedSample();
  return {
    ...base,
    title: 'NOTA DE DÉBITO',
    party: factsOf({
      'Razón social / Nombres y apellidos': 'DISTRIBUIDORA ANDINA DEL AUSTRO S.A.',
      Identificación: '0190123456001',
      'Fecha de emisión': '21/11/2026',
      'Comprobante que se modifica': 'FACTURA',
      Número: '001-002-000000099',
      'Fecha del comprobante': '03/11/2026',
    }),
    sections: [
      {
        facts: [],
        table: {
          columns: [
            { key: 'reason', label: 'Razón de la modificación', align: 'left', width: 0.8 },
            { key: 'value', label: 'Valor de la modificación', align: 'right', width: 0.2 },
          ],
          rows: [
            debit('Interés por mora de 18 días', '14.22'),
            debit('Gasto de cobranza', '5.00'),
            debit('Flete adicional a la bodega de Calacalí, fuera del recorrido acordado', '30.00'),
          ],
        },
      },
    ],
    totals: [
      { label: 'SUBTOTAL 15 %', amount: '49.22', strong: false },
      { label: 'IVA 15 %', amount: '7.38', strong: false },
      { label: 'VALOR TOTAL', amount: '56.60', strong: true },
    ],
  };
}

function debit(reason: string, value: string): PrintedRow {
  return { cells: { reason, value }, notes: [], ticket: { text: reason, detail: '', amount: value } };
}

function withholding(): PrintedDocument {
  const base = printedSample();
  return {
    ...base,
    title: 'COMPROBANTE DE RETENCIÓN',
    party: factsOf({
      'Razón social / Nombres y apellidos': 'DISTRIBUIDORA ANDINA DEL AUSTRO S.A.',
      Identificación: '0190123456001',
      'Fecha de emisión': '21/11/2026',
      'Período fiscal': '11/2026',
      Dirección: 'Calle Larga 7-45 y Borrero, Cuenca',
    }),
    sections: [
      {
        facts: [],
        table: {
          columns: withholdingColumns,
          rows: [
            withheld('FACTURA', 'RENTA', ['12500.00', '312', '1.75', '218.75']),
            withheld('FACTURA', 'IVA', ['1875.00', '1', '30', '562.50']),
            withheld('LIQUIDACIÓN DE COMPRA DE BIENES Y SERVICIOS', 'ISD', [
              '980.00',
              '4580',
              '2.5',
              '24.50',
            ]),
          ],
        },
      },
      {
        title: 'PAGO AL EXTERIOR',
        facts: factsOf({
          'Régimen fiscal del exterior': 'Régimen general',
          'País de pago': 'ESTADOS UNIDOS',
          'Convenio de doble tributación': 'NO',
          'Sujeto a retención': 'SÍ',
        }),
      },
      reimbursement(2),
    ],
    totals: [{ label: 'TOTAL RETENIDO', amount: '805.75', strong: true }],
    payments: [],
  };
}

const withholdingColumns: readonly PrintedColumn[] = [
  { key: 'document', label: 'Comprobante', align: 'left', width: 0.18 },
  { key: 'number', label: 'Número', align: 'left', width: 0.16 },
  { key: 'date', label: 'Fecha emisión', align: 'left', width: 0.1 },
  { key: 'period', label: 'Ejercicio fiscal', align: 'left', width: 0.09 },
  { key: 'base', label: 'Base imponible', align: 'right', width: 0.12 },
  { key: 'tax', label: 'Impuesto', align: 'left', width: 0.09 },
  { key: 'code', label: 'Código', align: 'left', width: 0.07 },
  { key: 'percent', label: 'Porcentaje', align: 'right', width: 0.08 },
  { key: 'value', label: 'Valor retenido', align: 'right', width: 0.11 },
];

function withheld(
  document: string,
  tax: string,
  [base, code, percent, value]: readonly [string, string, string, string],
): PrintedRow {
  const number = '001-003-000004512';
  return {
    cells: { document, number, date: '18/11/2026', period: '11/2026', base, tax, code, percent, value },
    notes: [],
    ticket: {
      text: `${document} ${number}`,
      detail: `18/11/2026 · 11/2026 · ${tax} ${code}: ${percent} % de ${base}`,
      amount: value,
    },
  };
}

function purchaseSettlement(): PrintedDocument {
  const base = printedSample({ body: { lines: sampleLines(5) } });
  return {
    ...base,
    title: 'LIQUIDACIÓN DE COMPRA DE BIENES Y PRESTACIÓN DE SERVICIOS',
    party: factsOf({
      Proveedor: 'Segundo Manuel Guamán Quishpe',
      Identificación: '1003457894',
      'Fecha de emisión': '21/11/2026',
      Dirección: 'Comunidad Agato, Otavalo',
    }),
    sections: [...base.sections, reimbursement(3)],
  };
}

/** A delivery note for recipients with so many goods each. */
export function deliveryNote(goods: readonly number[] = [4, 2, 6]): PrintedDocument {
  const base = printedSample();
  return {
    ...base,
    title: 'GUÍA DE REMISIÓN',
    party: factsOf({
      Transportista: 'TRANSPORTES COTOPAXI CÍA. LTDA.',
      Identificación: '0591234567001',
      Placa: 'XBA1234',
      'Punto de partida': 'García Moreno 812 y Sucre, Otavalo',
      'Inicio del traslado': '21/11/2026',
      'Fin del traslado': '23/11/2026',
    }),
    sections: goods.map((count, index) =>
      recipient(`DESTINATARIO ${index + 1} DE ${goods.length}`, index, count),
    ),
    totals: [],
    payments: [],
    additionalInfo: [
      { label: 'Chofer', value: 'Luis Alberto Toapanta' },
      { label: 'Observaciones', value: 'Carga frágil: no apilar más de tres cajas.' },
    ],
  };
}

/** Pages such as SRI reference §11 asks of each kind, made by hand: what a kind prints is tested with the kind. */
export const printedKinds: Readonly<Record<string, PrintedDocument>> = {
  'a full invoice': fullInvoice(),
  'a credit note': creditNote(),
  'a debit note': debitNote(),
  'a withholding': withholding(),
  'a purchase settlement': purchaseSettlement(),
  'a delivery note': deliveryNote(),
};
