import type { Fact, PrintedRow, PrintedSection } from '../../../src-main/documents/printing/printed.ts';

/** Documents reimbursed, each with its authorization under it. */
export function reimbursement(count: number): PrintedSection {
  return {
    title: 'COMPROBANTES REEMBOLSADOS',
    facts: factsOf({ 'Total de comprobantes': '112.00', 'Base imponible': '97.39', Impuestos: '14.61' }),
    table: {
      columns: [
        { key: 'supplier', label: 'Proveedor', align: 'left', width: 0.17 },
        { key: 'document', label: 'Comprobante', align: 'left', width: 0.2 },
        { key: 'number', label: 'Número', align: 'left', width: 0.2 },
        { key: 'date', label: 'Emisión', align: 'left', width: 0.13 },
        { key: 'base', label: 'Base', align: 'right', width: 0.15 },
        { key: 'tax', label: 'Impuesto', align: 'right', width: 0.15 },
      ],
      rows: Array.from({ length: count }, (_, index) => {
        const number = `002-001-${String(index + 310).padStart(9, '0')}`;
        const authorization = `19112026010190123456001200200100000${String(index + 310)}1234567811`;
        return {
          cells: {
            supplier: '0190123456001',
            document: 'FACTURA',
            number,
            date: '19/11/2026',
            base: money(24.35 + index),
            tax: money(3.65 + index),
          },
          notes: [`Autorización: ${authorization}`],
          ticket: {
            text: `FACTURA ${number}`,
            detail: `0190123456001 · 19/11/2026 · impuesto ${money(3.65 + index)}`,
            amount: money(24.35 + index),
          },
        };
      }),
    },
  };
}

/** The delivery note an invoice stands in for. */
export function transport(): PrintedSection {
  return {
    title: 'TRASLADO (SUSTITUYE A LA GUÍA DE REMISIÓN)',
    facts: factsOf({
      Transportista: 'TRANSPORTES COTOPAXI CÍA. LTDA.',
      Identificación: '0591234567001',
      Placa: 'XBA1234',
      'Punto de partida': 'García Moreno 812 y Sucre, Otavalo',
      Destino: 'Av. 6 de Diciembre N24-253, Quito',
      'Inicio del traslado': '21/11/2026',
      'Fin del traslado': '22/11/2026',
    }),
    table: {
      columns: [
        { key: 'reason', label: 'Motivo', align: 'left', width: 0.34 },
        { key: 'route', label: 'Ruta', align: 'left', width: 0.34 },
        { key: 'customs', label: 'Documento aduanero', align: 'left', width: 0.2 },
        { key: 'establishment', label: 'Estab.', align: 'left', width: 0.12 },
      ],
      rows: [
        {
          cells: {
            reason: 'Venta',
            route: 'Otavalo - Quito',
            customs: '055-2026-10-00012345',
            establishment: '003',
          },
          notes: [],
          ticket: { text: 'Venta', detail: 'Otavalo - Quito · 055-2026-10-00012345 · 003', amount: '' },
        },
        {
          cells: {
            reason: 'Traslado entre establecimientos',
            route: 'Quito',
            customs: '',
            establishment: '',
          },
          notes: [],
          ticket: { text: 'Traslado entre establecimientos', detail: '', amount: '' },
        },
      ],
    },
  };
}

/** One recipient of a delivery note, and the goods for it. */
export function recipient(title: string, index: number, goods: number): PrintedSection {
  return {
    title,
    facts: factsOf({
      'Razón social / Nombres y apellidos': `Almacenes del Norte ${index + 1} S.A.`,
      Identificación: '1091234567001',
      Destino: 'Panamericana Norte km 4, junto a la gasolinera, Ibarra',
      'Motivo del traslado': 'Venta',
      Ruta: 'Otavalo - Atuntaqui - Ibarra',
      'Comprobante de venta': 'FACTURA 001-002-000000123',
      'Fecha de emisión del comprobante': '21/11/2026',
      'Número de autorización': '2111202601179214673900120010020000001231234567810',
      'Documento aduanero': '055-2026-10-00012345',
      'Código establecimiento destino': '003',
    }),
    table: {
      columns: [
        { key: 'quantity', label: 'Cantidad', align: 'right', width: 0.12 },
        { key: 'description', label: 'Descripción', align: 'left', width: 0.5 },
        { key: 'code', label: 'Código principal', align: 'left', width: 0.19 },
        { key: 'auxiliary', label: 'Código auxiliar', align: 'left', width: 0.19 },
      ],
      rows: Array.from({ length: goods }, (_, row) => good(`G${index + 1}-${row + 1}`, row)),
    },
  };
}

function good(code: string, row: number): PrintedRow {
  const quantity = String((row + 1) * 12);
  const description =
    row % 2 === 0 ? 'Manta de lana de oveja' : 'Poncho tejido a mano, talla única, color vino';
  return {
    cells: { quantity, description, code, auxiliary: '' },
    notes: row === 1 ? ['Lote: 2026-11'] : [],
    ticket: { text: description, detail: code, amount: quantity },
  };
}

export function factsOf(values: Readonly<Record<string, string>>): Fact[] {
  return Object.entries(values).map(([label, value]) => ({ label, value }));
}

export function money(value: number): string {
  return value.toFixed(2);
}
