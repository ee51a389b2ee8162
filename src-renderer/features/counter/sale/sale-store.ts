import { createStore, type StoreApi } from 'zustand';
import type { Promotion } from '../../../../src-main/documents/promotions/promotion.ts';
import { decimal, formatQuantity } from '../../../../src-main/documents/values/decimal.ts';
import type { Buyer } from '../../../lib/buyer-draft.ts';
import { today } from '../../../lib/format/today.ts';
import type { Permit } from '../../../lib/workplace/permit-context.ts';
import type { Attempt } from './issue/attempt.ts';
import { isPromotedAnew, promotedLines } from './promoted-lines.ts';
import type { Part } from './sale-amounts.ts';
import { emptySale, type SaleContent } from './sale-content.ts';
import {
  changeLine,
  isSamePrice,
  type LineChange,
  lineOfDay,
  type NewSaleLine,
  repriceLine,
  type SaleLine,
} from './sale-line.ts';

/** A sale that was just issued: what the ticket view shows until the next one begins. */
export interface IssuedSale {
  readonly documentId: string;
  /** Cash to hand back. */
  readonly change: string;
}

export interface SaleState extends SaleContent {
  /** Idempotency-Key of the sale: however often charging is tried, one document comes of it. */
  readonly saleId: string;
  readonly selectedKey: string | undefined;
  readonly issued: IssuedSale | undefined;
  /** How it was sent to be issued without hearing what became of it: one of these may be a document already. */
  readonly attempts: readonly Attempt[];
  /** Those of the shop; undefined until they are known. */
  readonly promotions: readonly Promotion[] | undefined;
  /** Sells by these promotions from now on, or by the same ones on another day. */
  setPromotions(promotions: readonly Promotion[] | undefined): void;
  /** Adds a line, or its quantity to the same product's line; begins a new sale after an issued one. */
  add(line: NewSaleLine): void;
  /** `permit`: what somebody gave for it, which the document names. */
  change(key: string, change: LineChange, permit?: Permit): void;
  remove(key: string): void;
  /** A line that was removed, at its index again, with what the sale was beside its lines. */
  putBack(line: SaleLine, index: number, beside: BesideLines): void;
  select(key: string): void;
  /** `priceListId`: the customer's own list, by which it is sold from now on. */
  setBuyer(buyer: Buyer | undefined, priceListId?: string): void;
  choosePriceList(priceListId: string | undefined): void;
  /** `permit`: of who may, for one over the limit. */
  setDiscount(discount: Part | undefined, permit?: Permit): void;
  /** Somebody who may has allowed every discount as it now is. */
  allowDiscounts(permit: Permit): void;
  /** Somebody allowed what the service asked for. */
  allow(permit: Permit): void;
  setTip(tip: Part | undefined): void;
  setNote(note: string): void;
  /** The proforma it comes of. */
  setProforma(id: string | undefined): void;
  /** How it was paid already. */
  setPayments(payments: SaleContent['payments']): void;
  /** Notes that the sale is being sent, before it is. */
  attempt(attempt: Attempt): void;
  /** The service refused what was sent last: nothing came of it. */
  forgetAttempt(): void;
  finish(issued: IssuedSale): void;
  /** Takes up a sale that was put aside, or left by another window with its keys, instead of the one in hand. */
  resume(content: SaleContent | SaleToResume): void;
  /** Empties the counter for the next customer. */
  startOver(): void;
}

/** What comes with the lines of a proforma. */
export type BesideLines = Pick<SaleContent, 'proforma' | 'tip' | 'note'>;

/** What of a sale outlives the window: what is sold, and the keys by which it is issued once. */
type SaleToResume = SaleContent & Pick<SaleState, 'saleId' | 'attempts'>;

export function createSaleStore(newId: () => string, draft?: SaleToResume): StoreApi<SaleState> {
  const fresh = () => ({
    ...emptySale,
    saleId: newId(),
    selectedKey: undefined,
    issued: undefined,
    attempts: [],
  });
  return createStore((setState) => {
    const set = (change: Partial<SaleState> | ((sale: SaleState) => Partial<SaleState>)) =>
      setState((sale) => promoted(sale, typeof change === 'function' ? change(sale) : change));
    return {
      promotions: undefined,
      setPromotions: (promotions) => set({ promotions }),
      ...fresh(),
      ...draft,
      ...(draft && { lines: linesOfToday(draft) }),
      selectedKey: draft?.lines.at(-1)?.key,
      add: (line) =>
        set((sale) => ({ ...withLine(sale.lines, line, newId), ...allowedAnew(sale), issued: undefined })),
      change: (key, change, permit) =>
        set((sale) => ({
          lines: sale.lines.map((line) => (line.key === key ? changeLine(line, change) : line)),
          approvals: withApproval(sale.approvals, permit),
          ...(isWorthAnother(change) && allowedAnew(sale)),
        })),
      remove: (key) =>
        set((sale) => {
          const left = withoutLine(sale.lines, key);
          return { ...left, ...allowedAnew(sale), ...(left.lines.length === 0 && withoutProforma(sale)) };
        }),
      putBack: (line, index, { proforma, tip, note }) =>
        set((sale) => ({
          ...{ proforma, tip, note },
          lines: sale.lines.toSpliced(index, 0, line),
          selectedKey: line.key,
          ...allowedAnew(sale),
        })),
      select: (selectedKey) => set({ selectedKey }),
      setBuyer: (buyer, priceListId) =>
        set(({ lines, priceList }) => {
          if (priceListId !== undefined)
            return { buyer, ...soldBy(lines, { id: priceListId, isOfCustomer: true }) };
          return priceList?.isOfCustomer ? { buyer, ...soldBy(lines, undefined) } : { buyer };
        }),
      choosePriceList: (id) =>
        set(({ lines }) => soldBy(lines, id === undefined ? undefined : { id, isOfCustomer: false })),
      setDiscount: (discount, permit) =>
        set(({ approvals }) => ({
          discount,
          isDiscountAllowed: permit !== undefined,
          approvals: withApproval(approvals, permit),
        })),
      allowDiscounts: (permit) =>
        set(({ lines, approvals }) => ({
          approvals: withApproval(approvals, permit),
          isDiscountAllowed: true,
          lines: lines.map((line) => ({ ...line, isDiscountAllowed: true })),
        })),
      allow: (permit) => set(({ approvals }) => ({ approvals: withApproval(approvals, permit) })),
      setTip: (tip) => set({ tip }),
      setNote: (note) => set({ note }),
      setProforma: (proforma) => set({ proforma }),
      setPayments: (payments) => set({ payments }),
      attempt: (attempt) =>
        set(({ attempts }) => ({ attempts: [...attempts, attempt].slice(-ATTEMPTS_KEPT) })),
      forgetAttempt: () => set(({ attempts }) => ({ attempts: attempts.slice(0, -1) })),
      finish: (issued) => set({ ...fresh(), issued }),
      resume(content) {
        const lines = linesOfToday(content);
        set({ ...fresh(), ...content, lines, selectedKey: lines.at(-1)?.key });
      },
      startOver: () => set(fresh()),
    };
  });
}

