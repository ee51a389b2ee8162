import type { PriceChangeBody, PriceChangeResource } from '../../../contract/catalog/price-change.ts';
import type { ProductBody, ProductResource } from '../../../contract/catalog/product.ts';
import type { Outcome } from '../../../contract/problems/problems.ts';
import {
  isSameStatedPrice,
  netPriceOf,
  type StatedPrice,
  shelfPriceOf,
  statedPriceOf,
} from '../../../documents/taxes/iva-price.ts';
import { decimal } from '../../../documents/values/decimal.ts';
import { sha256 } from '../../../issuing/requests/fingerprint.ts';
import type { BulkRecord, CatalogBulkStore } from '../bulk-store.ts';
import { productsIn, type ScopeDependencies } from '../products-in-scope.ts';
import { outdated, unknown } from '../refuse.ts';
import { newPrice } from './new-price.ts';
import { priceIn } from './price-in.ts';

interface Dependencies extends ScopeDependencies {
  readonly store: CatalogBulkStore;
  readonly now: () => Date;
}

/** How many changes are shown before they are made. */
const EXAMPLES = 200;

interface Step {
  readonly product: ProductResource;
  readonly before: StatedPrice;
  /** Undefined: it would be zero or less. */
  readonly after: StatedPrice | undefined;
}

export type PriceChanges = ReturnType<typeof makePriceChanges>;

/** Changes many prices at once: first it is shown, then it is done, all or nothing. */
export function makePriceChanges({ store, idsFor, now }: Dependencies) {
  async function plan(body: PriceChangeBody): Promise<Outcome<Plan>> {
    const catalog = await store.revision();
    const list = body.price_list_id;
    const lists = await store.priceLists();
    if (list !== undefined && !lists.some(({ id }) => id === list)) {
      return unknown('/price_list_id', 'No hay una lista de precios con este identificador.');
    }
    const steps: Step[] = [];
    for await (const product of productsIn({ store, idsFor }, body.products)) {
      const before = priceIn(product, list);
      steps.push({ product, before, after: newPrice({ ...before, iva: product.iva }, body) });
    }
    return {
      ok: true,
      value: { catalog, revision: `${catalog}-${sha256(JSON.stringify(body)).slice(0, 16)}`, steps },
    };
  }

  return {
    async preview(body: PriceChangeBody): Promise<Outcome<PriceChangeResource>> {
      const planned = await plan(body);
      return planned.ok ? { ok: true, value: toResource(planned.value) } : planned;
    },

    /** `revision`: that of the preview which a person saw. */
    async commit(revision: string, body: PriceChangeBody): Promise<Outcome<PriceChangeResource>> {
      const planned = await plan(body);
      if (!planned.ok) return planned;
      if (planned.value.revision !== revision) return outdated;
      const records = planned.value.steps.flatMap(({ product, before, after }): BulkRecord<ProductBody>[] => {
        if (after === undefined || isSameStatedPrice(after, before)) return [];
        return [{ id: product.id, body: withPrice(product, body.price_list_id, after) }];
      });
      const { catalog } = planned.value;
      const written = await store.writeProducts(records, { revision: catalog, at: now().toISOString() });
      return written ? { ok: true, value: toResource(planned.value) } : outdated;
    },
  };
}

interface Plan {
  /** The catalog's revision. */
  readonly catalog: string;
  /** This change of that catalog. */
  readonly revision: string;
  readonly steps: readonly Step[];
}

function withPrice(product: ProductResource, list: string | undefined, price: StatedPrice): ProductBody {
  const { object: _, id: __, created_at: ___, unit_price, unit_price_with_taxes, prices, ...body } = product;
  const others = prices
    .filter(({ price_list_id: id }) => id !== list)
    .map((other) => ({ price_list_id: other.price_list_id, ...statedPriceOf(other) }));
  if (list === undefined) return { ...body, ...price, prices: others };
  const general = statedPriceOf({ unit_price, unit_price_with_taxes });
  return { ...body, ...general, prices: [...others, { price_list_id: list, ...price }] };
}

function toResource({ revision, steps }: Plan): PriceChangeResource {
  const changed = steps.filter(
    ({ before, after }) => after !== undefined && !isSameStatedPrice(after, before),
  );
  const impossible = steps.filter(({ after }) => after === undefined);
  return {
    object: 'price_change',
    revision,
    product_count: steps.length,
    changed_count: changed.length,
    impossible_count: impossible.length,
    examples: [...impossible, ...changed.toSorted(byDifference)].slice(0, EXAMPLES).map(toExample),
  };
}

/** The largest change first: there a slip shows. */
function byDifference(one: Step, other: Step): number {
  return differenceOf(other) - differenceOf(one);
}

function differenceOf({ product: { iva }, before, after }: Step): number {
  const [was, is] = [before, after ?? before].map((price) => Number(netPriceOf(price, iva)));
  return Math.abs((is ?? 0) - (was ?? 0)) / Math.max(was ?? 0, 0.01);
}

function toExample({ product, before, after }: Step): PriceChangeResource['examples'][number] {
  const shown = after ?? { unit_price: decimal(0).toFixed(2) };
  return {
    product_id: product.id,
    code: product.code,
    name: product.name,
    before: netPriceOf(before, product.iva),
    after: netPriceOf(shown, product.iva),
    before_with_iva: shelfPriceOf(before, product.iva),
    after_with_iva: shelfPriceOf(shown, product.iva),
    possible: after !== undefined,
  };
}
