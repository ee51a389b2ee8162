import type { Line } from '../../../documents/lines/line.ts';
import { linesByPromotion, type PromotedLine } from '../../../documents/promotions/lines-of-document.ts';
import type { PromotionTerms } from '../../../documents/promotions/promotion.ts';
import { discountsByProduct } from '../../../documents/promotions/promotion-discounts.ts';
import { centsOf } from '../../../documents/values/cents.ts';
import { decimal, sum, toCents } from '../../../documents/values/decimal.ts';
import type { StoredDocument } from '../../../issuing/ports/stored-document.ts';
import { toMillionths } from '../../rows/columns/millionths.ts';
import type { Tables } from '../../schema/tables.ts';
import type { Tx } from '../../sqlite/write-queue.ts';

type SoldPromotion = Tables['sold_promotion'];

/**
 * Keeps what the lines of an invoice sold by promotions, as its metadata says, and what a credit note on it takes back. A
 * correction begins anew. What a line is given beyond its promotion is not the promotion's.
 */
export async function keepSoldPromotions(tx: Tx, document: StoredDocument): Promise<void> {
  const { id, channel, revision, metadata, content } = document;
  if (channel === 'imported') return;
  if (revision > 1) await tx.deleteFrom('sold_promotion').where('document_id', '=', id).execute();
  const rows = await (async () => {
    if (content.object === 'invoice')
      return soldBy(tx, { id, promoted: linesByPromotion(content.lines, metadata) });
    if (content.object !== 'credit_note') return [];
    const invoice = content.modified_document.document_id;
    return invoice === undefined ? [] : takenBack(tx, { id, invoice, lines: content.lines });
  })();
  if (rows.length > 0) await tx.insertInto('sold_promotion').values(rows).execute();
}

/** Of promotions that there are: another till's, or one of before a restore, is nobody's here. */
async function soldBy(
  tx: Tx,
  { id, promoted }: { readonly id: string; readonly promoted: ReadonlyMap<string, readonly PromotedLine[]> },
): Promise<readonly SoldPromotion[]> {
  if (promoted.size === 0) return [];
  const promotions = await tx
    .selectFrom('promotion')
    .select(['id', 'terms_json'])
    .where('id', 'in', [...promoted.keys()])
    .execute();
  return promotions.flatMap(({ id: promotionId, terms_json }) => {
    const terms: PromotionTerms = JSON.parse(terms_json);
    const lines = promoted.get(promotionId) ?? [];
    const entitled = discountsByProduct(
      terms,
      lines.map(({ priced }) => priced),
    );
    const sold = new Map<string, SoldPromotion>();
    for (const [at, { line, priced }] of lines.entries()) {
      const discount = promotionShareOf(line, entitled[at] ?? '0');
      if (discount === 0) continue;
      const before = sold.get(priced.product);
      sold.set(priced.product, {
        document_id: id,
        promotion_id: promotionId,
        code: priced.product,
        quantity: (before?.quantity ?? 0) + toMillionths(line.quantity),
        base: (before?.base ?? 0) + centsOf(decimal(line.net)),
        discount: (before?.discount ?? 0) + discount,
      });
    }
    return [...sold.values()];
  });
}

/** Of the discount of a line without IVA, in cents, what the promotion gives. */
function promotionShareOf({ discount, discount_with_taxes }: Line, entitled: string): number {
  const stated = decimal(discount_with_taxes ?? discount);
  if (stated.lte(entitled)) return centsOf(decimal(discount));
  return centsOf(toCents(decimal(discount).times(entitled).div(stated)));
}

/** What comes back of a code that had promotions, at what it was sold for; never more than was sold. */
async function takenBack(
  tx: Tx,
  { id, invoice, lines }: { readonly id: string; readonly invoice: string; readonly lines: readonly Line[] },
): Promise<readonly SoldPromotion[]> {
  const sold = await tx.selectFrom('sold_promotion').selectAll().where('document_id', '=', invoice).execute();
  return sold.flatMap((row) => {
    const back = lines.filter(({ code, discount }) => code === row.code && decimal(discount).gt(0));
    if (back.length === 0 || row.quantity === 0) return [];
    const quantity = Math.min(
      toMillionths(sum(back.map((line) => decimal(line.quantity))).toFixed()),
      row.quantity,
    );
    const share = (cents: number) => decimal(cents).times(quantity).div(row.quantity).round(0, 1).toNumber();
    const base = Math.min(centsOf(sum(back.map(({ net }) => decimal(net)))), row.base);
    return [{ ...row, document_id: id, quantity, base, discount: share(row.discount) }];
  });
}