/** Whether promotions apply as they are loaded: the total of a sale in hand does not change before it is charged. */
export function isOpenToPromotions({ lines, promotions }: SaleState): boolean {
  return lines.length === 0 || promotions === undefined;
}

/** A change of a sale with the promotions that its lines then have today. */
function promoted(sale: SaleState, change: Partial<SaleState>): Partial<SaleState> {
  if (!('lines' in change || 'priceList' in change || 'promotions' in change)) return change;
  const { lines, priceList, promotions } = { ...sale, ...change };
  const anew = promotedLines(lines, { promotions, priceListId: priceList?.id, day: today() });
  if (anew === lines) return change;
  return {
    ...change,
    lines: anew,
    ...(isPromotedAnew(lines, anew) && 'promotions' in change && allowedAnew(sale)),
  };
}

/** Nobody charges one sale in vain more often than this and still expects an answer to the first. */
const ATTEMPTS_KEPT = 10;

/** As many as the text of a document's metadata holds. */
export const APPROVALS_NAMED = 12;

function withApproval(approvals: readonly string[], permit: Permit | undefined): string[] {
  const approvalId = permit?.approvalId;
  return (approvalId === undefined ? [...approvals] : [...approvals, approvalId]).slice(-APPROVALS_NAMED);
}

/** What is worth another sum has another discount too, as has what gets one of its own. */
function isWorthAnother({ quantity, unitPrice, discount, isTourism, isPromotionOff }: LineChange): boolean {
  return [quantity, unitPrice, discount, isTourism, isPromotionOff].some((part) => part !== undefined);
}

/** What was put aside on another day. */
function linesOfToday({ lines }: SaleContent): SaleContent['lines'] {
  return lines.map((line) => lineOfDay(line, today()));
}

/** Of a proforma whose lines were all removed nothing is left: what is sold next is another sale. */
function withoutProforma({ proforma }: SaleContent): Partial<BesideLines> {
  return proforma === undefined ? {} : { proforma: undefined, tip: undefined, note: '' };
}

/** The whole sale's discount was allowed for what was being sold: for anything else it is asked again. */
function allowedAnew({ isDiscountAllowed }: SaleContent): Partial<SaleContent> {
  return isDiscountAllowed ? { isDiscountAllowed: false } : {};
}

function soldBy(lines: readonly SaleLine[], priceList: SaleContent['priceList']) {
  return { priceList, lines: lines.map((line) => repriceLine(line, priceList?.id)) };
}

type LinesAndSelection = { readonly lines: SaleLine[]; readonly selectedKey: string | undefined };

function withLine(lines: readonly SaleLine[], added: NewSaleLine, newId: () => string): LinesAndSelection {
  const same = lines.find((line) => isSameSale(line, added));
  if (!same) {
    const line = { ...added, key: newId() };
    return { lines: [...lines, line], selectedKey: line.key };
  }
  const quantity = formatQuantity(decimal(same.quantity).plus(added.quantity));
  return {
    lines: lines.map((line) => (line === same ? { ...line, quantity } : line)),
    selectedKey: same.key,
  };
}

/** Only an untouched line of the same product takes more of it. */
function isSameSale(line: SaleLine, added: NewSaleLine): boolean {
  return (
    added.productId !== undefined &&
    !line.isWeighed &&
    !added.isWeighed &&
    line.productId === added.productId &&
    isSamePrice(line, added) &&
    !line.note &&
    (line.promotion !== undefined || Number(line.discount) === 0)
  );
}

function withoutLine(lines: readonly SaleLine[], key: string): LinesAndSelection {
  const index = lines.findIndex((line) => line.key === key);
  const left = lines.filter((line) => line.key !== key);
  return { lines: left, selectedKey: left[Math.min(Math.max(index, 0), left.length - 1)]?.key };
}
