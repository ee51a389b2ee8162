import type { StatedLot } from '../../contract/catalog/lots.ts';
import type { MatchSource } from '../../contract/documents/purchases/purchase-inventory.ts';
import type { Outcome, Problem } from '../../contract/problems/problems.ts';
import type { Environment } from '../../documents/kinds.ts';
import type { Regime } from '../../documents/parties/issuer.ts';
import type { GoodsEffect } from '../../documents/purchase/goods/goods-effect.ts';
import type {
  RememberedItem,
  SupplierItem,
  SupplierItemName,
} from '../../documents/purchase/goods/supplier-item.ts';
import type { PurchaseContent } from '../../documents/purchase/purchase-content.ts';
import type { PurchaseAuthorization } from '../../documents/purchase/recorded-purchase.ts';
import type { StatedPrice } from '../../documents/taxes/iva-price.ts';
import type { Actor } from '../operators/permits.ts';

/** What a purchase brings into stock is read from these. */
export interface GoodsReader {
  /** A document that a supplier issued, or a purchase settlement of the business. */
  purchase(scope: PurchasingScope, id: string): Promise<PurchaseOfGoods | undefined>;
  /** What is remembered of a supplier's items with any of these codes. */
  items(
    scope: PurchasingScope,
    supplier: string,
    codes: readonly string[],
  ): Promise<readonly RememberedItem[]>;
  /** Products with any of these codes or barcodes, or identifiers, as they stand in an environment. */
  products(environment: Environment, named: ProductNames): Promise<readonly MatchedProduct[]>;
  /** The newest first. */
  receipts(scope: PurchasingScope, purchaseId: string): Promise<readonly StoredReceipt[]>;
}

/** Goods that purchases brought into stock, what notes of suppliers did to them, and what the lines of each supplier are. */
export interface GoodsReceiptStore extends GoodsReader {
  /** Which purchases of the supplier wait to be entered follows from what is no goods. */
  remember(
    scope: PurchasingScope,
    supplier: string,
    change: { readonly items: readonly ItemChange[]; readonly at: string },
  ): Promise<void>;
  /** Books all of it, once. `plan` says what, from what stands in the transaction that enters it. */
  enter(
    scope: PurchasingScope,
    purchaseId: string,
    plan: (reader: GoodsReader) => Promise<Outcome<NewReceipt>>,
  ): Promise<EnteringGoods>;
  /** Books the opposite, where nothing of it was sold since and it costs what it did then. */
  reverse(scope: PurchasingScope, reversal: ReceiptReversal): Promise<ReversingGoods>;
}

export interface PurchasingScope {
  readonly entityId: string;
  readonly environment: Environment;
}

export interface PurchaseOfGoods {
  readonly content: PurchaseContent;
  readonly taxSupport: string;
  readonly authorization: PurchaseAuthorization;
  /** Of the business that bought. */
  readonly regime: Regime;
  /** Of a note: what it modifies, as far as it was taken in. */
  readonly modified?: ModifiedPurchase | undefined;
  /** Of a settlement: the goods of one that it was issued in the place of are in stock. */
  readonly isReplacedInStock?: boolean;
}

/** Undefined forgets it, and all else of its code that speaks for it. */
export interface ItemChange extends SupplierItemName {
  readonly what: SupplierItem | undefined;
}

export interface ProductNames {
  readonly ids: readonly string[];
  readonly codes: readonly string[];
  readonly barcodes: readonly string[];
}

export interface MatchedProduct extends StatedPrice {
  readonly id: string;
  readonly code: string;
  readonly barcode: string | undefined;
  readonly name: string;
  readonly isActive: boolean;
  readonly tracksLots: boolean;
  /** Dollars, of one unit. */
  readonly unitCost: string | undefined;
  /** Units that are there; undefined while nobody counts it. */
  readonly onHand: string | undefined;
}

/** What a line is, and how that is known. */
export interface LineMatch {
  readonly source: MatchSource;
  readonly item: SupplierItem;
}

