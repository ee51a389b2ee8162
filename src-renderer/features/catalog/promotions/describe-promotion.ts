import type { TFunction } from 'i18next';
import type { PromotionResource } from '../../../../src-main/contract/catalog/promotion.ts';
import type { PromotionTerms } from '../../../../src-main/documents/promotions/promotion.ts';
import { formatDate, formatMoney } from '../../../lib/format/format.ts';

/** From Monday, which is day 1. */
export const weekdayNames = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

/** What it gives: `10 %`, `$ 1.99`, `3 × 2`. */
export function termsLabel(terms: PromotionTerms): string {
  switch (terms.kind) {
    case 'percent':
      return `−${terms.percent}\u00a0%`;
    case 'price':
      return formatMoney(terms.unit_price_with_taxes);
    case 'n_for_m':
      return `${terms.take} × ${terms.pay}`;
  }
}

/** On what: all, or how many products and which categories. */
export function scopeLabel({ products, categories }: PromotionResource, t: TFunction): string {
  const parts = [
    ...(products.length > 0 ? [t('promotions.productCount', { count: products.length })] : []),
    ...categories,
  ];
  return parts.length === 0 ? t('promotions.everything') : parts.join(', ');
}

/** When: its days, and those of the week. */
export function periodLabel({ from, until, weekdays }: PromotionResource, t: TFunction): string {
  const days = (() => {
    if (from !== undefined && until !== undefined) {
      return from === until ? formatDate(from) : `${formatDate(from)} – ${formatDate(until)}`;
    }
    if (from !== undefined) return t('promotions.since', { date: formatDate(from) });
    return until === undefined ? t('promotions.always') : t('promotions.upTo', { date: formatDate(until) });
  })();
  const names = weekdayNames.flatMap((name, index) =>
    weekdays.includes(index + 1) ? [t(`promotions.weekdays.${name}`)] : [],
  );
  return names.length === 0 ? days : `${days} · ${names.join(', ')}`;
}
