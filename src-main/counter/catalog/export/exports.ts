import type { CatalogSubject, SheetFormat } from '../../../contract/catalog/catalog-import.ts';
import type { CustomerResource } from '../../../contract/catalog/customer.ts';
import type { PriceListResource } from '../../../contract/catalog/price-list.ts';
import type { ProductResource } from '../../../contract/catalog/product.ts';
import { ivaRows } from '../../../documents/taxes/iva.ts';
import { type StatedPrice, statedPriceOf } from '../../../documents/taxes/iva-price.ts';
import type { CatalogBulkStore } from '../bulk-store.ts';
import { customerFieldRows } from '../import/customer-fields.ts';
import type { FieldRow } from '../import/heading.ts';
import { typeNames } from '../import/judge-customers.ts';
import { type CostColumn, productFieldRows } from '../import/product-fields.ts';
import type { Sheet, SheetCell, SheetFiles, SheetRow } from '../sheets/sheet.ts';
import { helpOf } from './help-sheet.ts';

interface Dependencies {
  readonly store: CatalogBulkStore;
  readonly files: Pick<SheetFiles, 'write'>;
  readonly costColumn: CostColumn;
}

/** Writes the catalog so that what is written can be imported again: read back at once, nothing is changed. */
export function makeCatalogExports({ store, files, costColumn }: Dependencies) {
  const productFields = async (column: CostColumn) => productFieldRows(await store.priceLists(), column);

  async function write(
    rows: AsyncIterable<readonly SheetRow[]>,
    { fields, name, format, more = [] }: WriteOptions,
  ): Promise<Uint8Array> {
    const headings = fields.map(({ label }) => label);
    const widths = fields.map(({ field, label }) => Math.max(label.length + 2, widthOf[field] ?? 12));
    return files.write({ name, widths, rows: withHeadings(headings, rows), more }, format);
  }

  return {
    async products(format: SheetFormat): Promise<Uint8Array> {
      const costs = costColumn === 'none' ? new Map<string, string>() : await store.costs();
      // Who states no costs gets the file of always.
      const fields = await productFields(costs.size === 0 ? 'none' : costColumn);
      return write(
        rowsOf(store.allProducts(), (product) =>
          fields.map(({ field }) =>
            field === 'cost' ? costCell(costs, product) : productCell(product, field),
          ),
        ),
        {
          fields,
          name: sheetNames.products,
          format,
        },
      );
    },

    async customers(format: SheetFormat): Promise<Uint8Array> {
      const lists = await store.priceLists();
      return write(
        rowsOf(store.allCustomers(), (customer) => customerRow(customer, lists)),
        {
          fields: customerFieldRows,
          name: sheetNames.customers,
          format,
        },
      );
    },

    /** A file with nothing but its headings, and a sheet that explains what goes under each. */
    async template(subject: CatalogSubject, format: SheetFormat): Promise<Uint8Array> {
      const fields = subject === 'products' ? await productFields(costColumn) : customerFieldRows;
      return write(
        rowsOf(nothing(), () => []),
        {
          fields,
          name: sheetNames[subject],
          format,
          more: [helpOf(subject, fields)],
        },
      );
    },
  };
}

interface WriteOptions {
  readonly fields: readonly FieldRow[];
  readonly name: string;
  readonly format: SheetFormat;
  readonly more?: readonly Sheet[];
}

const sheetNames = { products: 'Productos', customers: 'Clientes' } as const;

const widthOf: Readonly<Record<string, number>> = {
  name: 42,
  barcode: 18,
  identification: 18,
  address: 36,
  email: 28,
  notes: 36,
};

async function* withHeadings(
  headings: readonly string[],
  rows: AsyncIterable<readonly SheetRow[]>,
): AsyncGenerator<readonly SheetRow[]> {
  yield [headings];
  yield* rows;
}

async function* rowsOf<Item>(
  parts: AsyncIterable<readonly Item[]>,
  toRow: (item: Item) => SheetRow,
): AsyncGenerator<readonly SheetRow[]> {
  for await (const part of parts) yield part.map(toRow);
}

async function* nothing(): AsyncGenerator<readonly never[]> {
  yield [];
}

function costCell(costs: ReadonlyMap<string, string>, { id }: ProductResource): SheetCell {
  const number = costs.get(id);
  return number === undefined ? '' : { number };
}

function productCell(product: ProductResource, field: string): SheetCell {
  switch (field) {
    case 'code':
      return product.code;
    case 'barcode':
      return product.barcode ?? '';
    case 'name':
      return product.name;
    case 'unit':
      return product.unit ?? '';
    case 'unit_price':
    case 'price_with_iva':
      return priceCell(product, field);
    case 'iva':
      return ivaRows[product.iva].label;
    case 'category':
      return product.category ?? '';
    case 'active':
      return product.active ? 'sí' : 'no';
    default: {
      const [column, list] = field.split(':');
      const price = product.prices.find(({ price_list_id: id }) => id === list);
      return price ? priceCell(price, column === 'price_with_iva' ? column : 'unit_price') : '';
    }
  }
}

/** A price stands in the column it was stated for, and in no other. */
function priceCell(price: StatedPrice, field: 'unit_price' | 'price_with_iva'): SheetCell {
  const { unit_price, unit_price_with_taxes } = statedPriceOf(price);
  const number = field === 'unit_price' ? unit_price : unit_price_with_taxes;
  return number === undefined ? '' : { number };
}

function customerRow(customer: CustomerResource, lists: readonly PriceListResource[]): SheetRow {
  const cells: Readonly<Record<string, string | undefined>> = {
    identification_type: typeNames[customer.identification_type],
    identification: customer.identification,
    name: customer.name,
    address: customer.address,
    email: customer.email,
    phone: customer.phone,
    price_list: lists.find(({ id }) => id === customer.price_list_id)?.name,
    notes: customer.notes,
  };
  return customerFieldRows.map(({ field }) => cells[field] ?? '');
}
