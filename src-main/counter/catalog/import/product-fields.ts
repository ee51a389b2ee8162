import type { PriceListResource } from '../../../contract/catalog/price-list.ts';
import { type FieldRow, foldHeading } from './heading.ts';

/** What a column of products may hold, by the headings people and other programs give it. */
export function productFieldRows(
  lists: readonly PriceListResource[],
  costs: CostColumn,
): readonly FieldRow[] {
  const costFields = costs === 'none' ? [] : [{ ...cost, onlyNamed: costs === 'named' }];
  return [...ownFields, ...lists.flatMap(ofList), ...costFields];
}

/** Whether what products cost may be a column, and whether its heading is recognised or the mapping has to name it. */
export type CostColumn = 'none' | 'named' | 'recognised';

/** For those alone who may read it. */
const cost: FieldRow = {
  field: 'cost',
  label: 'Costo',
  required: false,
  headings: ['costo unitario', 'costo promedio', 'precio costo', 'precio de costo', 'cost', 'unit cost'],
};

/** The price on the shelf, unless another column has that. */
const vaguePrices = ['precio', 'precio venta', 'precio de venta', 'price'];

const ownFields: readonly FieldRow[] = [
  {
    field: 'code',
    label: 'Código',
    required: false,
    headings: [
      'cod',
      'codigo principal',
      'codigo interno',
      'codigo producto',
      'codigo de producto',
      'sku',
      'referencia',
      'item',
      'product code',
    ],
  },
  {
    field: 'barcode',
    label: 'Código de barras',
    required: false,
    headings: [
      'codigo barras',
      'codigo barra',
      'cod barras',
      'barras',
      'barra',
      'ean',
      'ean13',
      'upc',
      'gtin',
      'codigo auxiliar',
      'bar code',
    ],
  },
  {
    field: 'name',
    label: 'Nombre',
    required: false,
    headings: [
      'descripcion',
      'producto',
      'articulo',
      'detalle',
      'nombre producto',
      'nombre del producto',
      'description',
      'product',
      'product name',
    ],
  },
  {
    field: 'unit',
    label: 'Unidad',
    required: false,
    headings: ['unidad de medida', 'medida', 'um', 'presentacion', 'unit of measure'],
  },
  {
    field: 'unit_price',
    label: 'Precio sin IVA',
    required: false,
    vagueHeadings: vaguePrices,
    headings: [
      'precio unitario',
      'p unitario',
      'precio neto',
      'valor unitario',
      'subtotal',
      'unit price',
      'net price',
      'price without iva',
      'price before iva',
    ],
  },
  {
    field: 'price_with_iva',
    label: 'Precio con IVA',
    required: false,
    vagueHeadings: vaguePrices,
    headings: [
      'pvp',
      'p v p',
      'precio incluido iva',
      'precio iva incluido',
      'precio final',
      'precio al publico',
      'precio publico',
      'price with iva',
      'price including iva',
      'retail price',
    ],
  },
  {
    field: 'iva',
    label: 'IVA',
    required: false,
    headings: [
      'tarifa iva',
      'tarifa',
      'iva porcentaje',
      'porcentaje iva',
      'impuesto',
      'tax',
      'vat',
      'iva rate',
    ],
  },
  {
    field: 'category',
    label: 'Categoría',
    required: false,
    headings: ['grupo', 'familia', 'linea', 'rubro', 'departamento', 'group'],
  },
  {
    field: 'active',
    label: 'Activo',
    required: false,
    headings: ['estado', 'se vende', 'habilitado', 'enabled', 'status'],
  },
];

/** A list's prices, in a column for those without IVA and one for those with it. */
function ofList({ id, name }: PriceListResource): readonly FieldRow[] {
  const folded = foldHeading(name);
  const vagueHeadings = [folded, `precio ${folded}`, `price ${folded}`];
  return [
    {
      field: `price:${id}`,
      label: `Precio sin IVA: ${name}`,
      required: false,
      vagueHeadings,
      headings: [`precio neto ${folded}`, `net price ${folded}`],
    },
    {
      field: `price_with_iva:${id}`,
      label: `Precio con IVA: ${name}`,
      required: false,
      vagueHeadings,
      headings: [`pvp ${folded}`, `p v p ${folded}`, `price with iva ${folded}`],
    },
  ];
}
