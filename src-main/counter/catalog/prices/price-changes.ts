import type {
  PriceChangeBody,
  PriceChangeCommitBody,
  PriceChangeResource,
} from '../../../contract/catalog/price-change.ts';
import type { ProductBody, ProductResource } from '../../../contract/catalog/product.ts';
import type { Outcome } from '../../../contract/problems/problems.ts';
import { priceWithIva } from '../../../documents/taxes/iva-price.ts';
import { decimal } from '../../../documents/values/decimal.ts';
import type { BulkRecord, CatalogBulkStore } from '../bulk-store.ts';
import { outdated } from '../outdated.ts';
import { unknown } from '../refuse.ts';
import { makeEventLoopYield } from '../yield-to-event-loop.ts';
import { newPrice } from './new-price.ts';

interface Dependencies {
  readonly store: CatalogBulkStore;
  /** The products a search is about, as the list of products finds them. */
  readonly idsFor: (search: { readonly q?: string | undefined }) => Promise<ReadonlySet<string>>;
  readonly now: () => Date;
}

/** How many changes are shown before they are made. */
const EXAMPLES = 200;

interface Step {
  readonly product: ProductResource;
  readonly before: string;
  /** Undefined: it would be zero or less. */
  readonly after: string | undefined;
}

export type PriceChanges = ReturnType<typeof makePriceChanges>;

/** Changes many prices at once: first it is shown, then it is done, all or nothing. */
export function makePriceChanges({ store, idsFor, now }: Dependencies) {
  async function plan(body: PriceChangeBody): Promise<Outcome<Plan>> {
    const revision = await store.revision();
    const list = body.price_list_id;
    const lists = await store.priceLists();
    if (list !== undefined && !lists.some(({ id }) => id === list)) {
      return unknown('/price_list_id', 'No hay una lista de precios con este identificador.');
    }
    const { q, ids, category, active } = body.products;
    const found = q?.trim() ? await idsFor({ q }) : undefined;
    const chosen = ids && new Set(ids);
    const yieldToEventLoop = makeEventLoopYield();
    const steps: Step[] = [];
    for await (const part of store.allProducts()) {
      for (const product of part) {
        if (chosen && !chosen.has(product.id)) continue;
        if (found && !found.has(product.id)) continue;
        if (category !== undefined && product.category !== category) continue;
        if (active !== undefined && product.active !== active) continue;
        const before = priceIn(product, list);
        steps.push({ product, before, after: newPrice({ unitPrice: before, iva: product.iva }, body) });
        await yieldToEventLoop();
      }
    }
    return { ok: true, value: { revision, steps } };
  }

  return {
    async preview(body: PriceChangeBody): Promise<Outcome<PriceChangeResource>> {
      const planned = await plan(body);
      return planned.ok ? { ok: true, value: toResource(planned.value) } : planned;
    },

    async commit({ revision, ...body }: PriceChangeCommitBody): Promise<Outcome<PriceChangeResource>> {
      const planned = await plan(body);
      if (!planned.ok) return planned;
      if (planned.value.revision !== revision) return outdated;
      const records = planned.value.steps.flatMap(({ product, before, after }): BulkRecord<ProductBody>[] => {
        if (after === undefined || after === before) return [];
        return [{ id: product.id, body: withPrice(product, body.price_list_id, after) }];
      });
      const written = await store.writeProducts(records, { revision, at: now().toISOString() });
      return written ? { ok: true, value: toResource(planned.value) } : outdated;
    },
  };
}

interface Plan {
  readonly revision: string;
  readonly steps: readonly Step[];
}

function priceIn({ prices, unit_price }: ProductResource, list: string | undefined): string {
  return prices.find(({ price_list_id: id }) => id === list)?.unit_price ?? unit_price;
}

function withPrice(product: ProductResource, list: string | undefined, price: string): ProductBody {
  const { object: _, id: __, created_at: ___, ...body } = product;
  if (list === undefined) return { ...body, unit_price: price };
  const others = body.prices.filter(({ price_list_id: id }) => id !== list);
  return { ...body, prices: [...others, { price_list_id: list, unit_price: price }] };
}

function toResource({ revision, steps }: Plan): PriceChangeResource {
  const changed = steps.filter(({ before, after }) => after !== undefined && after !== before);
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

function differenceOf({ before, after }: Step): number {
  return Math.abs(Number(after ?? before) - Number(before)) / Math.max(Number(before), 0.01);
}

function toExample({ product, before, after }: Step): PriceChangeResource['examples'][number] {
  const shown = after ?? decimal(0).toFixed(2);
  return {
    product_id: product.id,
    code: product.code,
    name: product.name,
    before,
    after: shown,
    before_with_iva: priceWithIva(before, product.iva),
    after_with_iva: priceWithIva(shown, product.iva),
    possible: after !== undefined,
  };
}
