import type { SheetSubject } from '../../../contract/catalog/catalog-import.ts';
import type { FieldRow } from '../import/heading.ts';
import type { Sheet } from '../sheets/sheet.ts';

interface Help {
  readonly what: string;
  readonly example: string;
}

const helps: Readonly<Record<string, Help>> = {
  code: { what: 'Obligatorio. Con él se reconoce cada producto; hasta 25 caracteres.', example: 'CAF-250' },
  barcode: { what: 'El que lee el escáner. Dé a la columna el formato Texto.', example: '7861000000017' },
  unit: { what: 'Cómo se vende.', example: 'unidad' },
  unit_price: {
    what: 'Un producto nuevo lleva uno de los dos precios; si ya incluye IVA, va en la columna «Precio con IVA».',
    example: '',
  },
  price_with_iva: { what: 'El de la percha: lo que paga el cliente, al centavo.', example: '4,50' },
  iva: { what: 'La tarifa; si no se dice, 15 %.', example: '15 %' },
  category: { what: 'Para filtrar la lista y cambiar precios por grupos.', example: 'Abarrotes' },
  cost: {
    what: 'Lo que cuesta una unidad: sin IVA, o con IVA si el negocio no puede acreditarlo. Lo que hay cuesta eso desde ahora.',
    example: '2,85',
  },
  active: { what: 'sí o no; «no» lo esconde de la venta.', example: 'sí' },
  identification_type: {
    what: 'RUC, cédula, pasaporte o exterior. Con 10 o 13 cifras no hace falta.',
    example: 'Cédula',
  },
  identification: {
    what: 'Obligatoria. Con ella se reconoce cada cliente. Dé a la columna el formato Texto.',
    example: '1710034065',
  },
  address: { what: 'Va en la factura.', example: 'Av. Amazonas N34-120, Quito' },
  email: { what: 'A donde se envían sus documentos.', example: 'ana@ejemplo.ec' },
  phone: { what: 'Solo para usted.', example: '0991234567' },
  price_list: { what: 'El nombre de una lista de precios que ya exista.', example: 'Mayorista' },
  notes: { what: 'Solo para usted.', example: 'Paga los viernes' },
  amount: { what: 'Obligatorio. Cuánto debe todavía.', example: '40,00' },
  issued_on: { what: 'Obligatoria. Cuándo se le fio.', example: '31/01/2026' },
  due_on: { what: 'Cuándo vence; vacía, el día en que se le fio.', example: '28/02/2026' },
  reference: {
    what: 'Como la página del cuaderno. Distingue dos deudas iguales.',
    example: 'Cuaderno, página 12',
  },
};

const names: Readonly<Record<SheetSubject, Help>> = {
  products: { what: 'Obligatorio en un producto nuevo.', example: 'Café molido 250 g' },
  customers: { what: 'Obligatorio en un cliente nuevo.', example: 'Ana Pérez' },
  opening_balances: { what: 'Obligatorio. El nombre del cliente.', example: 'Ana Pérez' },
};

const ofList: Help = {
  what: 'El precio de cada producto en esta lista, con IVA o sin él; vacío, el precio general.',
  example: '3,50',
};

/** A sheet that explains what goes into each column. */
export function helpOf(subject: SheetSubject, fields: readonly FieldRow[]): Sheet {
  const rows = fields.map(({ field, label }) => {
    const { what, example } = field === 'name' ? names[subject] : (helps[field] ?? ofList);
    return [label, what, example];
  });
  const last =
    subject === 'opening_balances'
      ? 'Una deuda que ya se anotó no se anota otra vez.'
      : 'Una celda vacía deja lo que ya se sabe como está.';
  return {
    name: 'Ayuda',
    rows: [['Columna', 'Qué se escribe', 'Ejemplo'], ...rows, ['', last, '']],
    widths: [28, 90, 30],
  };
}
