import {
  type InStoreBarcodes,
  type InStoreBarcodesBody,
  LABELS_AT_MOST,
  type LabelContent,
  type LabelFormat,
  type LabelPrintBody,
  type LabelsBody,
  labelsOnPage,
} from '../../../contract/catalog/labels.ts';
import type { ProductBody, ProductResource } from '../../../contract/catalog/product.ts';
import { labelFormatsIn } from '../../../contract/catalog/scale-labels.ts';
import type { Outcome } from '../../../contract/problems/problems.ts';
import { type Refused, refuse } from '../../../contract/problems/refuse.ts';
import { shelfPriceOf, statedPriceOf } from '../../../documents/taxes/iva-price.ts';
import type { BulkRecord, CatalogBulkStore } from '../bulk-store.ts';
import { priceIn } from '../prices/price-in.ts';
import { productsIn, type ScopeDependencies } from '../products-in-scope.ts';
import { outdated, unknown } from '../refuse.ts';
import { inStoreBarcodes } from './in-store-barcode.ts';
import type { LabelPrice, LabelStore } from './label-store.ts';
import { type MeasurePrice, measurePriceOf } from './measure-price.ts';

/** One label, before it is drawn. */
export interface ProductLabel {
  readonly name: string;
  /** What the customer pays, dollars with two decimals. */
  readonly price: string;
  readonly measurePrice: MeasurePrice | undefined;
  readonly code: string;
  /** What a scanner reads: the barcode, or the code where the product has none. */
  readonly scanned: string;
}

export interface LabelSheet {
  readonly format: LabelFormat;
  readonly content: LabelContent;
  /** Labels that the first sheet lacks. */
  readonly used: number;
  readonly labels: readonly ProductLabel[];
}

export type LabelsRequest = Omit<LabelPrintBody, 'printer_id'>;

export interface CollectedLabels {
  readonly labels: readonly ProductLabel[];
  /** Remembers the prices of labels that were made. */
  record(): Promise<void>;
}

export type RenderLabels = (sheet: LabelSheet) => Promise<Uint8Array>;

interface Dependencies extends ScopeDependencies {
  readonly store: CatalogBulkStore;
  readonly labels: LabelStore;
  readonly render: RenderLabels;
  /** The setting `scale_labels`. */
  readonly scaleLabels: () => Promise<string | undefined>;
  readonly now: () => Date;
}

export type Labels = ReturnType<typeof makeLabels>;

/** Labels for shelves and goods. */
export function makeLabels({ store, labels: made, idsFor, render, scaleLabels, now }: Dependencies) {
  /** The labels of a request, at most so many; `record` remembers their prices once they are made. */
  async function collect(request: LabelsRequest, most: number): Promise<Outcome<CollectedLabels>> {
    const { price_list_id: list, only_changed: onlyChanged, copies, content } = request;
    const lists = await store.priceLists();
    if (list !== undefined && !lists.some(({ id }) => id === list)) {
      return unknown('/price_list_id', 'No hay una lista de precios con este identificador.');
    }
    const lastPrices = onlyChanged ? await made.prices(list) : new Map<string, string>();
    const labels: ProductLabel[] = [];
    const prices: LabelPrice[] = [];
    for await (const product of productsIn({ store, idsFor }, request.products)) {
      const label = labelOf(product, list);
      if (lastPrices.get(product.id) === label.price) continue;
      prices.push({ productId: product.id, price: label.price });
      for (let copy = 0; copy < copies; copy += 1) labels.push(label);
      if (labels.length > most) return tooMany(most);
    }
    if (labels.length === 0) return onlyChanged ? noneChanged : none;
    const record = async () => {
      if (content !== 'barcode') await made.record(prices, { list, at: now().toISOString() });
    };
    return { ok: true, value: { labels, record } };
  }

  return {
    collect,

    async render(body: LabelsBody): Promise<Outcome<{ readonly name: string; readonly bytes: Uint8Array }>> {
      const { format, content, used } = body;
      if (used > 0 && used >= labelsOnPage[format]) return allUsed(labelsOnPage[format]);
      const collected = await collect(body, LABELS_AT_MOST);
      if (!collected.ok) return collected;
      const bytes = await render({ format, content, used, labels: collected.value.labels });
      await collected.value.record();
      return { ok: true, value: { name: 'etiquetas.pdf', bytes } };
    },

    /** Gives an EAN-13 of the shop's own to products that have no barcode. */
    async assignBarcodes(body: InStoreBarcodesBody): Promise<Outcome<InStoreBarcodes>> {
      const revision = await store.revision();
      const barcodes: string[] = [];
      for await (const part of store.allProducts())
        barcodes.push(...part.flatMap((one) => one.barcode ?? []));
      const codes = inStoreBarcodes(barcodes, labelFormatsIn((await scaleLabels()) ?? ''));
      if (!codes) return noPrefix;
      const records: BulkRecord<ProductBody>[] = [];
      for await (const product of productsIn({ store, idsFor }, body.products)) {
        if (product.barcode === undefined) records.push(withBarcode(product, codes.next()));
      }
      if (!(await store.writeProducts(records, { revision, at: now().toISOString() }))) return outdated;
      return { ok: true, value: { object: 'in_store_barcodes', assigned_count: records.length } };
    },
  };
}

function labelOf(product: ProductResource, list: string | undefined): ProductLabel {
  const { name, code, barcode, iva } = product;
  const price = shelfPriceOf(priceIn(product, list), iva);
  return { name, price, measurePrice: measurePriceOf(name, price), code, scanned: barcode ?? code };
}

function withBarcode(product: ProductResource, barcode: string): BulkRecord<ProductBody> {
  const { object: _, id, created_at: __, picture: ___, prices, ...body } = product;
  const own = prices.map((price) => ({ price_list_id: price.price_list_id, ...statedPriceOf(price) }));
  const { unit_price: ____, unit_price_with_taxes: _____, ...rest } = body;
  return { id, body: { ...rest, ...statedPriceOf(product), barcode, prices: own } };
}

function tooMany(most: number): Refused {
  const message = `Son más de ${most} etiquetas: elija menos productos o menos copias.`;
  return refuse({
    code: 'validation_failed',
    errors: [{ pointer: '/products', code: 'too_many', message }],
  });
}

function allUsed(labels: number): Refused {
  const message = `La hoja tiene ${labels}: diga cuántas de ellas ya faltan, o ninguna.`;
  return refuse({ code: 'validation_failed', errors: [{ pointer: '/used', code: 'out_of_range', message }] });
}

const none = refuse({
  code: 'validation_failed',
  errors: [{ pointer: '/products', code: 'not_found', message: 'No hay productos así en el catálogo.' }],
});

const noneChanged = refuse({
  code: 'validation_failed',
  errors: [
    {
      pointer: '/only_changed',
      code: 'not_found',
      message: 'Todos esos productos tienen ya una etiqueta con el precio de ahora.',
    },
  ],
});

const noPrefix = refuse({
  code: 'invalid_state',
  detail:
    'La balanza usa todos los prefijos del 20 al 29. Quite uno en «Etiquetas de la balanza» para poder dar códigos propios.',
});
