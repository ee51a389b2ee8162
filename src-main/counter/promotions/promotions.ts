import {
  PROMOTIONS_AT_MOST,
  type PricedCart,
  type PricedCartBody,
  type PromotionBody,
  type PromotionListQuery,
  type PromotionPreview,
  type PromotionResource,
  type PromotionResult,
  type PromotionResultsQuery,
  promotionBody,
} from '../../contract/catalog/promotion.ts';
import type { Outcome } from '../../contract/problems/problems.ts';
import { refuse } from '../../contract/problems/refuse.ts';
import { checkBody } from '../../documents/body/check-body.ts';
import { promotionStatusOf } from '../../documents/promotions/promotion.ts';
import { decimal, formatAmount, formatQuantity } from '../../documents/values/decimal.ts';
import { ecuadorDate } from '../../documents/values/ecuador-time.ts';
import type { Fault } from '../../documents/values/fault.ts';
import type { Scope } from '../../reading/document-reading-store.ts';
import type { ProductStore } from '../catalog/product-store.ts';
import { alreadyTaken, notFound } from '../catalog/refuse.ts';
import { priceCart } from './price-cart.ts';
import { type PreviewDependencies, previewOf } from './promotion-preview.ts';
import type { PromotionStore, SavedPromotion, StoredPromotion } from './promotion-store.ts';
import { type CatalogLookups, unknownReferences } from './unknown-references.ts';

export interface PromotionDependencies {
  readonly store: PromotionStore;
  readonly catalog: CatalogLookups['catalog'] & PreviewDependencies['catalog'];
  readonly products: CatalogLookups['products'] & Pick<ProductStore, 'byCodes'>;
  readonly now: () => Date;
  readonly newId: () => string;
}

export type Promotions = ReturnType<typeof makePromotions>;

/** What the shop sells for less, on some days, to some customers. */
export function makePromotions(dependencies: PromotionDependencies) {
  const { store, catalog, products, now, newId } = dependencies;

  /** Everything that is wrong with a body, at once. */
  async function checked(body: unknown, before?: PromotionBody): Promise<Outcome<PromotionBody>> {
    const read = checkBody(promotionBody, body);
    const faults: readonly Fault[] = [
      ...(read.ok ? [] : read.faults),
      ...(await unknownReferences({ catalog, products }, body, before)),
    ];
    return read.ok && faults.length === 0
      ? { ok: true, value: read.value }
      : refuse({ code: 'validation_failed', errors: faults });
  }

  const limit = () => ({ most: PROMOTIONS_AT_MOST, day: ecuadorDate(now()) });

  function outcomeOf(saved: SavedPromotion): Outcome<PromotionResource> {
    switch (saved.kind) {
      case 'saved':
        return { ok: true, value: toResource(saved.promotion, ecuadorDate(now())) };
      case 'taken':
        return alreadyTaken('/name', 'Ya hay una promoción con este nombre.');
      case 'too_many':
        return refuse({
          code: 'invalid_state',
          detail: `Puede haber hasta ${PROMOTIONS_AT_MOST} promociones que no hayan terminado: borre una, o dele un último día que ya pasó.`,
        });
      case 'unknown':
        return notFound;
    }
  }

  return {
    async all({ status }: PromotionListQuery): Promise<readonly PromotionResource[]> {
      const today = ecuadorDate(now());
      const all = (await store.all()).map((promotion) => toResource(promotion, today));
      return status === undefined ? all : all.filter((promotion) => promotion.status === status);
    },

    async create(body: unknown): Promise<Outcome<PromotionResource>> {
      const read = await checked(body);
      if (!read.ok) return read;
      const at = now().toISOString();
      return outcomeOf(await store.insert({ id: newId(), body: read.value, at, limit: limit() }));
    },

    async replace(id: string, body: unknown): Promise<Outcome<PromotionResource>> {
      const [before] = await store.byIds([id]);
      if (!before) return notFound;
      const read = await checked(body, before);
      return read.ok ? outcomeOf(await store.replace({ id, body: read.value, limit: limit() })) : read;
    },

    async remove(id: string): Promise<Outcome<undefined>> {
      switch (await store.remove(id)) {
        case 'removed':
          return { ok: true, value: undefined };
        case 'sold':
          return refuse({
            code: 'invalid_state',
            detail: 'Ya se vendió con esta promoción: apáguela, y lo vendido sigue en su informe.',
          });
        case 'unknown':
          return notFound;
      }
    },

    async preview(body: unknown): Promise<Outcome<PromotionPreview>> {
      const read = checkBody(promotionBody, body);
      return read.ok
        ? { ok: true, value: await previewOf({ catalog, products }, read.value) }
        : refuse({ code: 'validation_failed', errors: read.faults });
    },

    async price(cart: PricedCartBody): Promise<Outcome<PricedCart>> {
      const promotions = await store.all();
      const sold = await products.byCodes(cart.lines.map(({ code }) => code));
      const priceLists = await catalog.priceLists();
      return priceCart(cart, { products: sold, priceLists, promotions, day: ecuadorDate(now()) });
    },

    async results(scope: Scope, period: PromotionResultsQuery): Promise<readonly PromotionResult[]> {
      return (await store.sold(scope, period)).map(({ promotionId, quantity, base, discount }) => ({
        object: 'promotion_result',
        promotion_id: promotionId,
        environment: scope.environment,
        quantity: formatQuantity(decimal(quantity).div(MILLION)),
        sales: formatAmount(decimal(base).div(100)),
        discount: formatAmount(decimal(discount).div(100)),
      }));
    },
  };
}

const MILLION = 1_000_000;

function toResource({ createdAt, ...promotion }: StoredPromotion, today: string): PromotionResource {
  return {
    object: 'promotion',
    ...promotion,
    status: promotionStatusOf(promotion, today),
    created_at: createdAt,
  };
}