export interface StoredReceipt {
  readonly id: string;
  readonly effect: GoodsEffect;
  readonly enteredAt: string;
  readonly actor: Actor | undefined;
  readonly ivaInCost: boolean;
  /** Dollars and cents, within the costs of its lines. */
  readonly freight: string;
  readonly lines: readonly ReceiptLine[];
  readonly products: readonly ReceiptProduct[];
  readonly reversal:
    | { readonly at: string; readonly reason: string | undefined; readonly by: Actor['operator'] | undefined }
    | undefined;
}

export interface ReceiptLine {
  /** Its index in the purchase. */
  readonly line: number;
  readonly productId: string;
  readonly quantity: string;
  /** Dollars and cents. */
  readonly cost: string;
}

/** All of a product that a receipt moved; prices are those of the product then. */
export interface ReceiptProduct extends StatedPrice {
  readonly productId: string;
  readonly code: string;
  readonly name: string;
  readonly quantity: string;
  readonly unitCost: string;
  readonly costBefore: string | undefined;
  /** Undefined where a note took from what had no cost. */
  readonly costAfter: string | undefined;
}

export interface NewReceipt {
  readonly id: string;
  readonly effect: GoodsEffect;
  readonly ivaInCost: boolean;
  /** Dollars and cents, within the costs of its lines. */
  readonly freight: string;
  readonly lines: readonly ReceiptLine[];
  /** What comes in, or goes out, of each product, at which cost of a unit. */
  readonly products: readonly NewReceiptProduct[];
  /** What the movements of the stock say. */
  readonly reason: string;
  /** How what those of its reversal would say begins. */
  readonly reversalReason: string;
  /** Of a note: the receipt of what it modifies, whose lots goods go back from. */
  readonly modifiedReceiptId?: string | undefined;
  readonly actor: Actor | undefined;
  readonly at: string;
}

export interface ModifiedPurchase {
  readonly number: string;
  /** It is still to be entered. */
  readonly isWaiting: boolean;
  /** How its goods came in; undefined while they are not in stock. */
  readonly receipt: Pick<StoredReceipt, 'id' | 'ivaInCost'> | undefined;
}

export interface NewReceiptProduct extends Pick<ReceiptProduct, 'productId' | 'quantity' | 'unitCost'> {
  /** Dollars and cents of all of it. */
  readonly cost: string;
  /** The rest comes in without a lot. */
  readonly lots?: readonly StatedLot[];
}

export type EnteringGoods =
  | { readonly kind: 'entered' }
  /** Somebody entered it before. */
  | { readonly kind: 'there' }
  | { readonly kind: 'no_purchase' }
  /** Nothing was planned, and why. */
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** Its movements came back from the head office, after a backup from before them was restored: it waits no longer. */
  | { readonly kind: 'moved_before' }
  | { readonly kind: 'no_product' }
  /** All there is of these products would cost more than is counted exactly. */
  | { readonly kind: 'too_dear'; readonly lines: readonly ReceiptLine[] };

export interface ReceiptReversal {
  readonly purchaseId: string;
  readonly reason: string | undefined;
  /** What the movements of the stock say. */
  readonly movementReason: string;
  readonly actor: Actor | undefined;
  readonly at: string;
}

export type ReversingGoods =
  | { readonly kind: 'reversed' }
  | { readonly kind: 'not_entered' }
  /** All there is of its products would cost more than is counted exactly. */
  | { readonly kind: 'too_dear'; readonly lines: readonly ReceiptLine[] }
  | ({ readonly kind: 'moved_on' } & MovedOn);

/** Names of products. */
export interface MovedOn {
  /** No product any more, or not counted. */
  readonly uncounted: readonly string[];
  readonly sold: readonly string[];
  /** Counted since: the count has what was booked. */
  readonly counted: readonly string[];
  /** No longer all there. */
  readonly gone: readonly string[];
  /** Their cost changed since. */
  readonly recosted: readonly string[];
}
